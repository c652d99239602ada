import { beginAutoplay, countRound, endAfterRound, endBeforeRound } from '../../../client/autoplay/AutoplayRules.ts';
import type {
  AutoplayEnd,
  AutoplayPlan,
  AutoplayState,
  FinishedRound,
} from '../../../client/autoplay/AutoplayRules.ts';
import type { Clock } from '../../../client/SpinController.ts';

/** A round as autoplay counts it; without a total it has paid nothing. */
export type AutoplayedRound = Omit<FinishedRound, 'totalWin'> & { readonly totalWin: bigint | null };

export interface AutoplayRunOptions {
  readonly clock: Clock;
  /** All stakes of the next bet, and the balance that it may use. */
  readonly stake: () => bigint | null;
  readonly balance: () => bigint;
  /** Begins a round with the bet as chosen; false if there is none to begin with. */
  readonly begin: () => boolean;
  /** A factor on the pause between rounds; 1 without. */
  readonly pace?: () => number;
  /** The number of rounds left has changed, or autoplay has begun or ended. */
  readonly changed: () => void;
  readonly ended: (end: AutoplayEnd, net: bigint) => void;
}

/** In ms: between the end of a round and the next bet, so that each outcome can be read, and Stop be pressed. */
const BREATH_MS = 700;

/** Begins round after round with the same bet. The round controller keeps the minimum time of a round between them. */
export class AutoplayRun {
  private plan: AutoplayPlan | null = null;
  /** The plan of the run that was stopped last. */
  private last: AutoplayPlan | null = null;
  private state: AutoplayState = { left: 0, net: 0n };
  /** Identifies the pause before a round: one that was stopped must not begin a round of the next run. */
  private turn = 0;
  /** A round has begun that has not been shown to its end. */
  private isRoundOpen = false;
  /** Why the run has ended, while its last round is not over. */
  private due: AutoplayEnd | null = null;

  constructor(private readonly options: AutoplayRunOptions) {}

  get isOn(): boolean {
    return this.plan !== null;
  }

  /** Rounds that are left to begin. */
  get left(): number {
    return this.state.left;
  }

  /** Begins with the first round at once; does nothing while it is on. */
  start(plan: AutoplayPlan): void {
    if (this.isOn) return;
    this.plan = plan;
    this.due = null;
    this.state = beginAutoplay(plan);
    this.next(plan);
  }

  /** A round of autoplay has been shown to its end. */
  shown(round: AutoplayedRound): void {
    const plan = this.plan ?? this.last;
    if (!this.isRoundOpen || plan === null) return;
    this.isRoundOpen = false;
    const { state, end } = endAfterRound(plan, this.state, { ...round, totalWin: round.totalWin ?? 0n });
    this.state = state;
    if (end !== null) this.stop(end);
    this.tell();
  }

  /** The bet of a round was refused. */
  refused(): void {
    this.isRoundOpen = false;
    this.stop('refused');
    this.tell();
  }

  /** A round may begin again. */
  async rested(): Promise<void> {
    this.turn += 1;
    const { turn } = this;
    if (!this.isOn) return;
    await this.options.clock.wait(BREATH_MS * (this.options.pace?.() ?? 1));
    if (this.plan !== null && turn === this.turn) this.next(this.plan);
  }

  /** Begins no further round. One that is under way goes on to its end, and counts. */
  stop(end: AutoplayEnd): void {
    if (this.plan === null) return;
    this.last = this.plan;
    this.plan = null;
    this.due = end;
    this.turn += 1;
    this.options.changed();
    if (!this.isRoundOpen) this.tell();
  }

  private tell(): void {
    const { due } = this;
    this.due = null;
    if (due !== null) this.options.ended(due, this.state.net);
  }

  private next(plan: AutoplayPlan): void {
    const { stake, balance, begin, changed } = this.options;
    const cost = stake();
    const end = cost === null ? 'refused' : endBeforeRound(plan, this.state, cost, balance());
    if (end !== null) {
      this.stop(end);
      return;
    }
    this.state = countRound(this.state);
    this.isRoundOpen = true;
    changed();
    if (!begin()) this.refused();
  }
}
