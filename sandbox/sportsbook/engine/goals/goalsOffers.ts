import type { MarketKey } from '../prices.ts';
import type { GoalsSituation } from '../types.ts';
import { MOST_LISTED } from './goalsOutcome.ts';
import type { GoalsRules } from './goalsRules.ts';

/** A market that is still open, with its selections. */
interface Offer extends MarketKey {
  readonly selections: readonly string[];
}

const FOOTBALL_TOTALS = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5];
const HOCKEY_TOTALS = [3.5, 4.5, 5.5, 6.5, 7.5, 8.5];
const HANDICAPS = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];
const PERIOD_TOTALS = [0.5, 1.5, 2.5];
const RESULT = ['home', 'draw', 'away'];
const OVER_UNDER = ['over', 'under'];

/** The markets whose outcome is open. */
export function goalsOffers(rules: GoalsRules, situation: GoalsSituation): readonly Offer[] {
  const match = (kind: string, selections: readonly string[], line: number | null = null): Offer => ({
    kind,
    line,
    period: null,
    selections,
  });
  if (situation.stage === 'ended') return [];
  const winner = rules.overtime ? [match('winner', ['home', 'away'])] : [];
  if (situation.stage !== 'regulation') return winner;
  const home = situation.periods.reduce((sum, points) => sum + points.home, 0);
  const away = situation.periods.reduce((sum, points) => sum + points.away, 0);
  const isFootball = rules.sport === 'football';
  const scores = scoresFrom(home, away);
  const totals = isFootball ? FOOTBALL_TOTALS : HOCKEY_TOTALS;
  return [
    match('result', RESULT),
    ...winner,
    match('double_chance', ['1x', '12', 'x2']),
    ...totals.filter((line) => line > home + away).map((line) => match('totals', OVER_UNDER, line)),
    ...HANDICAPS.map((line) => match('handicap', ['home', 'away'], line)),
    ...(isFootball && (home === 0 || away === 0) ? [match('both_score', ['yes', 'no'])] : []),
    match('next_goal', ['home', 'away', 'none'], home + away + 1),
    ...(isFootball && scores.length > 0 ? [match('correct_score', [...scores, 'other'])] : []),
    ...periodOffers(rules, situation),
  ];
}

/** Of the running period and those to come. */
function periodOffers(rules: GoalsRules, { period: current, periods }: GoalsSituation): readonly Offer[] {
  const open = Array.from({ length: rules.periods - current }, (_, index) => current + index);
  return open.flatMap((number) => {
    const period = number + 1;
    const { home, away } = periods[number] ?? { home: 0, away: 0 };
    return [
      { kind: 'period_result', line: null, period, selections: RESULT },
      ...PERIOD_TOTALS.filter((line) => line > home + away).map((line) => ({
        kind: 'period_totals',
        line,
        period,
        selections: OVER_UNDER,
      })),
    ];
  });
}

function scoresFrom(home: number, away: number): readonly string[] {
  const scores: string[] = [];
  for (let first = home; first <= MOST_LISTED; first += 1)
    for (let second = away; second <= MOST_LISTED; second += 1) scores.push(`${first}:${second}`);
  return scores;
}
