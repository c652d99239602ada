import { pricedMarket } from '../prices.ts';
import type { MarketKey } from '../prices.ts';
import type { BasketballSituation, Fixture, Market } from '../types.ts';
import { matchSpreads, pointsSoFar, quarterSpreads } from './basketballDistribution.ts';
import type { Spread, Spreads } from './basketballDistribution.ts';
import { QUARTERS } from './basketballRules.ts';
import { basketballTest } from './basketballTest.ts';

const SIDES = ['home', 'away'];
const RESULT = ['home', 'draw', 'away'];
const OVER_UNDER = ['over', 'under'];
/** Lines are multiples of a step, so that they seldom change, around the mean. */
const TOTAL_STEP = 4;
const LEAD_STEP = 3;

/** Prices of all open markets. Winner, handicap and totals are with overtimes, the result is of regulation time. */
export function basketballMarkets(
  fixture: Fixture,
  situation: BasketballSituation,
  isDanger: boolean,
): readonly Market[] {
  if (situation.isEnded) return [];
  const { match, regulation } = matchSpreads(fixture, situation);
  const market = (spreads: Spreads, key: MarketKey, selections: readonly string[]): Market =>
    pricedMarket(
      key,
      selections.map((selection) => [selection, chanceOf(spreads, key, selection)] as const),
      isDanger,
    );
  const whole = (kind: string, line: number | null = null): MarketKey => ({ kind, line, period: null });
  const { home, away } = pointsSoFar(situation);
  return [
    market(match, whole('winner'), SIDES),
    ...(regulation ? [market(regulation, whole('result'), RESULT)] : []),
    ...linesAround(-meanOf(match.lead), LEAD_STEP, 2).map((line) => market(match, whole('handicap', line), SIDES)),
    ...linesAround(meanOf(match.total), TOTAL_STEP, 2)
      .filter((line) => line > home + away)
      .map((line) => market(match, whole('totals', line), OVER_UNDER)),
    ...openQuarters(situation).flatMap((quarter) => quarterMarkets(fixture, situation, quarter, market)),
  ];
}

/** From 0: the running quarter, or the one about to begin, and the next one. */
const openQuarters = ({ period }: BasketballSituation): readonly number[] =>
  [period, period + 1].filter((quarter) => quarter < QUARTERS);

function quarterMarkets(
  fixture: Fixture,
  situation: BasketballSituation,
  quarter: number,
  market: (spreads: Spreads, key: MarketKey, selections: readonly string[]) => Market,
): readonly Market[] {
  const spreads = quarterSpreads(fixture, situation, quarter);
  const { home, away } = situation.periods[quarter] ?? { home: 0, away: 0 };
  const key = (kind: string, line: number | null): MarketKey => ({ kind, line, period: quarter + 1 });
  return [
    market(spreads, key('quarter_result', null), RESULT),
    ...linesAround(meanOf(spreads.total), LEAD_STEP, 1)
      .filter((line) => line > home + away)
      .map((line) => market(spreads, key('quarter_totals', line), OVER_UNDER)),
  ];
}

/** Lines with a half, so that no bet is level. */
function linesAround(mean: number, step: number, each: number): readonly number[] {
  const middle = step * Math.round(mean / step) + 0.5;
  return Array.from({ length: 2 * each + 1 }, (_, index) => middle + step * (index - each));
}

function meanOf(spread: Spread): number {
  let mean = 0;
  for (const [value, chance] of spread) mean += value * chance;
  return mean;
}

/** The market's measure is that of these spreads. */
function chanceOf(spreads: Spreads, key: MarketKey, selection: string): number {
  const test = basketballTest(key, selection);
  let sum = 0;
  if (test) for (const [value, chance] of spreads[test.measure]) if (test.isWon(value)) sum += chance;
  return sum;
}
