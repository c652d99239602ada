/**
 * The sportsbook's engine: fixtures, matches, probabilities and prices, all from a seed. It reads no clock, no network
 * and no chance of its own, so every process comes to the same.
 *
 * Each sport has one model, by which its matches are played and its prices are computed: goals/goalsRules.ts,
 * tennis/tennisRules.ts, basketball/basketballRules.ts. How prices follow from probabilities: prices.ts.
 * @module
 */
import { basketballJoint } from './basketball/basketballJoint.ts';
import { basketballMarkets } from './basketball/basketballMarkets.ts';
import { basketballResult } from './basketball/basketballResult.ts';
import { basketballStateAt } from './basketball/basketballState.ts';
import { simulateBasketball } from './basketball/simulateBasketball.ts';
import { goalsJoint, goalsMarkets } from './goals/goalsMarkets.ts';
import { goalsResult } from './goals/goalsResult.ts';
import { goalsStateAt } from './goals/goalsState.ts';
import { simulateGoals } from './goals/simulateGoals.ts';
import { simulateTennis } from './tennis/simulateTennis.ts';
import { tennisJoint, tennisMarkets } from './tennis/tennisMarkets.ts';
import { tennisResult } from './tennis/tennisResult.ts';
import { tennisStateAt } from './tennis/tennisState.ts';
import type { Fixture, LegResult, Market, MatchState, MatchTimeline, Pick } from './types.ts';

export { LEAST_PRICE, MARGINS, MOST_PRICE } from './prices.ts';
export { DURATION_MS, scheduleOf } from './schedule/schedule.ts';
export type * from './types.ts';

/** The whole match, which starts at 0 ms. */
export function simulate(seed: string, fixture: Fixture): MatchTimeline {
  if (fixture.sport === 'tennis') return simulateTennis(seed, fixture);
  return fixture.sport === 'basketball' ? simulateBasketball(seed, fixture) : simulateGoals(seed, fixture);
}

/** What is known of a match at a time since its start; below 0 it has not begun. */
export function stateAt(timeline: MatchTimeline, msSinceStart: number): MatchState {
  const { details } = timeline;
  if (details.sport === 'tennis') return tennisStateAt(timeline, details, msSinceStart);
  if (details.sport === 'basketball') return basketballStateAt(timeline, details, msSinceStart);
  return goalsStateAt(timeline, details, msSinceStart);
}

/** Prices of all markets whose outcome is open. Suspended ones are listed. */
export function marketsOf(fixture: Fixture, { situation, isDanger }: MatchState): readonly Market[] {
  if (situation.sport === 'tennis') return tennisMarkets(fixture, situation, isDanger);
  if (situation.sport === 'basketball') return basketballMarkets(fixture, situation, isDanger);
  return goalsMarkets(fixture, situation, isDanger);
}

/** How a bet on a selection ended, as far as it is decided at this time (by default: after the match). */
export function resultOf(
  _fixture: Fixture,
  timeline: MatchTimeline,
  marketKey: string,
  selectionKey: string,
  upToMs: number = Infinity,
): LegResult | null {
  const { details } = timeline;
  if (details.sport === 'tennis') return tennisResult(timeline, details, marketKey, selectionKey, upToMs);
  if (details.sport === 'basketball') return basketballResult(timeline, details, marketKey, selectionKey, upToMs);
  return goalsResult(timeline, details, marketKey, selectionKey, upToMs);
}

/**
 * The probability that all picks of one match win: of one pick that of its market, listed or not. 0 if they exclude each
 * other, null if their combination is not supported.
 */
export function jointProbability(fixture: Fixture, { situation }: MatchState, picks: readonly Pick[]): number | null {
  if (situation.sport === 'tennis') return tennisJoint(fixture, situation, picks);
  if (situation.sport === 'basketball') return basketballJoint(fixture, situation, picks);
  return goalsJoint(fixture, situation, picks);
}
