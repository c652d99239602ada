import type { PromoCode } from '../promoCodeRepository.ts';

const DAY_MS = 86_400_000;

const usual = {
  starts_at: new Date('2024-01-01T00:00:00Z'),
  ends_at: null,
  use_limit: null,
  uses: 0,
  uses_per_player: 1,
  countries: [],
  currencies: [],
} as const;

/** The sandbox's promo codes: some that can be used, and one of each kind that cannot. */
export const seedCodes = (now: Date): readonly PromoCode[] => [
  { ...usual, code: 'WELCOME100', offer_id: 'welcome-code' },
  { ...usual, code: 'REELS50', offer_id: 'reels-code', use_limit: 5000, uses: 1284 },
  // Given at once.
  { ...usual, code: 'HELLO5', offer_id: 'hello-code' },
  // For some countries, for one currency.
  { ...usual, code: 'BALTIC', offer_id: 'reels-code', countries: ['EE', 'LV', 'LT'] },
  { ...usual, code: 'YEN50', offer_id: 'reels-code', currencies: ['JPY'] },
  // Over.
  {
    ...usual,
    code: 'SUMMER24',
    offer_id: 'reels-code',
    starts_at: new Date('2024-06-01T00:00:00Z'),
    ends_at: new Date('2024-09-01T00:00:00Z'),
    uses: 3120,
  },
  // Used up.
  { ...usual, code: 'FIRST100', offer_id: 'welcome-code', use_limit: 100, uses: 100 },
  // Not yet.
  { ...usual, code: 'NEXTMONTH', offer_id: 'reels-code', starts_at: new Date(now.getTime() + 30 * DAY_MS) },
];
