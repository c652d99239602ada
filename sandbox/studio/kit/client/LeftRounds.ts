import type { PlayRound, PlaySession } from './protocol.ts';
import type { RoundController } from './RoundController.ts';

export interface LeftRoundsOptions<Bet, Move, View> {
  readonly controller: () => RoundController<Bet, Move, View>;
  /** Asks the studio for the session as it now stands. */
  readonly open: () => Promise<PlaySession<Bet, Move, View>>;
  /** Shows the next commitment. */
  readonly adopt: (fresh: PlaySession<Bet, Move, View>) => void;
  /** A round is about to be shown that this page has not begun. */
  readonly begin: (round: PlayRound<Bet, Move, View>) => void;
}

/** Takes over rounds that this page has not begun: left at the last visit, or played on in another window. */
export class LeftRounds<Bet, Move, View> {
  /** A round is being shown that this page has not begun. */
  isShowing = false;
  /** The state was to be taken over while a round was on its way or being shown. */
  isDue = false;

  constructor(private readonly options: LeftRoundsOptions<Bet, Move, View>) {}

  /** Takes over the server's state: the balance, and a round that was begun or went on in another window. */
  async synchronise(): Promise<void> {
    const { open, adopt, controller } = this.options;
    this.isDue = !this.isQuiet();
    if (this.isDue) return;
    const fresh = await open().catch(() => null);
    if (fresh === null || !this.isQuiet()) return;
    controller().updateBalance(fresh.balance);
    adopt(fresh);
    const round = fresh.openRound ?? fresh.unshownRound;
    const known = controller().round;
    if (round === null) controller().dropRound();
    else if (round.id !== known?.id || round.moves.length !== known.moves.length)
      await this.resume(round, fresh.balance);
  }

  /** The controller has come to another phase: makes up for what was due. */
  rested(): void {
    if (this.isDue && this.isQuiet()) void this.synchronise();
  }

  async resume(round: PlayRound<Bet, Move, View>, balance: bigint): Promise<void> {
    const { begin, controller } = this.options;
    this.isShowing = true;
    begin(round);
    try {
      await controller().resume(round, balance);
    } finally {
      this.isShowing = false;
    }
  }

  /** Whether nothing is on its way or being shown. */
  private isQuiet(): boolean {
    const { phase } = this.options.controller();
    return phase === 'idle' || phase === 'open';
  }
}
