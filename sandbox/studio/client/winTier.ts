import { multipleOf } from './countUp.ts';

/** A win far above its stake has a name; everything else, and above all a return below the stake, has none. */
export type WinTier = 'big' | 'huge' | 'grand';

const TIERS: readonly (readonly [WinTier, number])[] = [
  ['grand', 50],
  ['huge', 25],
  ['big', 10],
];

/** The tier of a win by how many times the stake it is; null below ten times. */
export function winTier(win: bigint, stake: bigint): WinTier | null {
  if (stake <= 0n) {
    return null;
  }
  const multiple = multipleOf(win, stake);
  return TIERS.find(([, from]) => multiple >= from)?.[0] ?? null;
}
