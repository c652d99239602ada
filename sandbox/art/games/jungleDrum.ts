import { glow, linear, mirror, paint, place, radial, repeat, specks } from '../drawing.ts';
import { tile } from '../title.ts';

const light = `<defs>${radial(
  'bg',
  [
    [0, '#fff3a8'],
    [0.25, '#c6e05a'],
    [0.6, '#2f8a3f'],
    [1, '#06361f'],
  ],
  [0.5, 0.34],
  0.75,
)}
  ${radial('sun', [
    [0, '#fffde0', 0.95],
    [1, '#f6f08a', 0],
  ])}${linear(
    'l1',
    [
      [0, '#8fd14a'],
      [1, '#0f5a35'],
    ],
    [0, 0],
    [1, 1],
  )}${linear(
    'l2',
    [
      [0, '#1f8a4c'],
      [1, '#032a1c'],
    ],
    [0, 0],
    [1, 1],
  )}${linear(
    'l3',
    [
      [0, '#0b5a3a'],
      [1, '#021a14'],
    ],
    [0, 0],
    [1, 1],
  )}
  ${linear(
    'wood',
    [
      [0, '#5a1f12'],
      [0.28, '#d9713a'],
      [0.55, '#b34d24'],
      [1, '#4a160f'],
    ],
    [0, 0],
    [1, 0],
  )}${linear(
    'band',
    [
      [0, '#0b5f66'],
      [0.3, '#2fd0c0'],
      [0.6, '#179a98'],
      [1, '#063f4a'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${linear(
    'rope',
    [
      [0, '#a5793a'],
      [0.3, '#fff0c0'],
      [1, '#8a5a26'],
    ],
    [0, 0],
    [1, 0],
  )}${radial('skin', [
    [0, '#fffbe8'],
    [0.7, '#f3d9a6'],
    [1, '#c98f55'],
  ])}
  ${linear(
    'bill',
    [
      [0, '#ffe14a'],
      [0.5, '#ff9a1f'],
      [1, '#e0451f'],
    ],
    [1, 0],
    [0, 0.4],
  )}${linear(
    'coat',
    [
      [0, '#33405f'],
      [0.5, '#12172c'],
      [1, '#05060f'],
    ],
    [0, 0],
    [1, 1],
  )}</defs>`;

const blade = (fill: string, vein: string): string =>
  `<path d="M0 0C-30 -30 -44 -86 -6 -150C40 -96 34 -34 0 0Z" fill="${paint(fill)}"/><path d="M0 0C-4 -50 -6 -100 -6 -146M-2 -40L-20 -62M-3 -70L-23 -92M-4 -98L-18 -116M-2 -40L17 -60M-3 -70L18 -90M-4 -98L11 -114" stroke="${vein}" stroke-opacity=".5" stroke-width="2" fill="none"/>`;

const split = `<path d="M0 0C-20 -20 -60 -30 -78 -66L-58 -62 -84 -92 -58 -84 -70 -118 -44 -98 -40 -132 -18 -100 0 -134 8 -96 32 -116 26 -78 50 -84 34 -52 54 -46C36 -24 16 -16 0 0Z" fill="${paint('l2')}"/><path d="M0 0C-10 -40 -16 -70 -18 -100M-8 -38L-62 -76M-12 -60L-50 -104M-5 -30L40 -62M-10 -56L24 -92" stroke="#7fe07a" stroke-opacity=".45" stroke-width="2" fill="none"/>`;

const foliage = `<g opacity=".55">${place(60, 250, blade('l1', '#fff'), 1.3, -40)}${place(240, 250, blade('l1', '#fff'), 1.3, 44)}${place(20, 130, blade('l1', '#fff'), 1, 60)}${place(290, 110, blade('l1', '#fff'), 1, -60)}</g>
  <g id="§f">${place(30, 330, split, 1.15, -8)}${place(-8, 250, blade('l2', '#b8f08a'), 1.15, 52)}${place(-10, 120, split, 0.95, 110)}${place(70, -14, blade('l3', '#5fd07a'), 0.72, 196)}</g>${mirror(150, '<use href="#§f"/>')}`;

const zigzag = (y: number, half: number, size: number): string =>
  `<path d="M${-half} ${y}${repeat(8, (i) => `L${-half + ((i + 0.5) * half) / 4} ${y + size + 3 * Math.sin(((i + 0.5) * Math.PI) / 8)}L${-half + ((i + 1) * half) / 4} ${y + 4 * Math.sin(((i + 1) * Math.PI) / 8)}`)}" fill="none" stroke="#ffe3a0" stroke-width="4" stroke-linejoin="round"/>`;

const drum = `<path d="M-74 -6C-74 50 -34 78 -30 112C-28 140 -44 160 -50 176H50C44 160 28 140 30 112C34 78 74 50 74 -6Z" fill="${paint('wood')}"/>
  <path d="M-66 34C-44 44 44 44 66 34C60 52 52 64 45 76C24 84 -24 84 -45 76C-52 64 -60 52 -66 34Z" fill="${paint('band')}"/>${zigzag(46, 52, 15)}<path d="M-33 94Q0 104 33 94M-30 112Q0 122 30 112" stroke="#ffe3a0" stroke-width="4" fill="none"/>
  <g stroke="${paint('rope')}" stroke-width="3.5" fill="none"><path d="M-72 2L-58 36-44 8-28 42-14 12 0 43 14 12 28 42 44 8 58 36 72 2"/></g>
  <path d="M-80 -14V4Q0 42 80 4V-14Z" fill="${paint('rope')}"/><path d="M-80 -6Q0 32 80 -6" stroke="#7a4a1c" stroke-width="2" stroke-dasharray="6 4" fill="none"/><ellipse cy="-14" rx="80" ry="25" fill="#8a4a20"/><ellipse cy="-15" rx="74" ry="21" fill="${paint('skin')}"/><ellipse cx="-4" cy="-14" rx="46" ry="12" fill="none" stroke="#c98f55" stroke-opacity=".6" stroke-width="3"/><ellipse cx="-4" cy="-14" rx="24" ry="6" fill="#d9a566" opacity=".5"/>`;

/** A toucan facing left, perched at (0, 0), about 150 high. */
const toucan = `<path d="M14 -16C30 10 38 40 34 66C24 60 10 30 2 -6Z" fill="#0a0d1c"/><path d="M20 0C28 20 32 40 31 56" stroke="#d8303f" stroke-width="6" fill="none"/><path d="M-12 -6l-6 10M-4 -5l0 11M8 -6l4 10" stroke="#3f6fa0" stroke-width="5" stroke-linecap="round"/>
  <path d="M-30 -110C-10 -128 26 -120 34 -92C44 -60 42 -22 16 -6C-12 2 -34 -20 -34 -50C-34 -66 -42 -84 -30 -110Z" fill="${paint('coat')}"/><path d="M-34 -92C-26 -86 -12 -86 -6 -92C4 -70 -4 -46 -22 -42C-36 -50 -40 -74 -34 -92Z" fill="#fffbe6"/><path d="M-24 -44C-34 -50 -36 -56 -36 -60C-26 -52 -14 -54 -4 -62C-6 -50 -14 -44 -24 -44Z" fill="#e0303f"/>
  <path d="M-28 -112C-60 -126 -104 -112 -116 -76C-118 -68 -110 -68 -106 -72C-88 -84 -60 -88 -34 -88C-28 -96 -26 -104 -28 -112Z" fill="${paint('bill')}"/><path d="M-34 -88C-60 -88 -86 -84 -104 -73C-96 -70 -90 -72 -84 -74C-66 -78 -48 -78 -34 -80Z" fill="#c2361f"/><path d="M-116 -76C-118 -68 -110 -68 -106 -72C-100 -76 -96 -78 -92 -79C-96 -88 -100 -94 -106 -96C-110 -90 -114 -84 -116 -76Z" fill="#1a1226"/><path d="M-96 -104C-78 -116 -56 -118 -36 -112" stroke="#fff8c0" stroke-width="4" stroke-linecap="round" fill="none" opacity=".8"/>
  <circle cx="-16" cy="-102" r="10" fill="#35b8e0"/><circle cx="-16" cy="-102" r="6.5" fill="#0a0612"/><circle cx="-18" cy="-104" r="2" fill="#fff"/><path d="M6 -84C24 -70 32 -40 20 -12" stroke="#7fa0e0" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const beats = `<g fill="none" stroke="#fffbe0" stroke-linecap="round"><path d="M48 168A108 108 0 0 1 62 132M252 168A108 108 0 0 0 238 132" stroke-width="5" opacity=".75"/><path d="M28 172A130 130 0 0 1 44 124M272 172A130 130 0 0 0 256 124" stroke-width="4" opacity=".45"/></g>`;

/** A toucan perched on a large drum. */
export const jungleDrum = (): string =>
  tile(
    'gjd',
    'jungle-drum',
    {
      face: [
        [0, '#fffde0'],
        [0.5, '#ffe25a'],
        [1, '#ff8a1f'],
      ],
      edge: '#0a3420',
      ground: '#02180f',
      depth: 4,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/>${glow('sun', 150, 128, 130)}${foliage}${beats}<ellipse cx="150" cy="360" rx="110" ry="20" fill="#02180f" opacity=".7"/>
    ${place(150, 206, drum, 1.04)}${place(166, 188, toucan, 1.16)}${specks(51, 18, { x: 30, y: 40, width: 240, height: 200 }, '#fffbc0', 0.8, 2.2)}`,
  );
