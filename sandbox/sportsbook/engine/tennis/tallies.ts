import type { Points, Side, TennisSituation } from '../types.ts';
import type { SetEnd, TennisChances } from './tennisChances.ts';
import { gamesOf } from './tennisOutcome.ts';
import { setsWon } from './TennisBoard.ts';
import type { WeightedTally } from './WeightedTally.ts';
import { SETS_TO_WIN } from './tennisRules.ts';

/** How the running set ends. */
export function runningSet(
  chances: TennisChances,
  { server, isTieBreak, points, sets }: TennisSituation,
): readonly SetEnd[] {
  const home = chances.homeWinsGame(server, isTieBreak, points);
  return chances.setAfterGame(sets.at(-1) ?? { home: 0, away: 0 }, server, home);
}

/** That home wins the set after the running one, which is played for certain. */
export const homeWinsNextSet = (chances: TennisChances, running: readonly SetEnd[]): number =>
  running.reduce((sum, { chance, next }) => sum + chance * homeWins(chances.setFrom(0, 0, next)), 0);

export const homeWins = (ends: readonly SetEnd[]): number =>
  ends.reduce((sum, { home, away, chance }) => sum + (home > away ? chance : 0), 0);

/** All sets and games that a match can end with. */
export function talliesOf(
  chances: TennisChances,
  { sets }: TennisSituation,
  running: readonly SetEnd[],
): readonly WeightedTally[] {
  const before = sets.slice(0, -1);
  const tallies = new Map<number, WeightedTally>();
  addEnds(tallies, chances, { sets: setsWon(before), games: gamesOf(before), chance: 1 }, running);
  return [...tallies.values()];
}

/** Later sets depend on the sets won and on who serves first; each such case is computed once for a match. */
function restFrom(chances: TennisChances, sets: Points, server: Side): readonly WeightedTally[] {
  return chances.kept(`${sets.home}:${sets.away}${server}`, () => {
    const tallies = new Map<number, WeightedTally>();
    const before = { sets, games: { home: 0, away: 0 }, chance: 1 };
    addEnds(tallies, chances, before, chances.setFrom(0, 0, server));
    return [...tallies.values()];
  });
}

function addEnds(
  tallies: Map<number, WeightedTally>,
  chances: TennisChances,
  before: WeightedTally,
  ends: readonly SetEnd[],
): void {
  for (const end of ends) {
    const isHome = end.home > end.away;
    const sets = { home: before.sets.home + (isHome ? 1 : 0), away: before.sets.away + (isHome ? 0 : 1) };
    const games = { home: before.games.home + end.home, away: before.games.away + end.away };
    const chance = before.chance * end.chance;
    if (Math.max(sets.home, sets.away) >= SETS_TO_WIN) add(tallies, { sets, games, chance });
    else
      for (const rest of restFrom(chances, sets, end.next))
        add(tallies, {
          sets: rest.sets,
          games: { home: games.home + rest.games.home, away: games.away + rest.games.away },
          chance: chance * rest.chance,
        });
  }
}

function add(tallies: Map<number, WeightedTally>, { sets, games, chance }: WeightedTally): void {
  const key = ((sets.home * 4 + sets.away) * 64 + games.home) * 64 + games.away;
  tallies.set(key, { sets, games, chance: chance + (tallies.get(key)?.chance ?? 0) });
}
