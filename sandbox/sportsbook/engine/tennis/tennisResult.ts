import { parseMarketKey } from '../prices.ts';
import type { MarketKey } from '../prices.ts';
import type { LegResult, MatchTimeline, TennisDetails } from '../types.ts';
import { passes, tennisTest } from './tennisOutcome.ts';
import type { TennisOutcome } from './tennisOutcome.ts';
import { TennisBoard } from './TennisBoard.ts';
import { firstServer } from './tennisRules.ts';

/** How a bet ended, or null if that is not decided at this time. Sets and games that were not played are void. */
export function tennisResult(
  timeline: MatchTimeline,
  details: TennisDetails,
  market: string,
  selection: string,
  upTo: number,
): LegResult | null {
  const key = parseMarketKey(market);
  const test = key && tennisTest(key, selection);
  if (!key || !test) return null;
  if (upTo < timeline.endsAt && upTo < decidedAt(timeline, key)) return null;
  const isWon = passes(test, endOf(timeline, details));
  if (isWon === null) return 'void';
  return isWon ? 'won' : 'lost';
}

const ends = new WeakMap<MatchTimeline, TennisOutcome>();

/** How the match ended; every bet on it asks that. */
function endOf(timeline: MatchTimeline, { points }: TennisDetails): TennisOutcome {
  const known = ends.get(timeline);
  if (known) return known;
  const board = new TennisBoard(firstServer(timeline.fixture));
  for (const { winner } of points) board.winPoint(winner);
  const end = board.situation;
  ends.set(timeline, end);
  return end;
}

function decidedAt({ events, endsAt }: MatchTimeline, { kind, line, period }: MarketKey): number {
  const endOfSet = events.find((event) => event.kind === 'set' && event.data?.['set'] === period)?.at ?? endsAt;
  switch (kind) {
    case 'set_winner':
      return endOfSet;
    case 'game_winner': {
      const games = events.filter((event) => event.kind === 'game' || event.kind === 'break');
      const before = games.findIndex(({ at }) => at > startOfSet(events, period ?? 1));
      const game = before < 0 ? undefined : games[before + (line ?? 1) - 1];
      return game && game.at <= endOfSet ? game.at : endOfSet;
    }
    case 'total_games':
      return events.find(({ score }) => totalOf(score.periods) > (line ?? 0))?.at ?? endsAt;
    default:
      return endsAt;
  }
}

/** When the set before ended. */
const startOfSet = (events: MatchTimeline['events'], period: number): number =>
  events.find((event) => event.kind === 'set' && event.data?.['set'] === period - 1)?.at ?? 0;

const totalOf = (sets: readonly { home: number; away: number }[]): number =>
  sets.reduce((sum, { home, away }) => sum + home + away, 0);
