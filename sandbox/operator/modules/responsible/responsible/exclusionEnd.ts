import type { MarketPolicy } from '../../../market/marketPolicy.ts';
import type { ExclusionKind } from '../../../players/Exclusions.ts';

const BREAK_HOURS = 24;

/**
 * When an exclusion that begins now is over; null if the market does not offer this length. Months are calendar months
 * in UTC; a day that the last month does not have becomes the first of the next, so that it is never shorter.
 */
export function exclusionEnd(
  kind: ExclusionKind,
  length: number,
  policy: Pick<MarketPolicy, 'time_out_days' | 'self_exclusion_months'>,
  now: Date,
): Date | null {
  const end = new Date(now);
  if (kind === 'break') end.setUTCHours(end.getUTCHours() + BREAK_HOURS);
  else if (kind === 'time_out') {
    if (!policy.time_out_days.includes(length)) return null;
    end.setUTCDate(end.getUTCDate() + length);
  } else {
    if (!policy.self_exclusion_months.includes(length)) return null;
    const day = end.getUTCDate();
    end.setUTCMonth(end.getUTCMonth() + length, 1);
    const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
    end.setUTCDate(Math.min(day, lastDay) + (day > lastDay ? 1 : 0));
  }
  return end;
}
