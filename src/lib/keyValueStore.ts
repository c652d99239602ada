/**
 * Text storage that never throws: values are kept in memory if the browser blocks the storage or it is full (trust:
 * storage throws or is full).
 */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * `open` is called each time, since even accessing a blocked storage throws. Memory holds only the values that the
 * storage refused, and is read first: a full storage still has the older value.
 */
export function safeStore(open: () => Storage): KeyValueStore {
  const memory = memoryStore();
  return {
    get(key) {
      const kept = memory.get(key);
      if (kept !== null) return kept;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value);
        memory.remove(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.remove(key);
      try {
        open().removeItem(key);
      } catch {
        // Blocked: nothing was stored there.
      }
    },
  };
}
