/**
 * Marks a settled promise as React's `use` does, so that `use` reads it without suspending; also in a server render,
 * which cannot wait.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
