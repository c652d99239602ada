import { repeat } from '../drawing.ts';
import { lyingChip } from './houseChip.ts';

/** The edge of a lying chip, for `chipTower`; include it once in a picture that uses towers. */
export const chipEdge =
  '<defs><g id="§edge"><path d="M-30 0V9A30 12 0 0 0 30 9V0Z"/><path d="M-29.500 5A30 12 0 0 0 29.500 5" stroke="#fff6e0" stroke-width="8" stroke-dasharray="9 11" stroke-dashoffset="9" fill="none" opacity=".9"/><path d="M-30 9A30 12 0 0 0 30 9" stroke="#000" stroke-opacity=".35" stroke-width="1.500" fill="none"/></g></defs>';

/** A stack of `count` chips in few bytes; the top face of the lowest one is centred on (0, 0). */
export const chipTower = (fill: string, count: number): string =>
  `<g fill="url(#§${fill})">${repeat(count - 1, (i) => `<use href="#§edge" x="${i % 2}" y="${-i * 9}"/>`)}</g><g transform="translate(${(count - 1) % 2} ${9 - count * 9})">${lyingChip(fill)}</g>`;
