export type OddsFormat = 'decimal' | 'fractional' | 'american';

/** Odds of thousandths in the player's format, never higher than what is paid; minus is the typographic sign. */
export function oddsText(odds: number, format: OddsFormat): string {
  if (odds > 1000 && format === 'fractional') return fractional(odds - 1000);
  if (odds > 1000 && format === 'american') return american(odds - 1000);
  // Beside three digits cents say nothing.
  return odds >= 100_000 ? String(Math.floor(odds / 1000)) : (Math.floor(odds / 10) / 100).toFixed(2);
}

const american = (gain: number): string =>
  gain >= 1000 ? `+${Math.floor(gain / 10)}` : `−${Math.ceil(100_000 / gain)}`;

/** Denominators of price boards up to a gain in thousandths: the longer the price, the coarser, so that it stays short. */
const BOTTOMS: readonly (readonly [number, readonly number[]])[] = [
  [20, [50, 100]],
  [200, [5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 25, 33, 50]],
  [1_000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20]],
  [2_000, [1, 2, 3, 4, 5, 8, 10]],
  [5_000, [1, 2, 4, 5]],
  [10_000, [1, 2]],
  [Infinity, [1]],
];

/** The highest fraction of a price board that is not above the gain, in thousandths; 10/11 is 909. */
function fractional(gain: number): string {
  let best = { text: `${gain}/1000`, gain: 0 };
  for (const bottom of BOTTOMS.find(([most]) => gain <= most)?.[1] ?? []) {
    const top = Math.floor(((gain + 1) * bottom - 1) / 1000);
    const own = Math.floor((top * 1000) / bottom);
    if (own > best.gain) best = { text: `${top}/${bottom}`, gain: own };
  }
  return best.text;
}
