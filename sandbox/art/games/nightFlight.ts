import { blur, linear, paint, place, radial, repeat, specks } from '../drawing.ts';
import { tile } from '../title.ts';

const light = `<defs>${linear('sky', [
  [0, '#040716'],
  [0.5, '#0d1d52'],
  [0.85, '#2b55c4'],
  [1, '#5f8ff0'],
])}
  ${radial(
    'pl',
    [
      [0, '#ffe3c0'],
      [0.35, '#ff9f7a'],
      [0.7, '#b8437a'],
      [1, '#2c1650'],
    ],
    [0.28, 0.3],
    0.85,
  )}
  ${radial('air', [
    [0.6, '#ff9f8a', 0.5],
    [1, '#ff9f8a', 0],
  ])}
  ${linear(
    'ringb',
    [
      [0, '#8a6a9a'],
      [0.3, '#ffe6c8'],
      [0.7, '#d98aa8'],
      [1, '#6a4a8a'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${linear(
    'hull',
    [
      [0, '#8296d8'],
      [0.28, '#f4f7ff'],
      [0.5, '#ffffff'],
      [0.78, '#a9b8ec'],
      [1, '#40508f'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${linear(
    'red',
    [
      [0, '#a3163c'],
      [0.35, '#ff6a78'],
      [0.65, '#f0334f'],
      [1, '#6d0b30'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${radial(
    'win',
    [
      [0, '#e9fffb'],
      [0.45, '#53e6d8'],
      [1, '#0b3f7a'],
    ],
    [0.36, 0.3],
    0.8,
  )}
  ${linear('fire', [
    [0, '#ffffff'],
    [0.2, '#fff0a0'],
    [0.5, '#ffa43a'],
    [1, '#ff4d2d', 0],
  ])}
  ${linear(
    'wake',
    [
      [0, '#53f2c7', 0.95],
      [0.5, '#38b6e8', 0.55],
      [1, '#3a6ad0', 0],
    ],
    [1, 0],
    [0.1, 1],
  )}
  ${linear('cloud', [
    [0, '#a9c4ff'],
    [1, '#2a4aa8'],
  ])}${blur('far', 1.5)}</defs>`;

const stars = `${specks(5, 74, { x: 0, y: 0, width: 300, height: 270 }, '#e6edff', 0.4, 1.6)}<g fill="#fff">${[
  [40, 60, 1],
  [262, 214, 0.7],
  [96, 118, 0.5],
  [22, 196, 0.6],
]
  .map(([x = 0, y = 0, scale = 1]) =>
    place(x, y, '<path d="M0 -9L1.6 -1.6 9 0 1.6 1.6 0 9-1.6 1.6-9 0-1.6-1.6Z"/>', scale),
  )
  .join('')}</g>
  <path d="M22 128L58 104 84 132 120 92" stroke="#9fc0ff" stroke-width=".8" stroke-dasharray="3 3" opacity=".6" fill="none"/>`;

const planet = place(
  222,
  88,
  `<circle r="100" fill="${paint('air')}"/><path d="M-112 24A116 28 0 0 1 112 -24" fill="none" stroke="${paint('ringb')}" stroke-width="13"/><circle r="66" fill="${paint('pl')}"/>
  <g fill="none" stroke="#7a2a66" stroke-opacity=".35"><path d="M-62 -20Q0 2 60 -28" stroke-width="9"/><path d="M-66 6Q0 30 65 -4" stroke-width="6"/><path d="M-58 32Q0 54 58 26" stroke-width="10"/></g><path d="M112 -24A116 28 0 0 1 -112 24" fill="none" stroke="${paint('ringb')}" stroke-width="13"/><path d="M116 -26A121 32 0 0 1 -116 27" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`,
  1,
  -14,
);

const wake = `<path d="M-20 316C44 312 96 274 122 214L142 226C112 292 62 338 -20 346Z" fill="${paint('wake')}"/><path d="M-20 322C48 314 100 276 128 218" fill="none" stroke="#d8fff4" stroke-width="3" stroke-linecap="round"/>`;

const fins = `<path d="M-22 34C-44 46 -54 70 -50 100C-42 82 -32 74 -20 72ZM22 34C44 46 54 70 50 100C42 82 32 74 20 72Z" fill="${paint('red')}"/>`;

const rocket = place(
  184,
  124,
  `<path d="M-15 74C-20 110 -8 136 0 168C8 136 20 110 15 74Z" fill="${paint('fire')}"/>${fins}
  <path d="M0 -104C30 -72 40 -18 22 70H-22C-40 -18 -30 -72 0 -104Z" fill="${paint('hull')}"/><path d="M0 -104C17 -86 28 -60 31 -34Q0 -22 -31 -34C-28 -60 -17 -86 0 -104Z" fill="${paint('red')}"/><path d="M-31 -34Q0 -22 31 -34l.6 7Q0 -14 -31.6 -27Z" fill="#ffd166"/>
  <path d="M-29 40Q0 52 29 40L22 70H-22Z" fill="#26346e" opacity=".85"/><path d="M-16 68h32l4 12h-40Z" fill="#1a234f"/><circle cy="4" r="18" fill="#ffd166"/><circle cy="4" r="13" fill="${paint('win')}"/><path d="M-8 -1a9 9 0 0 1 7-6" stroke="#fff" stroke-width="2.6" stroke-linecap="round" fill="none"/>
  <path d="M0 36C7 44 8 72 0 98C-8 72 -7 44 0 36Z" fill="${paint('red')}"/><path d="M-24 -44C-22 -64 -14 -80 -4 -94" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round" fill="none"/>${repeat(5, (i) => `<circle cx="${-22 + i * 11}" cy="${57 + (i % 2 === 0 ? 0 : 2)}" r="1.5" fill="#fff" opacity=".6"/>`)}`,
  0.94,
  30,
);

const clouds = `<g fill="${paint('cloud')}"><path d="M-20 400V300C0 276 34 280 44 296C58 270 100 270 112 296C136 278 166 288 170 306C196 290 230 296 236 314C258 296 300 296 320 320V400Z" opacity=".55"/><path d="M-20 400V322C6 304 36 312 44 326C70 306 112 312 120 332C150 314 196 322 204 338C236 320 280 326 320 346V400Z" opacity=".8"/></g>`;

/** A rocket above the clouds, flying to a ringed planet, with a trail shaped like a rising curve. */
export const nightFlight = (): string =>
  tile(
    'gnf',
    'night-flight',
    {
      face: [
        [0, '#ffffff'],
        [0.55, '#bfe9ff'],
        [1, '#53e6c7'],
      ],
      edge: '#071238',
      groundTop: 270,
      ground: '#060c2c',
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${stars}${planet}${clouds}${wake}${rocket}`,
  );
