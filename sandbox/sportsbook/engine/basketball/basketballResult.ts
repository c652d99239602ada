import { parseMarketKey } from '../prices.ts';
import type { MarketKey } from '../prices.ts';
import type { BasketballDetails, LegResult, MatchTimeline, Points } from '../types.ts';
import { QUARTERS } from './basketballRules.ts';
import { basketballTest } from './basketballTest.ts';

/** How a bet ended, or null if that is not decided at this time. Totals are decided when their line is passed. */
export function basketballResult(
  timeline: MatchTimeline,
  details: BasketballDetails,
  market: string,
  selection: string,
  upTo: number,
): LegResult | null {
  const key = parseMarketKey(market);
  const test = key && basketballTest(key, selection);
  if (!key || !test) return null;
  if (upTo < timeline.endsAt && upTo < decidedAt(timeline, details, key)) return null;
  const periods = timeline.events.at(-1)?.score.periods ?? [];
  const { home, away } = pointsOf(periods, test.part);
  return test.isWon(test.measure === 'lead' ? home - away : home + away) ? 'won' : 'lost';
}

function pointsOf(periods: readonly Points[], part: 'match' | 'regulation' | number): Points {
  if (typeof part === 'number') return periods[part] ?? { home: 0, away: 0 };
  const counted = part === 'match' ? periods : periods.slice(0, QUARTERS);
  return counted.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  });
}

function decidedAt(
  { events, endsAt }: MatchTimeline,
  { periods }: BasketballDetails,
  { kind, line, period }: MarketKey,
): number {
  const endOf = (number: number): number => periods[number]?.until ?? endsAt;
  const passed = (points: (event: (typeof events)[number]) => Points | undefined): number | undefined =>
    events.find((event) => {
      const { home = 0, away = 0 } = points(event) ?? {};
      return home + away > (line ?? 0);
    })?.at;
  const quarter = (period ?? 1) - 1;
  switch (kind) {
    case 'result':
      return endOf(QUARTERS - 1);
    case 'totals':
      return passed(({ score }) => score) ?? endsAt;
    case 'quarter_result':
      return endOf(quarter);
    case 'quarter_totals':
      return passed(({ score }) => score.periods[quarter]) ?? endOf(quarter);
    default:
      return endsAt;
  }
}
