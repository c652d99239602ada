/** Number of open connections per key (a player, an address) in this process. */
export class OpenCount {
  private readonly open = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes one place and returns a function that releases it, once; null if the key has no place left. */
  take(key: string): (() => void) | null {
    const count = this.open.get(key) ?? 0;
    if (count >= this.most) return null;
    this.open.set(key, count + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.open.get(key) ?? 1) - 1;
      if (left === 0) this.open.delete(key);
      else this.open.set(key, left);
    };
  }
}
