/**
 * Marks a promise the way React's `use` does, once it is settled: what has arrived is then read without suspending, in
 * a server render too, which cannot wait.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
