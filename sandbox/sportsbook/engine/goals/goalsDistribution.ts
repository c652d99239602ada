import type { Fixture, GoalsSituation, Points, Side } from '../types.ts';
import { chainOf, sumOf } from './goalsChain.ts';
import type { Counts, MatchChain } from './goalsChain.ts';
import type { GoalsOutcome } from './goalsOutcome.ts';

/** Cells below this are left out: all of them together are below any price's rounding. */
const LEAST_CHANCE = 1e-11;

/** Further goals of both teams, with their probability. */
interface Cell extends Points {
  readonly chance: number;
}

/** Goals of both teams in the rest of a period of regulation time. */
function restOfPeriod(chain: MatchChain, situation: GoalsSituation, period: number): Counts {
  if (situation.stage !== 'regulation' || period < situation.period) return [1];
  if (period > situation.period) return chain.periods[period]?.rest(0, null) ?? [1];
  return chain.periods[period]?.rest(situation.tick, situation.added) ?? [1];
}

/** Goals of both teams in what is left of these periods. */
function restOfPeriods(chain: MatchChain, situation: GoalsSituation, periods: readonly number[]): Counts {
  let counts: Counts = [1];
  for (const period of periods) counts = sumOf(counts, restOfPeriod(chain, situation, period));
  return counts;
}

/** Shares goals out to the teams: the sides of goals are independent of each other and of their number. */
function cellsOf(counts: Counts, homeShare: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let goals = 0; goals < counts.length; goals += 1) {
    let ways = 1;
    for (let home = 0; home <= goals; home += 1) {
      const chance = (counts[goals] ?? 0) * ways * homeShare ** home * (1 - homeShare) ** (goals - home);
      if (chance > LEAST_CHANCE) cells.push({ home, away: goals - home, chance });
      ways = (ways * (goals - home)) / (home + 1);
    }
  }
  return cells;
}

/** That home wins in overtime or by shootout, when regulation time ends level. */
function homeAfterDraw(chain: MatchChain, { stage, tick }: GoalsSituation): number {
  const overtime = chain.periods[chain.rules.periods];
  if (stage === 'shootout' || !overtime) return chain.homeShootout;
  const none = overtime.rest(stage === 'overtime' ? tick : 0, 0)[0] ?? 1;
  return (1 - none) * chain.rates.homeShare + none * chain.homeShootout;
}

export interface WeightedOutcome {
  readonly outcome: GoalsOutcome;
  readonly chance: number;
}

/** What bets may depend on besides the goals of both teams in the whole match; each multiplies the outcomes. */
interface Needs {
  /** Whether the goals of the whole match count. */
  readonly match: boolean;
  /** Periods whose goals count on their own, from 0. */
  readonly periods: ReadonlySet<number>;
  readonly next: boolean;
  readonly winner: boolean;
}

/** All ways in which a match can end from here. */
export function outcomesOf(fixture: Fixture, situation: GoalsSituation, needs: Needs): readonly WeightedOutcome[] {
  const chain = chainOf(fixture);
  const blocks = blocksOf(chain.rules.periods, needs);
  let paths: readonly Path[] = [{ added: [], chance: 1 }];
  for (const block of blocks) {
    const cells = cellsOf(restOfPeriods(chain, situation, block), chain.rates.homeShare);
    paths = paths.flatMap((path) => longer(path, cells));
  }
  const afterDraw = homeAfterDraw(chain, situation);
  return paths.flatMap((path) => outcomesOfPath(path, { situation, needs, blocks, afterDraw }));
}

/**
 * Periods whose goals are enumerated together: all those that do not count on their own. Where the order of goals
 * matters, only neighbours are. Where the whole match does not count, the others are left out.
 */
function blocksOf(count: number, { match, periods, next }: Needs): readonly (readonly number[])[] {
  const all = Array.from({ length: count }, (_, period) => period);
  const own = all.filter((period) => periods.has(period)).map((period) => [period]);
  if (!next) return match ? [...own, all.filter((period) => !periods.has(period))] : own;
  const blocks: number[][] = [];
  for (const period of all) {
    const last = blocks.at(-1);
    const isJoined = last !== undefined && !periods.has(period) && !periods.has(last[0] ?? 0);
    if (isJoined) last.push(period);
    else blocks.push([period]);
  }
  return blocks;
}

interface Path {
  /** By block. */
  readonly added: readonly Points[];
  readonly chance: number;
}

interface Enumeration {
  readonly situation: GoalsSituation;
  readonly needs: Needs;
  readonly blocks: readonly (readonly number[])[];
  readonly afterDraw: number;
}

/** All paths that are left out are together below any price's rounding. */
const LEAST_PATH = 1e-10;

function longer({ added, chance }: Path, cells: readonly Cell[]): readonly Path[] {
  const paths: Path[] = [];
  for (const cell of cells) {
    const both = chance * cell.chance;
    if (both > LEAST_PATH) paths.push({ added: [...added, cell], chance: both });
  }
  return paths;
}

function outcomesOfPath(path: Path, { situation, needs, blocks, afterDraw }: Enumeration): readonly WeightedOutcome[] {
  const known = situation.scorers.length;
  const sum = (side: Side): number =>
    situation.periods.reduce((total, points) => total + points[side], 0) +
    path.added.reduce((total, points) => total + points[side], 0);
  const home = sum('home');
  const away = sum('away');
  const periods =
    needs.periods.size === 0
      ? situation.periods
      : situation.periods.map((points, period) => {
          const more = needs.periods.has(period)
            ? path.added[blocks.findIndex(([first]) => first === period)]
            : undefined;
          return { home: points.home + (more?.home ?? 0), away: points.away + (more?.away ?? 0) };
        });
  const nexts = needs.next ? nextScorers(path.added) : [{ next: null, share: 1 }];
  const winners = needs.winner ? winnersOf(home - away, situation, afterDraw) : [{ winner: null, share: 1 }];
  return nexts.flatMap(({ next, share }) => {
    const scorerOf = (goal: number): Side | null => situation.scorers[goal - 1] ?? (goal === known + 1 ? next : null);
    return winners.map(({ winner, share: won }) => ({
      outcome: { home, away, periods, scorerOf, winner },
      chance: path.chance * share * won,
    }));
  });
}

/** The next goal is in the first period with goals, and any of them may be the first. */
function nextScorers(added: readonly Points[]): readonly { next: Side | null; share: number }[] {
  const first = added.find(({ home, away }) => home + away > 0);
  if (!first) return [{ next: null, share: 1 }];
  const share = first.home / (first.home + first.away);
  return [
    { next: 'home' as const, share },
    { next: 'away' as const, share: 1 - share },
  ].filter((one) => one.share > 0);
}

function winnersOf(
  lead: number,
  { winner, stage }: GoalsSituation,
  afterDraw: number,
): readonly { winner: Side | null; share: number }[] {
  if (stage === 'ended') return [{ winner, share: 1 }];
  if (lead !== 0) return [{ winner: lead > 0 ? 'home' : 'away', share: 1 }];
  return [
    { winner: 'home', share: afterDraw },
    { winner: 'away', share: 1 - afterDraw },
  ];
}
