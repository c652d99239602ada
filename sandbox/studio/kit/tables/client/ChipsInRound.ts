import type { BetPhase } from './SharedController.ts';

export interface ChipsInRoundOptions<Round> {
  /** Nobody may move the chips. */
  readonly lock: (locked: boolean) => void;
  /** Shows the chips of a bet that is in, as after a reload. */
  readonly restore: (round: Round) => void;
  /** The chips leave the table, and can be repeated. */
  readonly clear: () => void;
}

/** The chips of a player at a shared table: free until they are bet, and on the table until they are paid. */
export class ChipsInRound<Round extends { readonly id: string }> {
  private phase: BetPhase = 'none';
  /** The bet whose chips are on the table. */
  private shown = '';
  /** The end of a bet that is being shown. */
  private ending: (() => void) | null = null;

  constructor(private readonly options: ChipsInRoundOptions<Round>) {}

  update(phase: BetPhase, round: Round | null): void {
    this.phase = phase;
    if (phase === 'in' && round !== null) this.put(round);
    this.lock();
  }

  /**
   * The bet is over. Its end is shown by `pay` after `before`, for `ms`; null: the table is at something else, and the
   * chips leave at once.
   */
  async end(round: Round, before: Promise<void> | null, ms: number, pay: () => void): Promise<void> {
    this.put(round);
    const finished = new Promise<void>((resolve) => {
      this.ending = resolve;
    });
    const mine = this.ending;
    if (before === null) this.finish();
    this.lock();
    await Promise.race([before, finished]);
    if (this.ending !== mine) return;
    pay();
    const timer = setTimeout(() => this.finish(), ms);
    await finished;
    clearTimeout(timer);
  }

  /** Ends at once what is being shown; false if nothing was. */
  finish(): boolean {
    const { ending } = this;
    if (ending === null) return false;
    this.ending = null;
    this.options.clear();
    this.lock();
    ending();
    return true;
  }

  private put(round: Round): void {
    if (this.shown === round.id) return;
    this.finish();
    this.shown = round.id;
    this.options.restore(round);
  }

  private lock(): void {
    this.options.lock(this.phase !== 'none' || this.ending !== null);
  }
}
