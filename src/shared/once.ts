/** What takes long to make is made once for each key, when it is first asked for; after a failure it is made again. */
export function onceEach<K, T>(make: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const making = make(key);
    known.set(key, making);
    making.catch(() => known.delete(key));
    return making;
  };
}

/** The same of one thing. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  const only = onceEach<null, T>(() => make());
  return () => only(null);
}
