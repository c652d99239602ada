import type { WinTier } from '../winTier.ts';

/** A tier's words as outlines: `d` starts at the top left of a box of `width` × `height` units. */
export interface TierWord {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

/** The words of one language. */
export type TierWords = Readonly<Record<WinTier, TierWord>>;
