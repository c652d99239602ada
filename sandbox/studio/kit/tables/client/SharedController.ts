import { BalanceReading } from '../../../client/BalanceReading.ts';
import type { Commitment } from '../../../client/protocol.ts';
import type { Clock } from '../../../client/SpinController.ts';
import { StudioCallError } from '../../../client/StudioCallError.ts';
import { askUntilKnown } from '../../client/askUntilKnown.ts';
import type { PlayApi } from '../../client/playApi.ts';
import type { PlayAnswer, PlayRound } from '../../client/protocol.ts';
import type { TableMove } from '../TableGame.ts';
import type { WireTableRound } from '../wireTable.ts';

/**
 * The player's bet at the table. none: no bet; queued: it is placed when the next round opens; placing and leaving: a
 * call is on its way; checking: its outcome is not known yet; in: the bet is in the round; closed: the session has ended.
 */
export type BetPhase = 'none' | 'queued' | 'placing' | 'checking' | 'in' | 'leaving' | 'closed';

export interface SharedEvents<Bet, View> {
  phase(phase: BetPhase): void;
  /** The balance to show; a win is in it once the round that paid it is over for the player. */
  balance(amount: bigint): void;
  /** The server has taken the stake. */
  placed(round: PlayRound<Bet, TableMove, View>): void;
  /** The bet is over: won, lost, or cashed out. */
  ended(round: PlayRound<Bet, TableMove, View>): void;
  refused(error: StudioCallError): void;
}

export interface SharedControllerOptions<Bet, View> {
  readonly api: Pick<PlayApi<Bet, TableMove, View>, 'bet' | 'move' | 'round' | 'shown'>;
  readonly clock: Clock;
  readonly events: SharedEvents<Bet, View>;
  readonly newRequestId: () => string;
  readonly session: string;
  readonly balance: bigint;
  /** The balance as the server has it now, when the known one does not suffice; null if it does not say. */
  readonly freshBalance: () => Promise<bigint | null>;
  /** The multiplier at which a bet is cashed out by itself, in hundredths; null without one. */
  readonly target: (bet: Bet) => number | null;
}

interface Intention<Bet> {
  readonly stake: bigint;
  readonly bet: Bet;
  readonly clientSeed: () => string;
}

type Answer<Bet, View> = PlayAnswer<Bet, TableMove, View>;

/** Time between two looks at a bet whose round has ended but which is not settled yet, in ms. */
const LOOK_MS = 200;
const LONGEST_LOOK_MS = 3_000;
/** Says nothing about the bet: it is asked for again. */
const isPassing = ({ kind }: StudioCallError): boolean => kind === 'Unknown' || kind === 'RoundTooSoon';
/** A round of the table that is over stays so. */
const isEnded = ({ phase }: WireTableRound): boolean => phase === 'resting' || phase === 'over';

/**
 * Places bets in the rounds of a shared table, and collects what they pay. Money rules: one press has one request id;
 * while the outcome is unknown the same call is repeated; what a bet pays is always the server's word.
 */
export class SharedController<Bet, View> {
  phase: BetPhase = 'none';
  /** The bet in the round, or the last one; null before the first. */
  round: PlayRound<Bet, TableMove, View> | null = null;
  private balance: bigint;
  private table: WireTableRound | null = null;
  private queued: Intention<Bet> | null = null;
  private isCollecting = false;
  private readonly reading: BalanceReading;

  constructor(private readonly options: SharedControllerOptions<Bet, View>) {
    this.balance = options.balance;
    this.reading = new BalanceReading(options.freshBalance);
  }

  /** Sets the balance that the server has reported. */
  updateBalance(amount: bigint): void {
    if (this.phase === 'placing' || this.phase === 'checking' || this.phase === 'leaving') return;
    this.balance = amount;
    this.options.events.balance(amount);
  }

  /** Places a bet in the open round, or in the next one if bets are closed. A stake above the balance, read anew, is refused. */
  async bet(intention: Intention<Bet>): Promise<void> {
    if (this.phase !== 'none' || this.reading.isUnderWay) return;
    if (intention.stake > this.balance) await this.reading.forPress((fresh) => this.updateBalance(fresh));
    if (this.phase !== 'none') return;
    if (intention.stake > this.balance) {
      this.options.events.refused(new StudioCallError('InsufficientFunds', 'The balance is below the stake'));
      return;
    }
    if (this.table?.phase === 'betting') {
      await this.place(intention);
      return;
    }
    this.queued = intention;
    this.setPhase('queued');
  }

  /** Takes back a bet that waits for the next round. */
  unqueue(): void {
    this.queued = null;
    if (this.phase === 'queued') this.setPhase('none');
  }

  /** Asks for the multiplier of now; what counts is when the call arrives at the server. */
  async leave(): Promise<void> {
    const { api, session, events } = this.options;
    const { round } = this;
    if (this.phase !== 'in' || round === null) return;
    const call = { session, roundId: round.id, move: { kind: 'cashOut' }, index: 0 };
    this.setPhase('leaving');
    const answer = await askUntilKnown(
      () => api.move(call),
      this.options.clock,
      () => this.setPhase('checking'),
    );
    if (!(answer instanceof StudioCallError)) {
      this.take(answer);
      return;
    }
    this.setPhase('in');
    events.refused(answer);
    if (this.table !== null) await this.tableChanged(this.table);
  }

  /** The table is at another phase or round. */
  async tableChanged(table: WireTableRound): Promise<void> {
    this.table = table;
    if (table.phase === 'betting' && this.queued !== null && this.phase === 'queued') {
      const intention = this.queued;
      this.queued = null;
      await this.place(intention);
    } else if (this.phase === 'in' && this.round !== null) {
      const { nonce } = this.round.wire;
      if (table.number > nonce || (table.number === nonce && isEnded(table))) await this.collect();
    }
  }

  /** The multiplier has grown to this: a target that it has reached was cashed out by the server. */
  async grown(at: number): Promise<void> {
    const target = this.round === null ? null : this.options.target(this.round.bet);
    if (this.phase === 'in' && target !== null && at >= target) await this.collect(1);
  }

  /** A bet that was left, as after a reload. */
  async resume(round: PlayRound<Bet, TableMove, View>): Promise<void> {
    this.round = round;
    this.setPhase('in');
    if (this.table !== null) await this.tableChanged(this.table);
  }

  private async place({ stake, bet, clientSeed }: Intention<Bet>): Promise<void> {
    const { api, events, session, newRequestId, clock } = this.options;
    const call = { session, stake, bet, clientSeed: clientSeed(), requestId: newRequestId() };
    this.setPhase('placing');
    events.balance(this.balance - stake);
    const answer = await askUntilKnown(
      () => api.bet(call),
      clock,
      () => this.setPhase('checking'),
    );
    if (answer instanceof StudioCallError) {
      events.balance(this.balance);
      this.setPhase(answer.kind === 'SessionExpired' ? 'closed' : 'none');
      events.refused(answer);
      return;
    }
    this.round = answer.round;
    this.balance = answer.balance;
    events.balance(answer.balance);
    this.setPhase('in');
    events.placed(answer.round);
    // The round may have gone on while the answer was on its way.
    if (answer.round.isOver) this.take(answer);
    else if (this.table !== null) await this.tableChanged(this.table);
  }

  /** Looks at the bet until it is settled, or `looks` times. */
  private async collect(looks = Number.POSITIVE_INFINITY): Promise<void> {
    const { api, session, clock, events } = this.options;
    const { round } = this;
    if (this.isCollecting || round === null) return;
    this.isCollecting = true;
    let pause = LOOK_MS;
    for (let look = 0; look < looks && this.phase === 'in'; look += 1) {
      if (look > 0) {
        await clock.wait(pause);
        pause = Math.min(LONGEST_LOOK_MS, pause * 1.5);
      }
      const answer = await api
        .round(session, round.id)
        .catch((error: unknown) => (error instanceof StudioCallError ? error : null));
      // The player has left the flight meanwhile: the answer to that ends the bet.
      if (answer === null || this.phase !== 'in') continue;
      if (answer instanceof StudioCallError) {
        if (isPassing(answer)) continue;
        // The stake was given back, and the balance is read anew; or the session has ended, and the server ends the bet.
        this.setPhase(answer.kind === 'SessionExpired' ? 'closed' : 'none');
        events.refused(answer);
      } else if (answer.round.isOver) this.take(answer);
    }
    this.isCollecting = false;
    // The round may have ended during the last look.
    if (looks !== Number.POSITIVE_INFINITY && this.table !== null) await this.tableChanged(this.table);
  }

  private take({ round, balance }: Answer<Bet, View>): void {
    const { events, api, session } = this.options;
    this.round = round;
    this.balance = balance;
    events.balance(balance);
    this.setPhase('none');
    events.ended(round);
    // A bet that is not reported as shown is shown again at the next start.
    api.shown(session, round.id).catch(() => undefined);
  }

  private setPhase(phase: BetPhase): void {
    if (this.phase === phase) return;
    this.phase = phase;
    this.options.events.phase(phase);
  }
}

/** The player's bet with the seed of its round, once both are over; null before, and in another round. */
export function proofOf<Bet, View>(
  mine: PlayRound<Bet, TableMove, View> | null,
  { phase, number, serverSeed }: WireTableRound,
): PlayRound<Bet, TableMove, View>['wire'] | null {
  if (phase !== 'resting' || mine?.isOver !== true || mine.wire.nonce !== number) return null;
  return { ...mine.wire, serverSeed: mine.wire.serverSeed ?? serverSeed };
}

/** The seal of the table's round, as the fairness panel shows it. */
export const sealOf = ({ seedHash, number }: WireTableRound): Commitment => ({ seedHash, nonce: number });
