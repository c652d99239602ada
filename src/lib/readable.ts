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

/** A promise of a value that is there: `use` reads it at once, also in the turn in which it is made. */
export const settledReadable = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
