import { vector } from '../../../client/element.ts';

/** Rings of chips by their place in the ladder of values. */
const COLOURS = ['#8f96a8', '#2f7fd6', '#c6323f', '#1f9a5c', '#7a4fd0', '#2a2630'];

/** The widths of a chip's figures by their number, in a box of 40. */
const FIGURES = [0, 17, 16, 14, 11.5, 9.5];

/** The chip that lies for an amount: the highest of these values that is not above it, with the amount on it. */
export const chipOn = (amount: bigint, values: readonly bigint[], figure: (amount: bigint) => string): SVGElement =>
  chipFace(
    Math.max(
      0,
      values.findLastIndex((value) => value <= amount),
    ),
    figure(amount),
  );

/** A chip seen from above. `step`: its place in the ladder of values, 0 for the lowest. */
export function chipFace(step: number, text: string): SVGElement {
  const colour = COLOURS[step % COLOURS.length] ?? '#2f7fd6';
  const notches = [0, 60, 120, 180, 240, 300].map((turn) =>
    vector('path', { d: 'M-4.2-19.2A19.6 19.6 0 0 1 4.2-19.2L3-14.4H-3Z', fill: '#fff', transform: `rotate(${turn})` }),
  );
  const figure = vector('text', {
    'text-anchor': 'middle',
    y: 0,
    dy: '0.36em',
    'font-size': FIGURES[Math.min(text.length, FIGURES.length - 1)] ?? 9.5,
    'font-weight': 800,
    fill: '#17131f',
  });
  figure.textContent = text;
  return vector(
    'svg',
    { viewBox: '-20 -20 40 40', class: 'chip-face', 'aria-hidden': 'true', focusable: 'false' },
    vector('circle', { r: 19.6, fill: colour }),
    ...notches,
    vector('circle', { r: 19.2, fill: 'none', stroke: 'rgb(0 0 0 / 35%)', 'stroke-width': 0.8 }),
    vector('circle', { r: 13.6, fill: '#fffdf5', stroke: colour, 'stroke-width': 1.6 }),
    vector('circle', { r: 12, fill: 'none', stroke: 'rgb(0 0 0 / 14%)', 'stroke-width': 0.6 }),
    figure,
  );
}
