/** A field of the wheel: a spot that can be bet on, by what it pays in stakes, or a raise of all that is paid next. */
export type WheelField =
  | { readonly kind: 'spot'; readonly pays: number }
  | { readonly kind: 'raise'; readonly by: number };

/** The spots that can be bet on, by what each pays per stake, the stake included. */
export const SPOTS = [2, 3, 6, 12, 24, 48] as const;

const spot = (pays: number): WheelField => ({ kind: 'spot', pays });
const raise = (by: number): WheelField => ({ kind: 'raise', by });

/** The fields of the wheel in their order; each is equally likely. */
export const FIELDS: readonly WheelField[] = [
  ...[48, 2, 3, 6, 2, 12, 3, 2, 2, 3, 24, 6, 2, 3, 2, 2, 3, 6, 2].map(spot),
  raise(2),
  ...[3, 2, 2, 3, 12, 6, 2, 3, 2, 2, 3, 2, 6, 3, 12, 2, 2, 3].map(spot),
  raise(5),
  ...[6, 2, 3, 2, 2, 3, 2, 6, 24, 3, 2, 2, 3, 12, 6, 2, 3, 2].map(spot),
];

/** Raises in a round at most: the spin after the last of them stops at a spot. */
export const MOST_RAISES = 3;
