import { parseMarketKey, pricedMarket } from '../prices.ts';
import type { MarketKey } from '../prices.ts';
import type { Fixture, GoalsSituation, Market, Pick } from '../types.ts';
import { chainOf } from './goalsChain.ts';
import { outcomesOf } from './goalsDistribution.ts';
import type { WeightedOutcome } from './goalsDistribution.ts';
import { goalsOffers } from './goalsOffers.ts';
import { goalsTest } from './goalsOutcome.ts';
import type { GoalsTest } from './goalsOutcome.ts';

/** Prices of all open markets. */
export function goalsMarkets(fixture: Fixture, situation: GoalsSituation, isDanger: boolean): readonly Market[] {
  const { rules } = chainOf(fixture);
  const offers = goalsOffers(rules, situation);
  const groups = new Map<string, readonly WeightedOutcome[]>();
  return offers.map(({ selections, ...key }) => {
    const group = groupOf(key);
    const outcomes = groups.get(group) ?? outcomesFor(group, fixture, situation, key);
    groups.set(group, outcomes);
    const chances = selections.map((selection) => [selection, chanceOf(outcomes, goalsTest(key, selection))] as const);
    return pricedMarket(key, chances, isDanger);
  });
}

/** Markets of one group depend on the same part of the outcome, which is enumerated once. */
function groupOf({ kind, period }: MarketKey): string {
  if (period !== null) return `period:${period}`;
  return kind === 'winner' || kind === 'next_goal' ? kind : 'match';
}

function outcomesFor(
  group: string,
  fixture: Fixture,
  situation: GoalsSituation,
  { period }: MarketKey,
): readonly WeightedOutcome[] {
  const periods = new Set(period === null ? [] : [period - 1]);
  const needs = { match: period === null, periods, next: group === 'next_goal', winner: group === 'winner' };
  return outcomesOf(fixture, situation, needs);
}

function chanceOf(outcomes: readonly WeightedOutcome[], test: GoalsTest | null): number {
  let sum = 0;
  if (test) for (const { outcome, chance } of outcomes) if (test(outcome)) sum += chance;
  return sum;
}

/** The probability that all picks win, from every way in which the match can end. */
export function goalsJoint(fixture: Fixture, situation: GoalsSituation, picks: readonly Pick[]): number | null {
  const tests: GoalsTest[] = [];
  const needs = { match: false, periods: new Set<number>(), next: false, winner: false };
  for (const { market, selection } of picks) {
    const key = parseMarketKey(market);
    const test = key && goalsTest(key, selection);
    if (!key || !test || !isOf(fixture, key)) return null;
    // Goals after the next one are left open by the outcomes.
    if (key.kind === 'next_goal' && (key.line ?? 0) > situation.scorers.length + 1) return null;
    needs.match ||= key.period === null;
    if (key.period !== null) needs.periods.add(key.period - 1);
    needs.next ||= key.kind === 'next_goal';
    needs.winner ||= key.kind === 'winner';
    tests.push(test);
  }
  return chanceOf(outcomesOf(fixture, situation, needs), (outcome) => tests.every((test) => test(outcome)));
}

/** Whether the sport has this market. */
function isOf(fixture: Fixture, { kind, line, period }: MarketKey): boolean {
  const { rules } = chainOf(fixture);
  if (period !== null && !(period >= 1 && period <= rules.periods)) return false;
  if (kind === 'winner') return rules.overtime !== null;
  const isLine = line !== null && !Number.isInteger(line);
  if (['totals', 'handicap', 'period_totals'].includes(kind)) return isLine;
  return kind === 'next_goal' ? line !== null && Number.isInteger(line) && line > 0 : line === null;
}
