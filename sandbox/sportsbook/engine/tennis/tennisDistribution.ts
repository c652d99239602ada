import type { Fixture, Points, Side, TennisSituation } from '../types.ts';
import { setsWon, TennisBoard } from './TennisBoard.ts';
import { TennisChances } from './tennisChances.ts';
import type { TennisOutcome } from './tennisOutcome.ts';
import { SETS_TO_WIN, tennisRates } from './tennisRules.ts';

/** Those of the live matches and of the next ones. */
const MOST_KEPT = 300;
const kept = new Map<string, TennisChances>();

export function chancesOf(fixture: Fixture): TennisChances {
  const { serve } = tennisRates(fixture);
  const key = `${serve.home}|${serve.away}`;
  const known = kept.get(key);
  if (known) return known;
  const chances = new TennisChances({ serve });
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, chances);
  return chances;
}

export interface WeightedTennis {
  readonly outcome: TennisOutcome;
  readonly chance: number;
}

/** All scores that the match can end with, told apart by who wins the next `games` games of the running set. */
export function tennisOutcomes(
  chances: TennisChances,
  situation: TennisSituation,
  games: number,
): readonly WeightedTennis[] {
  if (situation.winner) return [{ outcome: situation, chance: 1 }];
  const { server, isTieBreak, points, sets } = situation;
  const home = chances.homeWinsGame(server, isTieBreak, points);
  if (games === 0) {
    const set = sets.at(-1) ?? { home: 0, away: 0 };
    return endsFrom(chances, sets.slice(0, -1), chances.setAfterGame(set, server, home), situation.games, 1);
  }
  return (['home', 'away'] as const).flatMap((side) => {
    const board = TennisBoard.of(situation);
    const ended = board.winGame(side);
    const share = side === 'home' ? home : 1 - home;
    return tennisOutcomes(chances, board.situation, ended.set ? 0 : games - 1).map(({ outcome, chance }) => ({
      outcome,
      chance: chance * share,
    }));
  });
}

interface End extends Points {
  readonly chance: number;
  readonly next: Side;
}

function endsFrom(
  chances: TennisChances,
  before: readonly Points[],
  ends: readonly End[],
  games: TennisOutcome['games'],
  share: number,
): WeightedTennis[] {
  const outcomes: WeightedTennis[] = [];
  for (const end of ends) {
    const sets = [...before, { home: end.home, away: end.away }];
    const chance = share * end.chance;
    const { home, away } = setsWon(sets);
    if (home >= SETS_TO_WIN || away >= SETS_TO_WIN) outcomes.push({ outcome: { sets, games }, chance });
    else outcomes.push(...endsFrom(chances, sets, chances.setFrom(0, 0, end.next), games, chance));
  }
  return outcomes;
}
