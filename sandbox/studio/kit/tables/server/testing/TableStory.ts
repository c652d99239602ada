import type { Database } from '../../../../server/Database.ts';
import type { SessionRow } from '../../../../server/sessionRepository.ts';
import { StudioError } from '../../../../server/StudioError.ts';
import type { Draw } from '../../../fair/draws.ts';
import type { BetRequest } from '../../../server/PlayService.ts';
import type { PlayReply } from '../../../server/presentPlay.ts';
import type { TableGame } from '../../TableGame.ts';
import type { WireTableMessage } from '../../wireTable.ts';
import { FaultyWallet } from './FaultyWallet.ts';
import { Killed, TableProcess } from './TableProcess.ts';

/** A player of the story, and what they know. */
interface Seat {
  readonly session: SessionRow;
  /** A bet whose outcome they do not know yet: only the same call may be repeated. */
  call: BetRequest | null;
  roundId: string | null;
  /** Takes them away from the table; null while they are not there. */
  leave: (() => void) | null;
  /** Everything that the table has told them. */
  readonly told: WireTableMessage[];
}

export interface TableStoryOptions {
  readonly game: TableGame;
  readonly database: Database;
  readonly draw: Draw;
  readonly sessions: readonly SessionRow[];
  readonly startedAt: number;
  readonly bet: (draw: Draw) => { readonly bet: unknown; readonly parts: number };
}

/** Answers that leave the outcome open: the client repeats its call. */
const passing = new Set(['RoundPending', 'TooManyRequests', 'OperatorUnavailable', 'StudioUnavailable']);
const MOST_STEPS = 4_000;

/** Players, network and process of one table, who do whatever `draw` says. */
export class TableStory {
  readonly wallet: FaultyWallet;
  readonly seats: readonly Seat[];
  /** Replies to bets that were taken, by request id. */
  readonly taken = new Map<string, PlayReply['round']>();
  /** Refusals of bets, by request id. */
  readonly refused = new Map<string, string>();
  /** When the player of a bet asked to leave. */
  readonly asked = new Map<string, number[]>();
  /** Cash-outs that came too late, by the server's word. */
  readonly late: { readonly roundId: string; readonly at: number }[] = [];
  /** Replies to cash-outs. */
  readonly out: PlayReply['round'][] = [];
  /** When the processes began. */
  readonly starts: number[] = [];
  private clock: number;
  private process: TableProcess;
  private ids = 0;

  constructor(private readonly options: TableStoryOptions) {
    this.clock = options.startedAt;
    this.wallet = new FaultyWallet(options.draw, this.now);
    this.seats = options.sessions.map((session) => ({ session, call: null, roundId: null, leave: null, told: [] }));
    this.process = this.begin();
  }

  readonly now = (): number => this.clock;

  /** Does this many things at random. */
  async live(things: number): Promise<void> {
    const { draw } = this.options;
    const { operator } = this.wallet;
    this.wallet.oneFaultIn = 4;
    for (let thing = 0; thing < things; thing += 1) {
      [operator.isTooSoon, operator.isSessionAlive] = [draw(15) === 0, draw(15) > 0];
      await this.together(await this.something(draw(100)));
      if (!this.process.isAlive) this.restart(draw(this.isFlying ? 2 : 3) === 0 ? draw(60_000) : draw(2_000));
    }
  }

  /** Everything works again: until each bet is over and each player knows it. */
  async settle(): Promise<void> {
    const { operator } = this.wallet;
    this.wallet.oneFaultIn = 0;
    [operator.isTooSoon, operator.isSessionAlive] = [false, true];
    for (let steps = 0; ; steps += 1) {
      if (steps === MOST_STEPS) throw new Error('a bet stays open');
      if (!this.process.isAlive) this.restart(1_000);
      await this.together([this.step(true), ...this.seats.map((seat) => this.ask(seat))]);
      await this.together([this.process.settlement.reconcile(this.clock + 120_000)]);
      if ((await this.isQuiet()) && this.process.runner.state?.round.phase === 'over') break;
    }
    // What arrives now is too late for all of it.
    await this.wallet.deliverLate();
    await this.together([this.process.settlement.reconcile(this.clock + 120_000)]);
  }

  private get isFlying(): boolean {
    return this.options.game.flight !== undefined && this.process.runner.state?.round.phase === 'running';
  }

  private get isBetting(): boolean {
    return this.process.runner.state?.round.phase === 'betting';
  }

  private async isQuiet(): Promise<boolean> {
    if (this.seats.some(({ call }) => call !== null)) return false;
    const open = await this.options.database.query(
      `SELECT id FROM vendors.studio_plays WHERE state NOT IN ('settled', 'rolled_back') LIMIT 1`,
    );
    return open.length === 0;
  }

  private async something(chance: number): Promise<Promise<unknown>[]> {
    const { draw } = this.options;
    const seat = this.anyone();
    if (chance < 18) return [this.step(draw(3) > 0)];
    if (chance < 48) return [this.isBetting || draw(8) === 0 ? this.bet(seat) : this.step(true)];
    if (chance < 54) return [this.bet(seat), this.step(true), this.bet(this.anyone())];
    if (chance < 66) return [this.cashOut(seat)];
    if (chance < 71) return [this.cashOut(seat), this.step(true)];
    if (chance < 78) this.comeOrGo(seat);
    else if (chance < 82) return [this.process.settlement.reconcile()];
    else if (chance < 85) this.process.killAfter(1 + draw(20));
    // A flight that ends while no process runs is the hardest case.
    else if (chance < (this.isFlying ? 92 : 87)) this.process.killAfter(0);
    else if (chance < 98) await this.wallet.deliverLate();
    else this.clock += draw(70_000);
    return [];
  }

  /** Waits for all; only what a killed process leaves behind may fail. */
  private async together(calls: readonly Promise<unknown>[]): Promise<void> {
    for (const result of await Promise.allSettled(calls))
      if (result.status === 'rejected' && !(result.reason instanceof Killed)) throw result.reason;
  }

  private begin(): TableProcess {
    const { game, database } = this.options;
    this.starts.push(this.clock);
    return new TableProcess({ game, database, wallet: this.wallet, now: this.now });
  }

  private restart(downMs: number): void {
    this.process.killAfter(0);
    this.clock += downMs;
    this.process = this.begin();
    for (const seat of this.seats) seat.leave = null;
    for (const seat of this.seats) if (this.options.draw(2) === 0) this.comeOrGo(seat);
  }

  private comeOrGo(seat: Seat): void {
    if (seat.leave === null) seat.leave = this.process.connect((message) => seat.told.push(message));
    else {
      seat.leave();
      seat.leave = null;
    }
  }

  private async step(isWhole: boolean): Promise<void> {
    const { draw } = this.options;
    const wait = await this.process.runner.step();
    // A flight has many short steps: some are left out, as when the process is busy.
    if (wait > 0 && this.isFlying && draw(4) > 0) this.clock += draw(4_000);
    else this.clock += isWhole ? wait : draw(wait + 1);
  }

  private async bet(seat: Seat): Promise<void> {
    const { draw, bet } = this.options;
    if (seat.call === null) {
      const chosen = bet(draw);
      this.ids += 1;
      // Rarely more than the wallet has left.
      const units = draw(12) === 0 ? 1_000n : BigInt(1 + draw(5)) * 2n;
      const stake = units * 10n * BigInt(chosen.parts);
      seat.call = {
        session: seat.session.token,
        stake: `${stake / 100n}.${String(stake % 100n).padStart(2, '0')}`,
        bet: chosen.bet,
        clientSeed: `seed ${this.ids}`,
        requestId: `request-${this.ids}`,
      };
    }
    await this.ask(seat);
  }

  /** Makes a call whose outcome is not known, again if need be. */
  private async ask(seat: Seat): Promise<void> {
    const { call } = seat;
    if (call === null) return;
    try {
      const { round } = await this.process.plays.bet(call);
      this.taken.set(call.requestId, round);
      seat.roundId = round.id;
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      // With the commitment of the next round this one was given up: its call would always be refused.
      if (passing.has(error.type) && error.details.commitment === undefined) return;
      this.refused.set(call.requestId, error.type);
    }
    if (seat.call === call) seat.call = null;
  }

  private async cashOut({ session, roundId }: Seat): Promise<void> {
    if (roundId === null) return;
    this.asked.set(roundId, [...(this.asked.get(roundId) ?? []), this.clock]);
    const at = this.clock;
    const move = { kind: 'cashOut' };
    try {
      const { round } = await this.process.plays.move({ session: session.token, roundId, move, index: 0 });
      this.out.push(round);
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      if (error.type === 'TooLate') this.late.push({ roundId, at });
    }
  }

  private anyone(): Seat {
    const seat = this.seats[this.options.draw(this.seats.length)];
    if (seat === undefined) throw new Error('nobody is at the table');
    return seat;
  }
}
