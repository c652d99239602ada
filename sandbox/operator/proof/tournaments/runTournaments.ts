import type { SandboxSettings } from '../../../settings.ts';
import type { Database } from '../../../database/database.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { Chance } from '../bonuses/Chance.ts';
import type { ProofPlayer } from '../RoundDesk.ts';
import { proofGames, TournamentDesk } from './TournamentDesk.ts';
import type { ProofGame } from './TournamentDesk.ts';
import { TournamentModel } from './TournamentModel.ts';
import type { ModelTournament } from './TournamentModel.ts';
import { wrongBoard, wrongPlayers } from './storedTournaments.ts';

export interface TournamentsTask {
  readonly rounds: number;
  readonly seed: number;
}

export interface TournamentsResult {
  readonly counts: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

interface OpenRound {
  readonly player: ProofPlayer;
  readonly id: string;
  readonly stake: bigint;
  readonly followed: readonly ModelTournament[];
}

/** Rounds of one season, in which three tournaments run and end. */
const SEASON = 250;
/** Rounds that are played at once, at one and the same time: of these, ties are frequent. */
const LANES = 5;
const PLAYERS = 12;
const STEP_MS = 20;
const currencies = ['USD', 'JPY', 'TON'];
const units: Readonly<Record<string, bigint>> = { USD: 1n, JPY: 2n, TON: 3_000_000n };

/** What becomes of a round, by weight. `late`: it ends when its tournaments are over. */
const endings = { settled: 70, raised: 8, raiseReturned: 5, late: 7, returned: 10 } as const;

class Season {
  readonly late: OpenRound[] = [];

  constructor(
    private readonly desk: TournamentDesk,
    private readonly model: TournamentModel,
    private readonly tournaments: readonly ModelTournament[],
    private readonly staked: Map<bigint, bigint>,
    private readonly chance: Chance,
    private readonly count: (name: string) => void,
  ) {}

  async play(player: ProofPlayer, id: string): Promise<void> {
    const { chance, desk } = this;
    const game = chance.of(proofGames);
    const ending = chance.weighted(endings);
    const [stake, raise] = [this.stake(player), this.stake(player)];
    const followed = this.tournaments.filter((one) => this.model.follows(one, player, game, desk.now));
    this.count(ending);
    await this.bet(player, game, id, 'bet', stake);
    if (ending === 'returned') return this.giveBack(id, 'bet');
    if (ending === 'late') return void this.late.push({ player, id, stake, followed });
    if (ending !== 'settled') await this.bet(player, game, id, 'raise', raise);
    if (ending === 'raiseReturned') await this.giveBack(id, 'raise');
    await this.settle({ player, id, stake: ending === 'raised' ? stake + raise : stake, followed });
  }

  /** Few multiples, so that many are equal. A repeated call changes nothing. */
  async settle({ player, id, stake, followed }: OpenRound): Promise<void> {
    const payout = stake * this.chance.of([0n, 0n, 0n, 1n, 2n, 5n]);
    this.staked.set(player.uid, (this.staked.get(player.uid) ?? 0n) + stake - payout);
    for (const one of followed)
      if (this.desk.now <= one.endsAt) this.model.counted(one, player, stake, payout, this.desk.now);
    const isTwice = this.chance.happens(0.2);
    await this.desk.win(player, id, payout);
    if (isTwice) await this.desk.win(player, id, payout);
  }

  private async bet(player: ProofPlayer, game: ProofGame, id: string, name: string, amount: bigint): Promise<void> {
    await this.desk.bet(player, game, id, `${id}:${name}`, amount);
  }

  private async giveBack(id: string, name: string): Promise<void> {
    const rollback = () => this.desk.rollback(id, `${id}:${name}`);
    await Promise.all([rollback(), rollback()]);
  }

  /** From less than a point to hundreds; few sizes, so that many sums are equal. */
  private stake({ currency }: ProofPlayer): bigint {
    return (units[currency] ?? 1n) * this.chance.of([5n, 10n, 20n, 20n, 100n, 100n, 3_333n]);
  }
}

/** Random rounds in seasons of tournaments; whatever is not as the model says, to the unit, is a fault. */
export async function runTournaments(
  database: Database,
  config: SandboxSettings,
  { rounds, seed }: TournamentsTask,
): Promise<TournamentsResult> {
  const chance = new Chance(seed);
  const desk = new TournamentDesk(database, config, { ms: Date.UTC(2026, 5, 1, 12) });
  const model = new TournamentModel();
  await desk.addGames();
  const players: ProofPlayer[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const currency = currencies[index % currencies.length] ?? 'USD';
    players.push(await desk.addPlayer(currency, 10_000_000n * (units[currency] ?? 1n)));
  }
  const counts: Record<string, number> = {};
  const count = (name: string) => void (counts[name] = (counts[name] ?? 0) + 1);
  const staked = new Map<bigint, bigint>();
  const faults: string[] = [];
  for (let done = 0; done < rounds && faults.length === 0; done += SEASON) {
    const tournaments = await openSeason(desk, `season-${done}`);
    const season = new Season(desk, model, tournaments, staked, chance, count);
    const waiting = tournaments.flatMap((one) => players.map((player) => ({ one, player })));
    for (let played = 0; played < Math.min(SEASON, rounds - done); played += LANES) {
      desk.now += STEP_MS;
      // Players join ahead and while it runs; some never do.
      for (let joins = 0; joins < 2 && chance.happens(0.6); joins += 1) {
        const [join] = waiting.splice(chance.whole(0, waiting.length - 1), 1);
        if (join) model.joined(join.one, join.player, await desk.join(join.one, join.player), desk.now);
      }
      if (chance.happens(0.05)) await cashOut(desk, model, tournaments, chance.of(players), count);
      const lanes = Array.from({ length: LANES }, (_lane, lane) => `t-${done + played + lane}`);
      await Promise.all(lanes.map((id) => season.play(chance.of(players), id)));
    }
    faults.push(...(await endSeason(desk, model, season, tournaments, count)));
    faults.push(
      ...(await auditLedger(database, new Date(desk.now))).map(({ what, id, detail }) => `${what}, ${id}: ${detail}`),
    );
    faults.push(...(await wrongPlayers(database, model, players, staked)));
  }
  return { counts, faults: faults.map((what) => `seed ${seed}: ${what}`) };
}

/** One runs from the start, one begins later, one resets points; all end with the season. */
async function openSeason(desk: TournamentDesk, name: string): Promise<readonly ModelTournament[]> {
  const startsAt = desk.now;
  const endsAt = startsAt + (SEASON / LANES) * STEP_MS;
  const [reels] = proofGames;
  const base = { startsAt, endsAt, games: [...proofGames] } as const;
  return [
    await desk.addTournament(`${name}-turnover`, { ...base, rule: 'turnover', resets: false }),
    await desk.addTournament(`${name}-later`, {
      ...base,
      startsAt: startsAt + 20 * STEP_MS,
      rule: 'turnover',
      resets: true,
    }),
    await desk.addTournament(`${name}-multiple`, { ...base, games: [reels ?? ''], rule: 'multiplier', resets: true }),
  ];
}

async function cashOut(
  desk: TournamentDesk,
  model: TournamentModel,
  tournaments: readonly ModelTournament[],
  player: ProofPlayer,
  count: (name: string) => void,
): Promise<void> {
  count('cashOut');
  for (const one of tournaments) model.cashedOut(one, player, desk.now);
  await desk.cashOut(player);
}

/** Both replicas end the tournaments while the late rounds end, too. */
async function endSeason(
  desk: TournamentDesk,
  model: TournamentModel,
  season: Season,
  tournaments: readonly ModelTournament[],
  count: (name: string) => void,
): Promise<string[]> {
  desk.now = (tournaments[0]?.endsAt ?? 0) + 1;
  await Promise.all([desk.finish(), ...season.late.splice(0).map((round) => season.settle(round)), desk.finish()]);
  const faults: string[] = [];
  for (const one of tournaments) {
    const board = model.ended(one);
    count('ended');
    if (board.some(({ points }, index) => index > 0 && points === board[index - 1]?.points)) count('tie');
    if (board.some(({ prize }) => prize > 0n)) count('paid');
    faults.push(...(await wrongBoard(desk.database, one, board)));
  }
  return faults;
}
