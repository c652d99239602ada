import type { GameApi } from './gameApi.ts';
import type { Commitment, Round, SpinReply, SpinRequest } from './protocol.ts';
import { StudioCallError, type StudioErrorKind } from './StudioCallError.ts';

export interface Clock {
  /** Monotonic milliseconds. */
  now(): number;
  wait(ms: number): Promise<void>;
}

/** What shows a round to the player. It never learns a result before `land`. */
export interface RoundShow {
  /** The reels begin to spin. */
  start(): void;
  /** Lands and presents the whole round; resolves when all of it has been shown or skipped. */
  land(round: Round): Promise<void>;
  /** The player asks for the end of what is moving. */
  hurry(): void;
  /** The reels come back to what they showed before: nothing was staked. */
  cancel(): void;
}

export type SpinPhase = 'idle' | 'waiting' | 'checking' | 'showing' | 'resting' | 'closed';

export interface SpinEvents {
  phase(phase: SpinPhase): void;
  /** The balance that may be shown now. Wins are in it only after they were shown. */
  balance(amount: bigint): void;
  /** The server has taken the stake. */
  started(round: { readonly id: string; readonly stake: bigint }): void;
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
}

/** A second press this soon after the first is the same double click, not a wish for a quick stop. */
const DOUBLE_CLICK_MS = 280;
const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 5_000;
const SHOWN_ATTEMPTS = 4;

/**
 * One round after another: press, ask, land, show, rest. Money rules: one press is one request id; an unknown outcome
 * is asked again with the same id until it is known; a round never begins sooner than `minRoundMs` after the last one.
 */
export class SpinController {
  phase: SpinPhase = 'idle';
  private readonly options: SpinControllerOptions;
  private balance: bigint;
  private pressedAt = Number.NEGATIVE_INFINITY;
  /** When the round began for the server, counted from its answer, so never before it did: the pace goes by this. */
  private startedAt = Number.NEGATIVE_INFINITY;

  constructor(options: SpinControllerOptions) {
    this.options = options;
    this.balance = options.balance;
  }

  /** Milliseconds until a round may begin; 0 when it may. */
  get restMs(): number {
    return Math.max(0, this.startedAt + this.options.minRoundMs - this.options.clock.now());
  }

  /** The balance as the server last told it, the win of a round that is still showing left out. */
  updateBalance(amount: bigint): void {
    if (this.phase === 'idle' || this.phase === 'resting' || this.phase === 'closed') {
      this.balance = amount;
      this.options.events.balance(amount);
    }
  }

  /** The spin button: begins a round, or hurries the one that is moving. */
  async press(stake: bigint, clientSeed: string): Promise<void> {
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
    if (stake > this.balance) {
      this.options.events.refused('InsufficientFunds', stake);
      return;
    }
    await this.playRound({ session: this.options.session, stake, clientSeed, requestId: this.options.newRequestId() });
  }

  /** Shows a round that was played but not shown, as after a reload. Nothing is staked again. */
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

  private async playRound(request: SpinRequest): Promise<void> {
    const { clock, show, events } = this.options;
    this.pressedAt = clock.now();
    this.setPhase('waiting');
    events.balance(this.balance - request.stake);
    show.start();
    const outcome = await this.ask(request);
    if (outcome instanceof StudioCallError) {
      show.cancel();
      events.balance(this.balance);
      if (outcome.commitment !== null) {
        events.commitment(outcome.commitment);
      }
      this.setPhase(outcome.kind === 'SessionExpired' ? 'closed' : 'idle');
      events.refused(outcome.kind, request.stake);
      return;
    }
    this.startedAt = clock.now() - outcome.sinceStartMs;
    events.started({ id: outcome.round.id, stake: outcome.round.stake });
    await this.present(outcome.round, outcome.balance, outcome.commitment);
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
    // Timers count whole milliseconds: a part of one would end before the time.
    await clock.wait(Math.ceil(this.restMs));
    this.setPhase('idle');
  }

  /** Asks until the outcome is known. Returns the reply, or the refusal after which nothing is staked. */
  private async ask(request: SpinRequest): Promise<SpinReply | StudioCallError> {
    const { api, clock } = this.options;
    let pause = FIRST_RETRY_MS;
    for (;;) {
      try {
        return await api.spin(request);
      } catch (error) {
        const reason = error instanceof StudioCallError ? error : new StudioCallError('Unknown', String(error));
        // With the seal of the next round, this one was given up: its request would be refused for ever.
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

  /** Best effort: a round that could not be reported as shown is shown again at the next start. */
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
