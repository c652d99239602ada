import { resolvePaints } from '../../../symbols/pen/paints.ts';
import { fill, line, solid } from '../../../symbols/pen/shapes.ts';

const palette = {
  edge: '#1a0710',
  paper: 'g #8a3440 #6a2434 #3d1220',
  lit: 'g #ffe6a4 #ff9d3c #b63a1c',
  cool: 'g #eef2ff #96a5e6 #3d4790',
  blaze: 'g #fffef0 #ffe066 #f39a12',
  brass: 'v #ffe2a0 #c8862c #6a3a10',
  dull: 'v #a8784a #5a3418 #2c160c',
};

const BODY = 'M50 20C82 20 96 42 96 62S82 104 50 104 4 82 4 62 18 20 50 20Z';

/** A paper lantern of ribs, with caps and a tassel. */
const lantern = (name: string, paper: string, metal: string, rib: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="298" viewBox="0 0 100 124" fill="none" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">${resolvePaints(
    `ke${name}`,
    palette,
    line('M50 104V121M45 108V117M55 108V117', metal, 2.5) +
      solid(BODY, paper, 4) +
      `<g stroke="${rib}" stroke-width="1.6" opacity=".45"><ellipse cx="50" cy="62" rx="30" ry="42"/><ellipse cx="50" cy="62" rx="12" ry="42"/></g>` +
      fill('M16 46Q24 28 44 25Q28 34 22 52Q17 54 16 46Z', '#ffffff', 0.28) +
      `<rect x="32" y="12" width="36" height="10" rx="3" fill="${metal}" stroke="~" stroke-width="3"/>` +
      `<rect x="35" y="101" width="30" height="8" rx="3" fill="${metal}" stroke="~" stroke-width="3"/>` +
      line('M44 12Q50 0 56 12', metal, 3),
  )}</svg>`;

/** Not chosen. */
export const dark = lantern('d', '@paper', '@dull', '#000');

/** Chosen by the player. */
export const lit = lantern('l', '@lit', '@brass', '#6a1d08');

/** Drawn, and not chosen. */
export const cool = lantern('c', '@cool', '@brass', '#232a66');

/** Drawn and chosen. */
export const blaze = lantern('b', '@blaze', '@brass', '#8a4a00');
