/** What happens at the tables: bets that were taken, and cash-outs with their multiplier in hundredths. */
export interface FloorWatcher {
  bet(): void;
  cashOut(at: number): void;
}

/**
 * The tables' traffic in this process. What counts for a cash-out is when its call arrived, but writing it down takes
 * time: a round's bets are ended only once every call that arrived before has been written.
 */
export class TableFloor {
  /** Calls whose table is not known yet. */
  private readonly arriving = new Set<Promise<void>>();
  private readonly running = new Map<string, Set<Promise<void>>>();
  private readonly watchers = new Map<string, FloorWatcher>();

  /** Tells what happens at the game's table; one watcher per game. */
  watch(game: string, watcher: FloorWatcher): void {
    this.watchers.set(game, watcher);
  }

  bet(game: string): void {
    this.watchers.get(game)?.bet();
  }

  cashOut(game: string, at: number): void {
    this.watchers.get(game)?.cashOut(at);
  }

  /**
   * Runs a move from the arrival of its call on. Until `read` has told whose it is, it may be a cash-out at any table, so
   * no round ends meanwhile.
   */
  async take<S extends { readonly game: string }, T>(
    read: () => Promise<S>,
    run: (session: S) => Promise<T>,
  ): Promise<T> {
    let isKnown: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      isKnown = resolve;
    });
    this.arriving.add(arrival);
    try {
      const session = await read();
      const here = this.running.get(session.game) ?? new Set<Promise<void>>();
      this.running.set(session.game, here);
      const call = run(session);
      const written = call.then(
        () => undefined,
        () => undefined,
      );
      here.add(written);
      void written.then(() => here.delete(written));
      return call;
    } finally {
      this.arriving.delete(arrival);
      isKnown();
    }
  }

  /** Resolves when the cash-outs that are on their way now have been written or refused. */
  async written(game: string): Promise<void> {
    await Promise.all(this.arriving);
    const running = this.running.get(game);
    if (running !== undefined) await Promise.all(running);
  }
}
