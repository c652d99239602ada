import { BalanceReading } from './BalanceReading.ts';
import type { GameApi } from './gameApi.ts';
import type { Commitment, Round, SpinReply, SpinRequest } from './protocol.ts';
import { StudioCallError, type StudioErrorKind } from './StudioCallError.ts';

export interface Clock {
  /** Monotonic time in ms. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** Presentation of a round. It gets no result before `land`. */
export interface RoundShow {
  /** Starts spinning the reels. */
  start(): void;
  /** Lands and presents the whole round; resolves when all of it has been shown or skipped. */
  land(round: Round): Promise<void>;
  /** Ends the running animation early. */
  hurry(): void;
  /** Restores the reels as before the spin, because nothing was staked. */
  cancel(): void;
}

export type SpinPhase = 'idle' | 'waiting' | 'checking' | 'showing' | 'resting' | 'closed';

export interface SpinEvents {
  phase(phase: SpinPhase): void;
  /** The balance to show. It includes a win only after the win was shown. */
  balance(amount: bigint): void;
  /** The server has taken the stake: what the player has paid, and what is left of the pack that has paid it. */
  started(round: { readonly id: string; readonly stake: bigint; readonly freeSpinsLeft: number | null }): void;
  shown(round: Round): void;
  commitment(commitment: Commitment): void;
  refused(kind: StudioErrorKind, stake: bigint): void;
}

export interface SpinControllerOptions {
  readonly api: Pick<GameApi, 'spin' | 'shown'>;
  readonly clock: Clock;
  readonly show: RoundShow;
  readonly events: SpinEvents;
  readonly newRequestId: () => string;
  readonly session: string;
  readonly minRoundMs: number;
  readonly balance: bigint;
  /** The balance as the server has it now, when the known one does not suffice; null if it does not say. */
  readonly freshBalance: () => Promise<bigint | null>;
}

/** In ms: a second press within this time is a double click, not a quick stop. */
const DOUBLE_CLICK_MS = 280;
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 5_000;
const SHOWN_ATTEMPTS = 4;

/**
 * Runs rounds one after another: press, request, land, show, rest. Money rules: one press has one request id; while
 * the outcome is unknown, the request is repeated with the same id; a round never begins before `minRoundMs` after the
 * last one.
 */
export class SpinController {
  phase: SpinPhase = 'idle';
  private readonly options: SpinControllerOptions;
  private balance: bigint;
  private readonly reading: BalanceReading;
  private pressedAt = Number.NEGATIVE_INFINITY;
  /** Start of the round on the server, computed from its reply, so never too early. The minimum time counts from it. */
  private startedAt = Number.NEGATIVE_INFINITY;

  constructor(options: SpinControllerOptions) {
    this.options = options;
    this.balance = options.balance;
    this.reading = new BalanceReading(options.freshBalance);
  }

  /** The balance without a round that is being played. */
  get settledBalance(): bigint {
    return this.balance;
  }

  /** Milliseconds until a round may begin; 0 when it may. */
  get restMs(): number {
    return Math.max(0, this.startedAt + this.options.minRoundMs - this.options.clock.now());
  }

  /** Sets the balance reported by the server; ignored while a round is being presented. */
  updateBalance(amount: bigint): void {
    if (this.phase === 'idle' || this.phase === 'resting' || this.phase === 'closed') {
      this.balance = amount;
      this.options.events.balance(amount);
    }
  }

  /** Handles the spin button: begins a round, or speeds up the running one. With a pack the house pays the round. */
  async press(stake: bigint, clientSeed: string, freePack: string | null = null): Promise<void> {
    const { clock, show } = this.options;
    if (this.phase === 'showing' || this.phase === 'waiting') {
      if (clock.now() - this.pressedAt >= DOUBLE_CLICK_MS) {
        show.hurry();
      }
      return;
    }
    if (this.phase !== 'idle') {
      return;
    }
    await this.begin({ stake, clientSeed, buys: false, freePack }, freePack === null ? stake : 0n);
  }

  /** Buys the free spins for `price`, which is the stake of the round; their wins are counted by `stake`. */
  async buy(price: bigint, stake: bigint, clientSeed: string): Promise<void> {
    if (this.phase === 'idle') await this.begin({ stake, clientSeed, buys: true, freePack: null }, price);
  }

  private async begin(wager: Omit<SpinRequest, 'session' | 'requestId'>, price: bigint): Promise<void> {
    const { session, events, newRequestId } = this.options;
    if (this.reading.isUnderWay) return;
    if (price > this.balance) await this.reading.forPress((fresh) => this.updateBalance(fresh));
    if (this.phase !== 'idle') return;
    if (price > this.balance) {
      events.refused('InsufficientFunds', price);
      return;
    }
    await this.playRound({ session, ...wager, requestId: newRequestId() }, price);
  }

  /** Shows a round that was played but not shown, for example after a reload. Nothing is staked again. */
  async replay(round: Round): Promise<void> {
    if (this.phase !== 'idle') {
      return;
    }
    const settled = this.balance;
    this.pressedAt = this.options.clock.now();
    this.startedAt = this.pressedAt;
    this.options.events.balance(settled - round.totalWin);
    this.options.show.start();
    await this.present(round, settled, null);
  }

  private async playRound(request: SpinRequest, price: bigint): Promise<void> {
    const { clock, show, events } = this.options;
    this.pressedAt = clock.now();
    this.setPhase('waiting');
    events.balance(this.balance - price);
    show.start();
    const outcome = await this.ask(request);
    if (outcome instanceof StudioCallError) {
      show.cancel();
      events.balance(this.balance);
      if (outcome.commitment !== null) {
        events.commitment(outcome.commitment);
      }
      this.setPhase(outcome.kind === 'SessionExpired' ? 'closed' : 'idle');
      events.refused(outcome.kind, price);
      return;
    }
    this.startedAt = clock.now() - outcome.sinceStartMs;
    const { round, freeSpinsLeft } = outcome;
    events.started({ id: round.id, stake: paidOf(round), freeSpinsLeft });
    await this.present(round, outcome.balance, outcome.commitment);
  }

  private async present(round: Round, settled: bigint, next: Commitment | null): Promise<void> {
    const { events, show, clock } = this.options;
    this.setPhase('showing');
    await show.land(round);
    this.balance = settled;
    events.balance(settled);
    if (next !== null) {
      events.commitment(next);
    }
    events.shown(round);
    void this.reportShown(round.id);
    this.setPhase('resting');
    // Timers have whole milliseconds: rounded up, so that the wait does not end too early.
    await clock.wait(Math.ceil(this.restMs));
    this.setPhase('idle');
  }

  /** Repeats the request until the outcome is known. Returns the reply, or a refusal that staked nothing. */
  private async ask(request: SpinRequest): Promise<SpinReply | StudioCallError> {
    const { api, clock } = this.options;
    let pause = FIRST_RETRY_MS;
    for (;;) {
      try {
        return await api.spin(request);
      } catch (error) {
        const reason = error instanceof StudioCallError ? error : new StudioCallError('Unknown', String(error));
        // With the commitment of the next round, this round was given up: its request would always be refused.
        if (reason.kind === 'RoundTooSoon' && reason.commitment === null) {
          await clock.wait(Math.max(50, reason.retryAfterMs));
        } else if (reason.kind === 'Unknown') {
          this.setPhase('checking');
          await clock.wait(Math.max(pause, reason.retryAfterMs));
          pause = Math.min(LONGEST_RETRY_MS, pause * 2);
        } else {
          return reason;
        }
      }
    }
  }

  /** Best effort: a round that could not be reported as shown is presented again at the next start. */
  private async reportShown(roundId: string): Promise<void> {
    const { api, clock, session } = this.options;
    for (let attempt = 0; attempt < SHOWN_ATTEMPTS; attempt += 1) {
      try {
        await api.shown(session, roundId);
        return;
      } catch (error) {
        if (!(error instanceof StudioCallError) || error.kind !== 'Unknown') {
          return;
        }
        await clock.wait(FIRST_RETRY_MS * 2 ** attempt);
      }
    }
  }

  private setPhase(phase: SpinPhase): void {
    if (this.phase !== phase) {
      this.phase = phase;
      this.options.events.phase(phase);
    }
  }
}

/** What the player has paid for a round. */
export const paidOf = ({ stake, freePack }: Pick<Round, 'stake' | 'freePack'>): bigint =>
  freePack === null ? stake : 0n;
