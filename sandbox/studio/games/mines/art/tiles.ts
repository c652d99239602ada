import { resolvePaints } from '../../../symbols/pen/paints.ts';
import { bevel, fill, line, mirror, oval, solid, sparks } from '../../../symbols/pen/shapes.ts';

const palette = {
  edge: '#03202e',
  shell: 'v #ffe9d6 #ffb59a #d9587a',
  lid: 'v #f7b9c4 #b04a7c #5c1f55',
  nacre: 'v #5a2a68 #b878b4 #ffe6f2',
  bowl: 'v #ffd9c8 #f08a92 #a23469',
  pearl: 'r #ffffff #fbeeff #b9a8e0',
  iron: 'r #7d8fa3 #35404f #0c121b',
  prong: 'v #8a9aac #2a3440',
  knob: 'r #c8d2dc #4a5866 #161d26',
  lamp: 'r #fff0d8 #ff5a3a #7a0a0a',
};

const tile = (name: string, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 120 120" fill="none" stroke-linejoin="round" stroke-linecap="round" paint-order="stroke">${resolvePaints(`mi${name}`, palette, parts.join(''))}</svg>`;

/** A closed scallop, seen from above. */
export const shell = tile(
  's',
  solid('M44 96Q38 108 32 106H88Q82 108 76 96Z', '@bowl', 4),
  bevel(
    'M60 102C50 102 45 98 42 94C18 88 5 64 12 44Q17 30 29 32Q33 17 46 20Q53 11 60 16Q67 11 74 20Q87 17 91 32Q103 30 108 44C115 64 102 88 78 94C75 98 70 102 60 102Z',
    '@shell',
    0.8,
  ),
  mirror(line('M56 94Q36 70 28 37M58 94Q49 62 46 25', '#8f2c5c', 3.2, 0.55)),
  line('M60 94V22', '#8f2c5c', 3.2, 0.55),
  mirror(line('M20 46Q23 40 27 40M36 30Q39 26 43 27', '#ffffff', 4, 0.75)),
);

/** The scallop open, with its pearl. */
export const pearl = tile(
  'p',
  solid(
    'M60 66C22 66 4 46 13 27Q20 14 31 18Q36 5 48 9Q54 2 60 6Q66 2 72 9Q84 5 89 18Q100 14 107 27C116 46 98 66 60 66Z',
    '@nacre',
    4,
  ),
  mirror(line('M58 62Q40 44 31 22M59 62Q52 38 48 13', '#5a1a5c', 3, 0.4)),
  bevel('M8 62Q34 78 60 78Q86 78 112 62Q110 104 60 106Q10 104 8 62Z', '@bowl', 0.8),
  mirror(line('M44 102Q32 92 28 76M56 104Q50 92 48 80', '#8f2c5c', 3, 0.45)),
  `<circle cx="60" cy="60" r="25" fill="@pearl" stroke="~" stroke-width="3"/>`,
  oval(51, 50, 8, 5.5, '#ffffff', -35, 0.95),
  sparks('#ffffff', [92, 34, 11], [30, 80, 7]),
);

const prongs = Array.from({ length: 8 }, (_, index) => index * 45)
  .map(
    (turn) =>
      `<g transform="rotate(${turn} 60 60)">${solid('M55 30L56.5 13H63.5L65 30Z', '@prong', 4)}<circle cx="60" cy="11" r="6.5" fill="@knob" stroke="~" stroke-width="3"/></g>`,
  )
  .join('');

/** A naval mine. */
export const mine = tile(
  'm',
  prongs,
  `<circle cx="60" cy="60" r="34" fill="@iron" stroke="~" stroke-width="5"/>`,
  line('M27 68Q60 82 93 68', '#0a0f16', 4, 0.8),
  line('M28 65Q60 79 92 65', '#9fb0c2', 1.6, 0.5),
  fill('M34 50Q40 34 56 31Q44 38 40 54Q37 58 34 50Z', '#ffffff', 0.5),
  `<circle cx="60" cy="56" r="9" fill="@lamp" stroke="~" stroke-width="3.5"/>`,
  oval(57, 53, 3, 2, '#ffffff', -30, 0.9),
);
