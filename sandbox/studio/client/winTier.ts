import { multipleOf } from './countUp.ts';

/** Tiers of wins far above the stake; smaller wins and payouts below the stake have no tier. */
export type WinTier = 'big' | 'huge' | 'grand';

const TIERS: readonly (readonly [WinTier, number])[] = [
  ['grand', 50],
  ['huge', 25],
  ['big', 10],
];

/** The tier of a win by its multiple of the stake; null below 10. */
export function winTier(win: bigint, stake: bigint): WinTier | null {
  if (stake <= 0n) {
    return null;
  }
  const multiple = multipleOf(win, stake);
  return TIERS.find(([, from]) => multiple >= from)?.[0] ?? null;
}
