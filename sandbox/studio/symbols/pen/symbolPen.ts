import type { SymbolId } from '../symbolIds.ts';
import { resolvePaints, type Palette } from './paints.ts';

/**
 * Attributes of the root element, inherited by every shape: no fill by default, outlines behind fills, round joins,
 * even-odd holes.
 */
const inherited =
  'fill="none" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke" fill-rule="evenodd" clip-rule="evenodd"';

/** Shrinks drawings that extend beyond their cell, about its centre, so that their outlines fit. */
const inset = (drawing: string): string => `<g transform="translate(4 4) scale(.93)">${drawing}</g>`;

/** Returns a function that builds a symbol's document from its body with the palette; those in `large` are inset. */
export const symbolPen =
  <Id extends string = SymbolId>(game: string, palette: Palette, large: readonly NoInfer<Id>[] = []) =>
  (id: Id, ...parts: readonly string[]): string => {
    const drawing = large.includes(id) ? inset(parts.join('')) : parts.join('');
    const prefix = `${game}${id.replace('scatter', 's').replace('wild', 'w')}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" ${inherited}>${resolvePaints(prefix, palette, drawing)}</svg>`;
  };
