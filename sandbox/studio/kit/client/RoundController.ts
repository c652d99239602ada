import { BalanceReading } from '../../client/BalanceReading.ts';
import type { Clock } from '../../client/SpinController.ts';
import type { Commitment } from '../../client/protocol.ts';
import { StudioCallError } from '../../client/StudioCallError.ts';
import { askUntilKnown, FIRST_RETRY_MS } from './askUntilKnown.ts';
import type { PlayApi } from './playApi.ts';
import type { PlayAnswer, PlayRound } from './protocol.ts';

/** The game's presentation of a round. It gets nothing of a result before `show`. */
export interface RoundShow<Round> {
  /** The stake is being taken, or a move is being made. */
  start(): void;
  /** Presents the round as it now stands; resolves when it has been shown or skipped. */
  show(round: Round): Promise<void>;
  /** Ends the running animation early. */
  hurry(): void;
  /** Goes back to before the bet or move, since it was refused. */
  cancel(): void;
}

/**
 * `waiting`: a bet or move is on its way; `checking`: its outcome is not known yet; `open`: the player moves; `resting`:
 * the minimum time of a round is not over.
 */
export type RoundPhase = 'idle' | 'waiting' | 'checking' | 'showing' | 'open' | 'resting' | 'closed';

export interface RoundEvents<Round> {
  phase(phase: RoundPhase): void;
  /** The balance to show. It includes a win only after the win was shown. */
  balance(amount: bigint): void;
  /** The server has taken the stake. */
  started(round: Round): void;
  /** The end of a round was shown. */
  shown(round: Round): void;
  commitment(commitment: Commitment): void;
  refused(error: StudioCallError): void;
}

export interface RoundControllerOptions<Bet, Move, View> {
  readonly api: Pick<PlayApi<Bet, Move, View>, 'bet' | 'move' | 'shown'>;
  readonly clock: Clock;
  readonly show: RoundShow<PlayRound<Bet, Move, View>>;
  readonly events: RoundEvents<PlayRound<Bet, Move, View>>;
  readonly newRequestId: () => string;
  readonly session: string;
  readonly minRoundMs: number;
  readonly balance: bigint;
  /** The balance as the server has it now, when the known one does not suffice; null if it does not say. */
  readonly freshBalance: () => Promise<bigint | null>;
}

/** In ms: a second press within this time is a double click, not a wish to skip. */
const DOUBLE_CLICK_MS = 280;
const SHOWN_ATTEMPTS = 4;

/**
 * Runs rounds of a bet and moves. Money rules: one press has one request id or move number; while the outcome is unknown
 * the same call is repeated; a round never begins before `minRoundMs` after the last one.
 */
export class RoundController<Bet, Move, View> {
  phase: RoundPhase = 'idle';
  /** The round that is open or was shown last; null before the first, and once an open one is gone. */
  round: PlayRound<Bet, Move, View> | null = null;
  private balance: bigint;
  private readonly reading: BalanceReading;
  private pressedAt = Number.NEGATIVE_INFINITY;
  private startedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: RoundControllerOptions<Bet, Move, View>) {
    this.balance = options.balance;
    this.reading = new BalanceReading(options.freshBalance);
  }

  /** What a bet may use: the balance without a win that is not shown yet. */
  get available(): bigint {
    return this.balance;
  }

  /** Milliseconds until a round may begin; 0 when it may. */
  get restMs(): number {
    return Math.max(0, this.startedAt + this.options.minRoundMs - this.options.clock.now());
  }

  /** Sets the balance reported by the server; ignored while something is on its way or being shown. */
  updateBalance(amount: bigint): void {
    if (this.phase === 'waiting' || this.phase === 'checking' || this.phase === 'showing') return;
    this.balance = amount;
    this.options.events.balance(amount);
  }

  /** Begins a round. Does nothing unless idle; a cost above the balance, read anew, is refused here. */
  async bet(stake: bigint, bet: Bet, clientSeed: string, cost = stake): Promise<void> {
    const { api, clock, events, show, session, newRequestId } = this.options;
    if (this.phase !== 'idle' || this.reading.isUnderWay) return;
    if (cost > this.balance) await this.reading.forPress((fresh) => this.updateBalance(fresh));
    if (this.phase !== 'idle') return;
    if (cost > this.balance) {
      events.refused(new StudioCallError('InsufficientFunds', 'The balance is below the stake'));
      return;
    }
    const call = { session, stake, bet, clientSeed, requestId: newRequestId() };
    this.pressedAt = clock.now();
    this.setPhase('waiting');
    events.balance(this.balance - cost);
    show.start();
    const answer = await this.ask(() => api.bet(call));
    if (answer instanceof StudioCallError) {
      this.giveUp(answer, 'idle');
      return;
    }
    this.startedAt = clock.now() - answer.sinceStartMs;
    events.started(answer.round);
    events.commitment(answer.commitment);
    await this.present(answer.round, answer.balance);
  }

  /** Makes a move in the open round. Does nothing in any other phase. */
  async move(move: Move): Promise<void> {
    const { api, clock, show, session } = this.options;
    const { round } = this;
    if (this.phase !== 'open' || round === null) return;
    const call = { session, roundId: round.id, move, index: round.moves.length };
    this.pressedAt = clock.now();
    this.setPhase('waiting');
    show.start();
    const answer = await this.ask(() => api.move(call));
    if (answer instanceof StudioCallError) this.giveUp(answer, 'open');
    else await this.present(answer.round, answer.balance);
  }

  /** Ends the running animation, unless the press is the second of a double click. */
  hurry(): void {
    const { clock, show } = this.options;
    if (this.phase === 'showing' && clock.now() - this.pressedAt >= DOUBLE_CLICK_MS) show.hurry();
  }

  /** Shows a round that was left open, or whose end was not shown. Nothing is staked again. */
  async resume(round: PlayRound<Bet, Move, View>, balance = this.balance): Promise<void> {
    if (this.phase !== 'idle' && this.phase !== 'open') return;
    this.pressedAt = this.options.clock.now();
    await this.present(round, balance);
  }

  /** Forgets an open round that the server no longer has. */
  dropRound(): void {
    if (this.phase !== 'open') return;
    this.round = null;
    this.setPhase('idle');
  }

  private giveUp(error: StudioCallError, back: RoundPhase): void {
    const { show, events } = this.options;
    show.cancel();
    events.balance(this.balance);
    if (error.commitment !== null) events.commitment(error.commitment);
    this.setPhase(error.kind === 'SessionExpired' ? 'closed' : back);
    events.refused(error);
  }

  private async present(round: PlayRound<Bet, Move, View>, balance: bigint): Promise<void> {
    const { events, show, clock } = this.options;
    this.round = round;
    this.setPhase('showing');
    events.balance(balance - (round.totalWin ?? 0n));
    await show.show(round);
    this.balance = balance;
    events.balance(balance);
    if (!round.isOver) {
      this.setPhase('open');
      return;
    }
    events.shown(round);
    void this.reportShown(round.id);
    this.setPhase('resting');
    // Timers have whole milliseconds: rounded up, so that the wait does not end too early.
    await clock.wait(Math.ceil(this.restMs));
    this.setPhase('idle');
  }

  private ask(
    call: () => Promise<PlayAnswer<Bet, Move, View>>,
  ): Promise<PlayAnswer<Bet, Move, View> | StudioCallError> {
    return askUntilKnown(call, this.options.clock, () => this.setPhase('checking'));
  }

  /** Best effort: a round that could not be reported as shown is presented again at the next start. */
  private async reportShown(roundId: string): Promise<void> {
    const { api, clock, session } = this.options;
    for (let attempt = 0; attempt < SHOWN_ATTEMPTS; attempt += 1) {
      try {
        await api.shown(session, roundId);
        return;
      } catch (error) {
        if (!(error instanceof StudioCallError) || error.kind !== 'Unknown') return;
        await clock.wait(FIRST_RETRY_MS * 2 ** attempt);
      }
    }
  }

  private setPhase(phase: RoundPhase): void {
    if (this.phase === phase) return;
    this.phase = phase;
    this.options.events.phase(phase);
  }
}
