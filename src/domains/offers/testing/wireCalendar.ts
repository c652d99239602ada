import type { CallOutput } from '../../../contract/index.ts';
import { wireTerms } from './wireOffer.ts';

type WireCalendar = NonNullable<CallOutput<'GET campaigns.getCalendar'>>;

const dayMs = 86_400_000;
const monday = Date.parse('2026-03-02T00:00:00.000Z');
const usd = (amount: string) => ({ amount, currency: 'USD' });

/** The week of the tests' clock. The first day is claimed, those between it and `open` are missed. */
export function wireCalendar(open: number, { isClaimed = false } = {}): WireCalendar {
  const statusOf = (day: number) => {
    if (day === 1 || (day === open && isClaimed)) return 'claimed' as const;
    if (day === open) return 'open' as const;
    return day < open ? ('missed' as const) : ('coming' as const);
  };
  return {
    title: 'Reload calendar',
    days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      day,
      status: statusOf(day),
      promotion: { kind: 'bonus', percent: 0, amount: usd('1.00'), terms: wireTerms({ days: 3 }), freespins: null },
      opens_at: new Date(monday + (day - 1) * dayMs).toISOString(),
      closes_at: new Date(monday + day * dayMs).toISOString(),
    })),
  };
}
