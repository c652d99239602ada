import { vector } from '../element.ts';
import type { WinTier } from '../winTier.ts';
import { emblems } from './emblems.ts';
import type { TierWord, TierWords } from './TierWords.ts';
import './tierArt.css';

/** The largest box of each tier's words, and the height of its middle, in units of the art. */
const BOXES: Readonly<Record<WinTier, { readonly width: number; readonly height: number; readonly middle: number }>> = {
  big: { width: 420, height: 190, middle: 6 },
  huge: { width: 480, height: 218, middle: 0 },
  grand: { width: 520, height: 232, middle: 26 },
};
/** Thickness of the letters, in units: a higher tier is cut from thicker metal. */
const DEPTHS: Readonly<Record<WinTier, number>> = { big: 8, huge: 12, grand: 16 };

/** The art of a tier: its emblem, and its words as thick metal letters in front. */
export function tierArt(tier: WinTier, words: TierWords): SVGElement {
  return vector(
    'svg',
    { class: 'tier-art', viewBox: '-300 -260 600 520', 'aria-hidden': 'true', focusable: 'false' },
    ...emblems[tier](),
    letters(tier, words[tier]),
  );
}

function letters(tier: WinTier, { width, height, d }: TierWord): SVGElement {
  const box = BOXES[tier];
  const scale = Math.min(box.width / width, box.height / height);
  const depth = DEPTHS[tier] / scale;
  const layer = (name: string, dy = 0): SVGElement =>
    vector('path', { d, class: name, ...(dy === 0 ? {} : { transform: `translate(0 ${dy.toFixed(2)})` }) });
  const left = (-width * scale) / 2;
  const top = box.middle - (height * scale) / 2;
  return vector(
    'g',
    { transform: `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})` },
    layer('tier-shadow', depth * 1.6),
    layer('tier-edge', depth),
    layer('tier-edge'),
    ...[1, 0.8, 0.6, 0.4, 0.2].map((part) => layer('tier-side', depth * part)),
    layer('tier-rim'),
    layer('tier-face'),
    vector('path', { d, class: 'tier-light', transform: 'translate(0 -1)' }),
  );
}
