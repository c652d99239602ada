import type { MarketKey } from '../prices.ts';
import { QUARTERS } from './basketballRules.ts';

/** What a selection depends on: home's lead or both teams' points, of a part of the match. */
export interface BasketballTest {
  readonly measure: 'lead' | 'total';
  /** `match` is with overtimes. */
  readonly part: 'match' | 'regulation' | number;
  readonly isWon: (value: number) => boolean;
}

const compared: Readonly<Record<string, (lead: number) => boolean>> = {
  home: (lead) => lead > 0,
  draw: (lead) => lead === 0,
  away: (lead) => lead < 0,
};

/** The test of a selection; null if there is no such selection. Parts are numbered from 0. */
export function basketballTest({ kind, line, period }: MarketKey, selection: string): BasketballTest | null {
  const isWon = compared[selection];
  const quarter = (period ?? 0) - 1;
  const isQuarter = period !== null && quarter >= 0 && quarter < QUARTERS;
  switch (kind) {
    case 'result':
      return isWon && line === null ? { measure: 'lead', part: 'regulation', isWon } : null;
    case 'winner':
      return isWon && line === null && selection !== 'draw' ? { measure: 'lead', part: 'match', isWon } : null;
    case 'handicap':
      return isWon && isHalf(line) && selection !== 'draw'
        ? { measure: 'lead', part: 'match', isWon: (lead) => isWon(lead + line) }
        : null;
    case 'totals':
      return isHalf(line) ? overOrUnder(selection, line, 'match') : null;
    case 'quarter_result':
      return isWon && isQuarter && line === null ? { measure: 'lead', part: quarter, isWon } : null;
    case 'quarter_totals':
      return isQuarter && isHalf(line) ? overOrUnder(selection, line, quarter) : null;
    default:
      return null;
  }
}

const isHalf = (line: number | null): line is number => line !== null && !Number.isInteger(line);

function overOrUnder(selection: string, line: number, part: BasketballTest['part']): BasketballTest | null {
  if (selection === 'over') return { measure: 'total', part, isWon: (total) => total > line };
  return selection === 'under' ? { measure: 'total', part, isWon: (total) => total < line } : null;
}
