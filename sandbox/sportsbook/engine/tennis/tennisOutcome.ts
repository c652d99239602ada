import type { MarketKey } from '../prices.ts';
import type { Points, Side } from '../types.ts';
import { isSetOver, setsWon } from './TennisBoard.ts';

/** How a match may end, or ended. */
export interface TennisOutcome {
  readonly sets: readonly Points[];
  /** Winners of the games of each set, as far as they are known. */
  readonly games: readonly (readonly Side[])[];
}

/** Sets and games of a whole match. */
export interface Tally {
  readonly sets: Points;
  readonly games: Points;
}

/** What a selection depends on: the whole match, a set, or a game of a set; both numbered from 0. */
export type TennisTest =
  | { readonly part: 'match'; readonly isWon: (tally: Tally) => boolean }
  | { readonly part: 'set'; readonly set: number; readonly side: Side }
  | { readonly part: 'game'; readonly set: number; readonly game: number; readonly side: Side };

const CORRECT = ['2:0', '2:1', '1:2', '0:2'];

/** The test of a selection; null if there is no such selection. */
export function tennisTest({ kind, line, period }: MarketKey, selection: string): TennisTest | null {
  const side = selection === 'home' || selection === 'away' ? selection : null;
  const set = (period ?? 0) - 1;
  switch (kind) {
    case 'winner':
      return side && line === null ? ofMatch(({ sets }) => leaderOf(sets) === side) : null;
    case 'correct_score':
      return CORRECT.includes(selection) && line === null
        ? ofMatch(({ sets }) => `${sets.home}:${sets.away}` === selection)
        : null;
    case 'set_winner':
      return side && line === null ? { part: 'set', set, side } : null;
    case 'game_winner':
      return side && line !== null ? { part: 'game', set, game: line - 1, side } : null;
    case 'total_games':
      return isHalf(line) ? overOrUnder(selection, line) : null;
    case 'games_handicap':
      return side && isHalf(line)
        ? ofMatch(({ games }) => games.home + line - games.away > 0 === (side === 'home'))
        : null;
    default:
      return null;
  }
}

const ofMatch = (isWon: (tally: Tally) => boolean): TennisTest => ({ part: 'match', isWon });
const isHalf = (line: number | null): line is number => line !== null && !Number.isInteger(line);
const leaderOf = ({ home, away }: Points): Side => (home > away ? 'home' : 'away');

function overOrUnder(selection: string, line: number): TennisTest | null {
  if (selection === 'over') return ofMatch(({ games }) => games.home + games.away > line);
  return selection === 'under' ? ofMatch(({ games }) => games.home + games.away < line) : null;
}

export const gamesOf = (sets: readonly Points[]): Points =>
  sets.reduce((sum, set) => ({ home: sum.home + set.home, away: sum.away + set.away }), { home: 0, away: 0 });

/** Whether the selection wins; null if its set or game is not played, or not known. */
export function passes(test: TennisTest, { sets, games }: TennisOutcome): boolean | null {
  if (test.part === 'match') return test.isWon({ sets: setsWon(sets), games: gamesOf(sets) });
  if (test.part === 'game') {
    const winner = games[test.set]?.[test.game];
    return winner === undefined ? null : winner === test.side;
  }
  const set = sets[test.set];
  return set && isSetOver(set) ? leaderOf(set) === test.side : null;
}
