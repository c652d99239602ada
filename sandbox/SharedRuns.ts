/** Work on things with an id, such as rounds and bets: concurrent calls for one of them share a run. */
export class SharedRuns<T> {
  private readonly running = new Map<string, Promise<T>>();

  of(id: string, run: () => Promise<T>): Promise<T> {
    const known = this.running.get(id);
    if (known !== undefined) return known;
    const started = run().finally(() => this.running.delete(id));
    this.running.set(id, started);
    return started;
  }
}
