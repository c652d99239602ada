import type { Sound } from '../sound.ts';
import type { WinTier } from '../winTier.ts';

/** A tune as intervals over the game's note, with the seconds between its notes. */
interface Tune {
  readonly notes: readonly number[];
  readonly every: number;
  /** Low notes that are held under it. */
  readonly bass: readonly number[];
}

/** A higher tier has a longer and fuller tune. */
const tunes: Readonly<Record<WinTier, Tune>> = {
  big: { notes: [1, 1.25, 1.5, 2], every: 0.1, bass: [0.5] },
  huge: { notes: [1, 1.25, 1.5, 2, 1.5, 2, 2.5], every: 0.1, bass: [0.5, 0.75] },
  grand: {
    notes: [1, 1.25, 1.5, 2, 1.333, 1.667, 2, 2.667, 1.5, 1.875, 2.25, 3, 2, 2.5, 3, 4],
    every: 0.11,
    bass: [0.5, 0.667, 0.75, 0.5],
  },
};

/** Plays a tier's tune. */
export function playTier(sound: Sound, tier: WinTier): void {
  const { notes, every, bass } = tunes[tier];
  sound.tune(notes, every, 0.42, 0.06, 'triangle');
  sound.tune(bass, (notes.length * every) / bass.length, 0.9, 0.08, 'sine');
}
