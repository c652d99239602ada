import type { SymbolId } from '../symbolIds.ts';
import { resolvePaints, type Palette } from './paints.ts';

/** Said once on the root and inherited by every shape: nothing is filled unless told, outlines lie behind fills, joins are round, holes are even-odd. */
const inherited =
  'fill="none" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke" fill-rule="evenodd" clip-rule="evenodd"';

/** Drawings that reach over the edge of their cell are shrunk about its middle until their outlines fit. */
const inset = (drawing: string): string => `<g transform="translate(4 4) scale(.93)">${drawing}</g>`;

/** A pen for one game: draws a symbol's document from its body with the game's palette; those in `large` are inset. */
export const symbolPen =
  (game: string, palette: Palette, large: readonly SymbolId[] = []) =>
  (id: SymbolId, ...parts: readonly string[]): string => {
    const drawing = large.includes(id) ? inset(parts.join('')) : parts.join('');
    const prefix = `${game}${id.replace('scatter', 's').replace('wild', 'w')}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" ${inherited}>${resolvePaints(prefix, palette, drawing)}</svg>`;
  };
