/** The promise's value, or `fallback` if it takes longer than `ms`. Rejects if the promise does so before. */
export function soonest<T>(promise: Promise<T>, fallback: T, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(fallback), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
