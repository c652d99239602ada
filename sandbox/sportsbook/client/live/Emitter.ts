/** Listeners by key. A change of one thing wakes only those who show it. */
export class Emitter {
  private readonly listeners = new Map<string, Set<() => void>>();

  on(key: string, listener: () => void): () => void {
    const known = this.listeners.get(key) ?? new Set();
    known.add(listener);
    this.listeners.set(key, known);
    return () => {
      known.delete(listener);
      if (known.size === 0) this.listeners.delete(key);
    };
  }

  emit(key: string): void {
    for (const listener of this.listeners.get(key) ?? []) listener();
  }
}
