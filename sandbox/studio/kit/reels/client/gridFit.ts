import { fitReels } from '../../../client/reelLayout.ts';
import type { ReelLayout } from '../../../client/reelLayout.ts';

/** Fits a grid into a stage of CSS pixels with cells at most `tallest` times as high as wide. */
export function fitGrid(
  { width, height }: { readonly width: number; readonly height: number },
  { columns, rows, tallest }: { readonly columns: number; readonly rows: number; readonly tallest: number },
  pixelRatio: number,
): ReelLayout {
  return fitReels(width, Math.min(height, (width / columns) * rows * tallest), columns, rows, pixelRatio);
}
