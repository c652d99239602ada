import { linear, paint, radial, repeat } from '../drawing.ts';

/** The brand colours brass, ink, felt and cream as gradients. */
export const housePaint = `<defs>${linear(
  'br',
  [
    [0, '#ffe9ad'],
    [0.35, '#eebd58'],
    [0.7, '#c98f2e'],
    [1, '#8a5a18'],
  ],
  [0, 0],
  [0.8, 1],
)}
  ${linear('ik', [
    [0, '#3f4874'],
    [1, '#1b2040'],
  ])}${linear('ft', [
    [0, '#35a377'],
    [1, '#115239'],
  ])}${linear('cr', [
    [0, '#fffaf0'],
    [1, '#e2cfa6'],
  ])}${linear('rd', [
    [0, '#f0645a'],
    [1, '#a81f2d'],
  ])}
  ${radial('sh', [
    [0, '#04140e', 0.75],
    [0.6, '#04140e', 0.45],
    [1, '#04140e', 0],
  ])}${radial('pool', [
    [0, '#2f8f69', 0.9],
    [0.7, '#1f6a4e', 0.75],
    [1, '#1f6a4e', 0],
  ])}</defs>`;

/** Outline of the letter on the chip, for a chip of radius 19. */
const letter = 'M4.6 -3.8a6 6 0 1 0 0 7.6';

/** The Croupier chip, centred on (0, 0) with radius 19: brass rim, twelve ink notches, the brand's letter. */
export const houseChip = `<circle r="19" fill="${paint('br')}"/><circle r="15.4" fill="none" stroke="#1b2040" stroke-width="4.6" stroke-dasharray="8.06 8.06" stroke-dashoffset="4.03"/>
  <circle r="18.4" fill="none" stroke="#fff3cf" stroke-opacity=".7" stroke-width=".8"/><circle r="12" fill="#1b2040"/><circle r="12" fill="none" stroke="${paint('br')}" stroke-width="1.1"/><path d="${letter}" fill="none" stroke="${paint('br')}" stroke-width="3.3" stroke-linecap="round"/>`;

/** The same chip in one colour; its dark parts are transparent. */
export const plainChip = (colour: string): string =>
  `<g fill="none" stroke="${colour}"><circle r="18.2" stroke-width="1.6"/><circle r="15.4" stroke-width="5.8" stroke-dasharray="8.06 8.06"/><circle r="11.6" stroke-width="2"/><path d="${letter}" stroke-width="3.2" stroke-linecap="round"/></g>`;

/** A chip lying flat, in perspective, 60 wide; its top face is centred on (0, 0). */
export const lyingChip = (fill: string): string =>
  `<path d="M-30 0V9A30 12 0 0 0 30 9V0Z" fill="${paint(fill)}"/><path d="M-29.5 5A30 12 0 0 0 29.5 5" stroke="#fff6e0" stroke-width="8" stroke-dasharray="9 11" stroke-dashoffset="9" fill="none" opacity=".9"/><ellipse rx="30" ry="12" fill="${paint(fill)}"/><ellipse rx="25.5" ry="9.6" fill="none" stroke="#fff6e0" stroke-width="4" stroke-dasharray="8 9.5" opacity=".9"/><ellipse rx="16" ry="6" fill="#fff6e0" fill-opacity=".22" stroke="#ffe9ad" stroke-width="1.4"/>`;

/** A stack of `count` chips; the top face of the lowest one is centred on (0, 0). */
export const chipStack = (fill: string, count: number): string =>
  repeat(count, (i) => `<g transform="translate(${i % 2} ${-i * 9})">${lyingChip(fill)}</g>`);
