import type { SandboxSettings } from '../../../settings.ts';
import type { Database } from '../../../database/database.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { WalletError } from '../../modules/wallet/wallet/WalletError.ts';
import { inCurrency, jackpotCurrencies } from '../../modules/jackpots/definitions.ts';
import { Chance } from '../bonuses/Chance.ts';
import { JackpotDesk, proofGames } from './JackpotDesk.ts';
import type { ProofGame } from './JackpotDesk.ts';
import type { ProofPlayer } from '../RoundDesk.ts';
import { JackpotModel } from './JackpotModel.ts';
import { allDrops, wrongDrops, wrongPlayers, wrongPools } from './storedJackpots.ts';

export interface RoundsResult {
  readonly counts: Readonly<Record<string, number>>;
  /** Drops by jackpot and tier. */
  readonly drops: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

export interface RoundsTask {
  readonly rounds: number;
  readonly seed: number;
  /** All by default. */
  readonly currencies?: readonly string[];
}

interface OpenRound {
  readonly player: ProofPlayer;
  readonly game: ProofGame;
  readonly id: string;
  readonly stakes: readonly bigint[];
}

/** How often all books are looked at, when nothing is under way: each look reads all of them. */
const LOOKS = 10;
/** Rounds that are played at once; their stakes have one and the same time. */
const LANES = 8;
const PLAYERS = 12;

/** What becomes of a round, by weight. `late`: it ends some hundred rounds later. */
const endings = { settled: 60, raised: 12, late: 10, returned: 10, raiseReturned: 5, buried: 3 } as const;

class Rounds {
  readonly counts: Record<string, number> = {};
  readonly late: OpenRound[] = [];
  private number = 0;

  constructor(
    private readonly desk: JackpotDesk,
    private readonly model: JackpotModel,
    private readonly players: readonly ProofPlayer[],
    private readonly chance: Chance,
  ) {}

  async play(): Promise<void> {
    const { chance } = this;
    this.number += 1;
    const id = `jackpot-round-${this.number}`;
    const round = { player: chance.of(this.players), game: chance.of(proofGames), id };
    const ending = chance.weighted(endings);
    const [stake, raise] = [this.stake(round.player), this.stake(round.player)];
    this.count(ending);
    if (ending === 'buried') return this.bury(round, stake);
    await this.bet(round, 'bet', stake);
    if (ending === 'returned') return this.giveBack(round, 'bet');
    if (ending === 'late') return void this.late.push({ ...round, stakes: [stake] });
    if (ending === 'settled') return this.settle({ ...round, stakes: [stake] });
    await this.bet(round, 'raise', raise);
    if (ending === 'raised') return this.settle({ ...round, stakes: [stake, raise] });
    await this.giveBack(round, 'raise');
    return this.settle({ ...round, stakes: [stake] });
  }

  /** Ends a round, also one that has been open for long; every third call is repeated. */
  async settle(round: OpenRound): Promise<void> {
    const { player, game, id, stakes } = round;
    const payout = this.chance.happens(0.3) ? (stakes[0] ?? 0n) * BigInt(this.chance.whole(1, 3)) : 0n;
    const isTwice = this.chance.happens(0.33);
    this.model.settle(player, game, stakes, payout);
    await this.desk.win(player, id, payout);
    if (isTwice) await this.desk.win(player, id, payout);
  }

  private async bet({ player, game, id }: Omit<OpenRound, 'stakes'>, name: string, amount: bigint): Promise<void> {
    const isTwice = this.chance.happens(0.2);
    const bet = () => this.desk.bet(player, game, id, `${id}:${name}`, amount);
    await (isTwice ? Promise.all([bet(), bet()]) : bet());
  }

  private async giveBack({ id }: Omit<OpenRound, 'stakes'>, name: string): Promise<void> {
    const rollback = () => this.desk.rollback(id, `${id}:${name}`);
    await Promise.all([rollback(), rollback()]);
  }

  /** The rollback comes before its bet, which is refused. */
  private async bury(round: Omit<OpenRound, 'stakes'>, stake: bigint): Promise<void> {
    await this.giveBack(round, 'bet');
    await this.bet(round, 'bet', stake).then(
      () => this.count('FAULT: a buried bet was taken'),
      (error: unknown) => {
        if (!(error instanceof WalletError)) throw error;
      },
    );
  }

  /** From a cent to more than counts. */
  private stake({ currency }: ProofPlayer): bigint {
    const unit = inCurrency(1n, currency) ?? 1n;
    const size = this.chance.weighted({ small: 4, usual: 4, large: 2, huge: 4 });
    if (size === 'small') return this.chance.amount(1, Number(unit));
    return unit * this.chance.amount(1, { usual: 20, large: 400, huge: 2_000 }[size]);
  }

  private count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }
}

/** Random rounds while two replicas count and pay; whatever is not as the model says, to the unit, is a fault. */
export async function runRounds(
  database: Database,
  config: SandboxSettings,
  { rounds, seed, currencies = jackpotCurrencies }: RoundsTask,
): Promise<RoundsResult> {
  const now = new Date(Date.UTC(2026, 5, 1, 12));
  const chance = new Chance(seed);
  const desk = new JackpotDesk(database, config, now);
  const model = new JackpotModel();
  await desk.open();
  const players: ProofPlayer[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const currency = currencies[index % currencies.length] ?? 'USD';
    players.push(await desk.addPlayer(currency, 50_000_000n * (inCurrency(1n, currency) ?? 1n)));
  }
  const run = new Rounds(desk, model, players, chance);
  const faults: string[] = [];
  const segment = Math.ceil(rounds / LOOKS);
  for (let done = 0; done < rounds && faults.length === 0; done += segment) {
    await playSegment(desk, run, Math.min(segment, rounds - done), chance);
    if (done + segment >= rounds) for (const round of run.late.splice(0)) await run.settle(round);
    await Promise.all(desk.draws.map((draw) => draw.run()));
    await desk.draws[0]?.run();
    faults.push(...(await found(desk, model, players, { now, isAll: run.late.length === 0 })));
  }
  const drops: Record<string, number> = {};
  for (const { jackpot, tier } of await allDrops(database))
    drops[`${jackpot} ${tier}`] = (drops[`${jackpot} ${tier}`] ?? 0) + 1;
  return { counts: run.counts, drops, faults: faults.map((what) => `seed ${seed}: ${what}`) };
}

/** Some rounds at once, with both replicas counting between them, and some of the late ones ending. */
async function playSegment(desk: JackpotDesk, run: Rounds, count: number, chance: Chance): Promise<void> {
  for (let played = 0; played < count; played += LANES) {
    const work = Array.from({ length: Math.min(LANES, count - played) }, () => run.play());
    if (chance.happens(0.2)) work.push(...desk.draws.map((draw) => draw.run()));
    const over = chance.happens(0.3) ? run.late.shift() : undefined;
    if (over !== undefined) work.push(run.settle(over));
    await Promise.all(work);
  }
}

async function found(
  { database }: JackpotDesk,
  model: JackpotModel,
  players: readonly ProofPlayer[],
  { now, isAll }: { readonly now: Date; readonly isAll: boolean },
): Promise<string[]> {
  const audited = await auditLedger(database, now);
  return [
    ...audited.map(({ invariant, what, id, detail }) => `${invariant}: ${what}, ${id}: ${detail}`),
    ...(await wrongPools(database, model, jackpotCurrencies)),
    ...(await wrongDrops(database)),
    // Stakes of late rounds are in no pool yet, but off the player's balance.
    ...(isAll ? await wrongPlayers(database, model, players) : []),
  ];
}
