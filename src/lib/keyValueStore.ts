/** Text storage that never throws: where the browser blocks or fills it, values live in memory (trust: storage throws or is full). */
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

/** `open` is asked each time, since merely naming a blocked storage throws. */
export function safeStore(open: () => Storage): KeyValueStore {
  const memory = memoryStore();
  return {
    get(key) {
      try {
        return open().getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set(key, value) {
      memory.set(key, value);
      try {
        open().setItem(key, value);
      } catch {
        // Blocked or full: the copy in memory serves this page.
      }
    },
    remove(key) {
      memory.remove(key);
      try {
        open().removeItem(key);
      } catch {
        // Blocked: there was nothing to remove.
      }
    },
  };
}
