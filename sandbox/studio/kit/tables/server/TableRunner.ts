import type { Database } from '../../../server/Database.ts';
import { createServerSeed, hashServerSeed, withDraws } from '../../fair/draws.ts';
import { findPlay } from '../../server/playRepository.ts';
import type { PlayRow } from '../../server/playRepository.ts';
import type { PlaySettlement } from '../../server/PlaySettlement.ts';
import type { TableGame, TableOutcome } from '../TableGame.ts';
import type { TableCrowd, WireTable, WireTableMessage } from '../wireTable.ts';
import { combineSeeds } from './combineSeeds.ts';
import type { TableFloor } from './TableFloor.ts';
import { endTablePlays, makeTableMove } from './tablePlays.ts';
import {
  forgetTableRounds,
  insertTableRound,
  lastOutcomes,
  latestTableRound,
  openPlaysOfTable,
  outcomeOf,
  refuseUnconfirmed,
  revealSeeds,
  seedPlays,
  stepTableRound,
} from './tableRepository.ts';
import type { TableRound } from './tableRepository.ts';
import { presentTable } from './presentTable.ts';

export interface TableRunnerOptions {
  readonly database: Database;
  readonly settlement: PlaySettlement;
  readonly floor: TableFloor;
  readonly now: () => number;
  /** Everybody at the table gets this. */
  readonly tell: (message: WireTableMessage) => void;
}

/** Time between two frames of a flight, in ms. */
const FRAME_MS = 200;
const CROWD_MS = 1_000;
const SHOWN_OUTCOMES = 100;
const SHOWN_LEFT = 6;
/** Rounds without bets are kept for a day. */
const KEPT_MS = 24 * 3_600_000;
const FORGET_EVERY = 50;

/** Runs the rounds of one table. Everything that counts is in the database, so that a new process goes on from there. */
export class TableRunner {
  private round: TableRound | null = null;
  private past: TableOutcome[] = [];
  private crowd: TableCrowd = EMPTY;
  private crowdTold: TableCrowd = EMPTY;
  /** Bets to be cashed out by themselves, the lowest multiplier first. */
  private targets: { readonly id: string; readonly at: number }[] = [];
  /** When this process took over. */
  private readonly startedAt: number;

  constructor(
    private readonly game: TableGame,
    private readonly options: TableRunnerOptions,
  ) {
    this.startedAt = options.now();
    options.floor.watch(game.sysname, {
      bet: () => {
        this.crowd = { ...this.crowd, bets: this.crowd.bets + 1 };
      },
      cashOut: (at) => this.leave(at),
    });
  }

  /** What a newcomer gets; null before the first round. */
  get state(): WireTable | null {
    return this.round === null ? null : presentTable(this.game, this.round, this.past, this.crowd, this.options.now());
  }

  /** Takes the step that is due. Returns the time until the next one in ms. */
  async step(): Promise<number> {
    const { database, now } = this.options;
    if (this.round === null) await this.takeOver(await latestTableRound(database, this.game.sysname));
    const { round } = this;
    if (round === null || round.phase === 'over') return this.begin(round?.number ?? 0);
    const wait = Number(round.ends_at) - now();
    if (round.phase === 'running' && this.game.flight !== undefined) await this.fly(round);
    if (wait > 0) return this.idle(round, wait);
    if (round.phase === 'betting') await this.close(round);
    else if (round.phase === 'running') await this.end(round);
    else await this.finish(round);
    return 0;
  }

  private async takeOver(round: TableRound | null): Promise<void> {
    const { database } = this.options;
    this.past = await lastOutcomes(database, this.game.sysname, SHOWN_OUTCOMES);
    this.round = round;
    if (round === null || round.phase === 'over') return;
    const open = await openPlaysOfTable(database, round.id);
    this.crowd = { ...EMPTY, bets: open.length };
    if (round.phase === 'running') this.aim(open);
    this.tellTable();
  }

  private async begin(last: number): Promise<number> {
    const { database, now } = this.options;
    const { sysname, bettingMs } = this.game;
    const server_seed = createServerSeed();
    const round = await insertTableRound(
      database,
      {
        id: `table-${globalThis.crypto.randomUUID()}`,
        game: sysname,
        number: last + 1,
        server_seed,
        seed_hash: await hashServerSeed(server_seed),
        ends_at: BigInt(now() + bettingMs),
      },
      now(),
    );
    this.round = round ?? (await latestTableRound(database, sysname));
    this.crowd = EMPTY;
    this.tellTable();
    if (last % FORGET_EVERY === 0) await forgetTableRounds(database, sysname, now() - KEPT_MS, SHOWN_OUTCOMES);
    return Math.min(bettingMs, CROWD_MS);
  }

  /** Ends betting: from here on nothing can change what the round gives. */
  private async close(round: TableRound): Promise<void> {
    const { database, now } = this.options;
    const at = now();
    const closed = await database.transaction(async (tx) => {
      const running = await stepTableRound(tx, round, { phase: 'running', running_at: BigInt(at) });
      if (running === null) return null;
      await refuseUnconfirmed(tx, round.id, at);
      const plays = await openPlaysOfTable(tx, round.id);
      const client_seed = await combineSeeds(plays.map(({ id, client_seed: seed }) => ({ id, seed })));
      const seeds = { serverSeed: round.server_seed, clientSeed: client_seed, nonce: round.number };
      const outcome = await withDraws(seeds, this.game.outcome);
      await seedPlays(tx, round.id, client_seed);
      const ends_at = BigInt(at + this.game.runMs(outcome));
      const drawn = await stepTableRound(tx, running, {
        phase: 'running',
        client_seed,
        outcome: JSON.stringify(outcome),
        ends_at,
      });
      return drawn === null ? null : { drawn, plays };
    });
    if (closed === null) return this.reload();
    this.round = closed.drawn;
    this.crowd = { ...EMPTY, bets: closed.plays.length };
    this.aim(closed.plays);
    this.tellTable();
  }

  /** The end that everybody sees; the bets are ended once every earlier cash-out has been written. */
  private async end(round: TableRound): Promise<void> {
    const { database, now, floor } = this.options;
    // In a flight that ended while no process ran, nobody could cash out.
    if (this.game.flight !== undefined && Number(round.ends_at) < this.startedAt)
      await endTablePlays(this.game, round, this.options, 'interrupted');
    const ends_at = BigInt(now() + this.game.restMs);
    const ended = await stepTableRound(database, round, { phase: 'resting', ends_at });
    if (ended === null) return this.reload();
    this.round = ended;
    this.past = [outcomeOf(ended), ...this.past].slice(0, SHOWN_OUTCOMES);
    this.tellTable();
    await floor.written(this.game.sysname);
    await endTablePlays(this.game, ended, this.options, 'ended');
    await revealSeeds(database, ended.id);
  }

  private async finish(round: TableRound): Promise<void> {
    const { database } = this.options;
    // Left over by a process that was stopped before it had ended them.
    await endTablePlays(this.game, round, this.options, 'ended');
    await revealSeeds(database, round.id);
    const over = await stepTableRound(database, round, { phase: 'over' });
    if (over === null) return this.reload();
    this.round = over;
  }

  /** Shows the multiplier, and cashes out the bets whose target it has reached. */
  private async fly(round: TableRound): Promise<void> {
    const { database, settlement, now, tell } = this.options;
    const { flight } = this.game;
    const at = flight?.multiplierAt(now() - Number(round.running_at)) ?? 0;
    const reached = flight?.reaches(outcomeOf(round), at) === true;
    if (reached) tell({ type: 'frame', now: now(), at, crowd: this.crowd });
    while (this.targets[0] !== undefined && this.targets[0].at <= at) {
      const target = this.targets.shift();
      const play = target === undefined ? null : await findPlay(database, target.id);
      if (target === undefined || play?.state !== 'open') continue;
      if (flight?.reaches(outcomeOf(round), target.at) !== true) continue;
      const out = await makeTableMove(database, settlement, play, { kind: 'cashOut', at: target.at }, now());
      this.leave(target.at);
      this.pay(out);
    }
  }

  private idle(round: TableRound, wait: number): number {
    if (round.phase === 'running' && this.game.flight !== undefined) return Math.min(wait, FRAME_MS);
    if (round.phase !== 'betting') return wait;
    if (this.crowd !== this.crowdTold) {
      this.crowdTold = this.crowd;
      this.options.tell({ type: 'crowd', now: this.options.now(), crowd: this.crowd });
    }
    return Math.min(wait, CROWD_MS);
  }

  private aim(plays: readonly PlayRow[]): void {
    const { flight } = this.game;
    this.targets = plays
      .flatMap(({ id, bet }) => {
        const at = flight?.target(JSON.parse(bet)) ?? null;
        return at === null ? [] : [{ id, at }];
      })
      .toSorted((one, other) => one.at - other.at);
  }

  private leave(at: number): void {
    const { bets, left, lastLeft } = this.crowd;
    this.crowd = { bets, left: left + 1, lastLeft: [at, ...lastLeft].slice(0, SHOWN_LEFT) };
  }

  /** The operator's answers are not waited for; what fails is tried again by the reconciliation. */
  private pay(play: PlayRow): void {
    this.options.settlement.finish(play).catch(() => undefined);
  }

  /** Another process has taken the step. */
  private async reload(): Promise<void> {
    this.round = await latestTableRound(this.options.database, this.game.sysname);
    this.tellTable();
  }

  private tellTable(): void {
    const { state } = this;
    this.crowdTold = this.crowd;
    if (state !== null) this.options.tell(state);
  }
}

const EMPTY: TableCrowd = { bets: 0, left: 0, lastLeft: [] };
