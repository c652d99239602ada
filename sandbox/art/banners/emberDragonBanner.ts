import { glow, linear, paint, picture, place, radial, specks } from '../drawing.ts';
import { dragonHead, dragonPaint } from '../subjects/dragon.ts';
import { quietSide } from './quietSide.ts';

const light = `<defs>${linear('sky', [
  [0, '#14040f'],
  [0.5, '#4d0b1c'],
  [0.85, '#a8240f'],
  [1, '#f0641a'],
])}
  ${radial('hot', [
    [0, '#fff0a8', 0.9],
    [0.25, '#ffb03a', 0.6],
    [0.6, '#ff5a1a', 0.28],
    [1, '#ff3a0a', 0],
  ])}
  ${linear(
    'fl',
    [
      [0, '#ff3a0a', 0],
      [0.45, '#ff8a24', 0.75],
      [1, '#fff3b0'],
    ],
    [0, 0.6],
    [1, 0.3],
  )}</defs>`;

/** A flame from the mouth at (0, 0) to the left, about 260 long. */
const breath = `<g filter="${paint('db')}" opacity=".9"><path d="M0 0C-60 -16 -110 16 -170 -6C-150 14 -190 24 -250 14C-200 40 -150 36 -120 34C-150 50 -180 52 -210 54C-130 74 -40 50 10 22Z" fill="${paint('fl')}"/></g><path d="M0 4C-40 -2 -70 18 -120 6C-100 20 -130 26 -160 24C-120 40 -80 34 -60 34C-80 44 -96 46 -112 48C-60 58 -16 40 8 20Z" fill="${paint('fl')}"/>`;

/** Phone banner, 722 × 350: the head fills the right half, the flame points to the text on the left. */
export const emberDragonPhone = (): string =>
  picture(
    'bep',
    722,
    350,
    `${light}${dragonPaint}<rect width="722" height="350" fill="${paint('sky')}"/>${glow('hot', 420, 250, 240)}
    <path d="M300 350L350 262 372 286 410 226 440 282 476 262 520 320 722 300V350Z" fill="#2c0610"/><path d="M410 226L420 270 408 350" stroke="#ff6a1c" stroke-width="2.4" opacity=".5" fill="none"/>
    ${specks(5, 24, { x: 320, y: 20, width: 300, height: 300 }, '#ffcf5a', 0.8, 2.6)}${place(462, 196, breath, 0.8)}${place(404, 14, dragonHead, 1.06)}${quietSide(722, 350, '#10030a', 0.66)}`,
  );

/** Wide banner, 1180 × 300: the same head, larger than the frame, and a long flame. */
export const emberDragonWide = (): string =>
  picture(
    'bew',
    1180,
    300,
    `${light}${dragonPaint}<rect width="1180" height="300" fill="${paint('sky')}"/>${glow('hot', 760, 210, 330)}
    <path d="M480 300L560 226 590 250 640 190 676 240 730 214 790 270 880 250 1180 280V300Z" fill="#2c0610"/><path d="M640 190L654 232 640 300M560 226L566 300" stroke="#ff6a1c" stroke-width="2.4" opacity=".5" fill="none"/>
    ${specks(5, 40, { x: 480, y: 10, width: 560, height: 280 }, '#ffcf5a', 0.8, 2.6)}${place(856, 172, breath, 1.1)}${place(792, -14, dragonHead, 1.06)}${quietSide(1180, 300, '#10030a', 0.62)}`,
  );
