import { blur, glow, linear, paint, place, radial, specks } from '../drawing.ts';
import { dragonHead, dragonPaint } from '../subjects/dragon.ts';
import { tile } from '../title.ts';

const light = `<defs>${linear('sky', [
  [0, '#12040f'],
  [0.45, '#4a0b1c'],
  [0.8, '#b3260f'],
  [1, '#ff7a1c'],
])}
  ${radial('hot', [
    [0, '#fff0a8', 0.95],
    [0.25, '#ffb03a', 0.7],
    [0.6, '#ff5a1a', 0.3],
    [1, '#ff3a0a', 0],
  ])}
  ${linear(
    'fl',
    [
      [0, '#ff4a0a', 0.15],
      [0.5, '#ff8a1f', 0.85],
      [1, '#ffe98a'],
    ],
    [0, 1],
    [1, 0],
  )}${blur('lick', 1.4)}</defs>`;

const smoke = `<g fill="#1a0510" opacity=".5"><path d="M-10 60C30 30 60 50 90 34S170 10 220 40 290 20 320 44V-10H-10Z"/><path d="M120 -10C150 40 200 30 230 60S290 70 320 90V-10Z" opacity=".7"/></g>`;

const crags = `<path d="M0 400V262L22 232 34 250 58 210 78 254 96 240 120 286 150 276 190 310 300 330V400Z" fill="#3a0812"/><path d="M58 210L66 250 60 300M22 232L26 276" stroke="#ff6a1c" stroke-width="2.4" opacity=".6" fill="none"/><path d="M0 400V306L40 290 84 316 130 300 170 330 300 320V400Z" fill="#1a040c"/>`;

const breath = `<g filter="${paint('db')}"><path d="M64 196C34 214 26 246 -30 246C-6 258 12 256 26 252C14 274 -8 284 -34 288C30 300 84 258 96 212Z" fill="${paint('fl')}"/></g>
  <path d="M62 194C40 206 34 232 -8 240C16 246 30 242 42 236C38 252 22 266 0 272C44 268 76 240 88 208Z" fill="${paint('fl')}" filter="${paint('lick')}"/><path d="M64 196C50 206 48 220 34 228C46 230 56 224 62 220C60 230 54 238 44 244C66 238 80 222 84 206Z" fill="#fff6c8" opacity=".85"/>`;

/** A dragon's head on a dark background, lit from below by its own fire. */
export const emberDragon = (): string =>
  tile(
    'ged',
    'ember-dragon',
    {
      face: [
        [0, '#fff3b0'],
        [0.45, '#ffb52e'],
        [1, '#e8401a'],
      ],
      edge: '#2a0408',
      ground: '#120208',
      groundTop: 250,
    },
    `${light}${dragonPaint}<rect width="300" height="400" fill="${paint('sky')}"/>${glow('hot', 40, 250, 190)}${smoke}${crags}
    ${specks(5, 26, { x: 0, y: 20, width: 190, height: 260 }, '#ffcf5a', 0.7, 2.4)}${place(16, -8, dragonHead, 1.04, 2)}${breath}
    ${specks(31, 16, { x: 10, y: 120, width: 240, height: 170 }, '#ffe59a', 0.7, 2)}`,
  );
