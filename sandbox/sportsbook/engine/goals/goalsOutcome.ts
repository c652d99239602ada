import type { MarketKey } from '../prices.ts';
import type { Points, Side } from '../types.ts';

/** How a match may end, or ended, as far as bets depend on it. */
export interface GoalsOutcome {
  /** Of regulation time. */
  readonly home: number;
  readonly away: number;
  readonly periods: readonly Points[];
  /** Who scored the goal of this number, from 1; null if there is none. */
  readonly scorerOf: (goal: number) => Side | null;
  /** With overtime and shootout. */
  readonly winner: Side | null;
}

export type GoalsTest = (outcome: GoalsOutcome) => boolean;

/** Scores of up to this many goals a team have a selection of their own. */
export const MOST_LISTED = 4;

const compared: Readonly<Record<string, (difference: number) => boolean>> = {
  home: (difference) => difference > 0,
  draw: (difference) => difference === 0,
  away: (difference) => difference < 0,
  '1x': (difference) => difference >= 0,
  '12': (difference) => difference !== 0,
  x2: (difference) => difference <= 0,
};
const RESULTS = ['home', 'draw', 'away'];

/** Whether a selection wins; null if there is no such selection. */
export function goalsTest({ kind, line, period }: MarketKey, selection: string): GoalsTest | null {
  const test = compared[selection];
  switch (kind) {
    case 'result':
      return test && RESULTS.includes(selection) ? ({ home, away }) => test(home - away) : null;
    case 'double_chance':
      return test && !RESULTS.includes(selection) ? ({ home, away }) => test(home - away) : null;
    case 'period_result':
      return test && RESULTS.includes(selection) ? (outcome) => test(difference(outcome, period)) : null;
    case 'handicap':
      return test && selection !== 'draw' ? ({ home, away }) => test(home + (line ?? 0) - away) : null;
    case 'winner':
      return selection === 'home' || selection === 'away' ? ({ winner }) => winner === selection : null;
    case 'totals':
      return overOrUnder(selection, line, ({ home, away }) => home + away);
    case 'period_totals':
      return overOrUnder(selection, line, (outcome) => goalsOf(outcome, period));
    case 'both_score':
      return yesOrNo(selection, ({ home, away }) => home > 0 && away > 0);
    case 'next_goal':
      return ['home', 'away', 'none'].includes(selection)
        ? ({ scorerOf }) => (scorerOf(line ?? 0) ?? 'none') === selection
        : null;
    case 'correct_score':
      return correctScore(selection);
    default:
      return null;
  }
}

function correctScore(selection: string): GoalsTest | null {
  if (selection === 'other') return ({ home, away }) => home > MOST_LISTED || away > MOST_LISTED;
  const [home, away, more] = selection.split(':').map(Number);
  if (home === undefined || away === undefined || more !== undefined) return null;
  if (selection !== `${home}:${away}` || !(home <= MOST_LISTED && away <= MOST_LISTED)) return null;
  return (outcome) => outcome.home === home && outcome.away === away;
}

function yesOrNo(selection: string, test: GoalsTest): GoalsTest | null {
  if (selection === 'yes') return test;
  return selection === 'no' ? (outcome) => !test(outcome) : null;
}

function overOrUnder(
  selection: string,
  line: number | null,
  goals: (outcome: GoalsOutcome) => number,
): GoalsTest | null {
  if (selection === 'over') return (outcome) => goals(outcome) > (line ?? 0);
  return selection === 'under' ? (outcome) => goals(outcome) < (line ?? 0) : null;
}

const pointsOf = ({ periods }: GoalsOutcome, period: number | null): Points =>
  periods[(period ?? 1) - 1] ?? { home: 0, away: 0 };

function difference(outcome: GoalsOutcome, period: number | null): number {
  const { home, away } = pointsOf(outcome, period);
  return home - away;
}

function goalsOf(outcome: GoalsOutcome, period: number | null): number {
  const { home, away } = pointsOf(outcome, period);
  return home + away;
}
