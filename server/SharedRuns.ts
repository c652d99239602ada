/** Tells a run whether what it works with still counts. */
export type IsCurrent = () => boolean;

/** Work on things with a key, such as pages, pictures, rounds and bets: concurrent calls for one of them share a run. */
export class SharedRuns<T> {
  readonly #running = new Map<string, Promise<T>>();
  /** Counts the calls of `outdate`. */
  #turn = 0;

  /** The result of the run under way for `key`, else of `run`, which begins now. */
  of(key: string, run: (isCurrent: IsCurrent) => Promise<T>): Promise<T> {
    const known = this.#running.get(key);
    if (known !== undefined) return known;
    const turn = this.#turn;
    const started = run(() => turn === this.#turn).finally(() => {
      if (this.#running.get(key) === started) this.#running.delete(key);
    });
    this.#running.set(key, started);
    return started;
  }

  /** Something has changed: later calls begin runs of their own, and those under way are told by `isCurrent`. */
  outdate(): void {
    this.#turn += 1;
    this.#running.clear();
  }
}
