type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * Whether two values are made of the same parts: the same object, or records of such, `depth` levels down. For answers
 * that are replaced and never changed; deeper differences of other objects count as differences.
 */
export function haveSameParts(one: unknown, other: unknown, depth: number): boolean {
  if (Object.is(one, other)) return true;
  if (depth === 0 || !isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && haveSameParts(one[name], other[name], depth - 1))
  );
}
