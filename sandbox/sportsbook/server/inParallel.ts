/**
 * Works through all items, `most` of them at once, so that one slow answer does not hold up the others. Throws the first
 * failure after all have ended.
 */
export async function inParallel<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...items];
  const failures: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: most }, lane));
  if (failures.length > 0) throw failures[0];
}
