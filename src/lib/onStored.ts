/** Reports that another tab has changed the stored value of `key`. Silent where the browser blocks the storage. */
export function onStored(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
