/** Waits that the player can cut short. Cutting lasts until `reset`, so that a whole passage is skipped at once. */
export class Pacer {
  private isHurried = false;
  private end: (() => void) | null = null;

  get hurried(): boolean {
    return this.isHurried;
  }

  /** Begins a new passage, at normal pace. */
  reset(): void {
    this.isHurried = false;
  }

  /** Ends the present wait and every other one until `reset`. */
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
