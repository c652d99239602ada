/** Waits that the player can skip. A skip applies to all waits until `reset`, so that a whole sequence is skipped. */
export class Pacer {
  private isHurried = false;
  private end: (() => void) | null = null;

  get hurried(): boolean {
    return this.isHurried;
  }

  /** Begins a new sequence at normal speed. */
  reset(): void {
    this.isHurried = false;
  }

  /** Ends the current wait and all others until `reset`. */
  hurry(): void {
    this.isHurried = true;
    this.end?.();
  }

  async wait(ms: number): Promise<void> {
    if (this.isHurried || ms <= 0) {
      return;
    }
    await new Promise<void>((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        this.end = null;
        resolve();
      };
      const timer = setTimeout(finish, ms);
      this.end = finish;
    });
  }
}
