import type { SymbolId } from '../symbolIds.ts';
import { resolvePaints, type Palette } from './paints.ts';

/** Said once on the root and inherited by every shape: outlines lie behind fills, joins are round, holes are even-odd. */
const inherited = 'stroke-linejoin="round" stroke-linecap="round" paint-order="stroke" fill-rule="evenodd" clip-rule="evenodd"';

/** A pen for one game: draws a symbol's document from its body with the game's palette. */
export const symbolPen =
  (game: string, palette: Palette) =>
  (id: SymbolId, ...parts: readonly string[]): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" ${inherited}>${resolvePaints(`${game}${id.replace('scatter', 's').replace('wild', 'w')}`, palette, parts.join(''))}</svg>`;
