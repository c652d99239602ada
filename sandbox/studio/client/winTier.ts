import { multipleOf } from './countUp.ts';

/** Tiers of wins far above the stake; smaller wins and payouts below the stake have no tier. */
export type WinTier = 'big' | 'huge' | 'grand';

/** The least multiple of the stake of each tier, highest first. */
export const TIER_MULTIPLES: Readonly<Record<WinTier, number>> = { grand: 50, huge: 25, big: 10 };

const TIERS: readonly WinTier[] = ['grand', 'huge', 'big'];

/** The tier of a win by its multiple of the stake; null below 10. */
export function winTier(win: bigint, stake: bigint): WinTier | null {
  if (stake <= 0n) {
    return null;
  }
  const multiple = multipleOf(win, stake);
  return TIERS.find((tier) => multiple >= TIER_MULTIPLES[tier]) ?? null;
}

/** Whether the first tier is above the second; no tier is the lowest. */
export function isHigherTier(tier: WinTier | null, than: WinTier | null): boolean {
  return tier !== null && (than === null || TIERS.indexOf(tier) < TIERS.indexOf(than));
}
