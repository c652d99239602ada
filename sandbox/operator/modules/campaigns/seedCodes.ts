import type { PromoCode } from './promoCodeRepository.ts';

const DAY_MS = 86_400_000;

/** The sandbox's promo codes: two that can be used, and one of each kind that cannot. */
export const seedCodes = (now: Date): readonly PromoCode[] => [
  { code: 'WELCOME100', startsAt: new Date('2024-01-01T00:00:00Z'), endsAt: null, useLimit: null, uses: 0 },
  { code: 'REELS50', startsAt: new Date('2024-01-01T00:00:00Z'), endsAt: null, useLimit: 5000, uses: 1284 },
  // Over.
  {
    code: 'SUMMER24',
    startsAt: new Date('2024-06-01T00:00:00Z'),
    endsAt: new Date('2024-09-01T00:00:00Z'),
    useLimit: null,
    uses: 3120,
  },
  // Used up.
  { code: 'FIRST100', startsAt: new Date('2024-01-01T00:00:00Z'), endsAt: null, useLimit: 100, uses: 100 },
  // Not yet.
  { code: 'NEXTMONTH', startsAt: new Date(now.getTime() + 30 * DAY_MS), endsAt: null, useLimit: null, uses: 0 },
];
