import { blur, glow, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = `${gradients({
  sky: 'v #07041c #1c0f5a@.36 #5a1e8a@.62 #120a38',
  nebula: 'g #ff5ab0/.6 #b03ae0/.28@.5 #b03ae0/0',
  teal: 'g #3ad8ff/.5 #2a7aff/.2@.5 #2a5aff/0',
  tail: 'u #ff3a6a/0 #ff4a5a/.7@.3 #ff9a3a/.95@.62 #fff0a0@.9 #ffffff',
  core: 'u #ffd05a/0 #ffe27a/.8@.5 #ffffff',
  head: 'r #ffffff #fff3b0@.3 #ffb03a@.62 #e0481f',
  halo: 'g #fffbe0 #ffd86a/.65@.28 #ff7a3a/.22@.6 #ff4a3a/0',
  rock: 'r #ffe8c0 #b8704a@.4 #4a1c3a@.85',
  world: 'v #5ab8ff #1f4ac0@.3 #0a1250',
  air: 'g #7ad0ff/0@.86 #7ad0ff/.6@.9 #7ad0ff/0',
  moon: 'r #f0e8ff #b09ad8@.4 #4a3a8a@.8 #241a50',
})}<defs>${blur('soft', 6)}</defs>`;

/** The rising curve of a round: from the lower left to the comet. */
const curve = 'M14 262C90 258 150 224 196 118';

const grid = `<path d="${repeat(6, (i) => `M14 ${262 - i * 38}H290`)}${repeat(7, (i) => `M${14 + i * 46} 262V60`)}" stroke="#c8b8ff" stroke-opacity=".16" stroke-width="1"/><path d="M14 56V262H292" fill="none" stroke="#e8e0ff" stroke-opacity=".75" stroke-width="2.500" stroke-linecap="round" stroke-linejoin="round"/><path d="${repeat(5, (i) => `M10 ${224 - i * 38}h8`)}${repeat(5, (i) => `M${60 + i * 46} 258v8`)}" stroke="#e8e0ff" stroke-opacity=".75" stroke-width="2"/>`;

/** The comet flies to the upper right; its head is at (0, 0). */
const comet = `${glow('halo', 0, 0, 92)}<path d="M-32 -10C-58 44 -100 92 -150 146C-84 126 4 72 32 14Z" fill="${paint('tail')}" opacity=".55"/><path d="M-24 -22C-48 34 -88 90 -138 140C-84 116 -8 70 26 20Z" fill="${paint('tail')}"/><path d="M14 -18C-34 40 -72 92 -118 140C-72 104 -20 58 22 12Z" fill="${paint('core')}"/>
  <circle r="31" fill="${paint('rock')}"/><path d="M-29 -10C-30 14 -12 31 8 30C2 20 -4 14 -8 4C-16 4 -24 -2 -29 -10Z" fill="#ff8a3a" opacity=".75"/><circle cx="8" cy="-8" r="7" fill="#6a2a4a" opacity=".7"/><circle cx="17" cy="9" r="4.500" fill="#6a2a4a" opacity=".7"/><circle cx="-6" cy="12" r="4" fill="#6a2a4a" opacity=".6"/><circle cx="6.500" cy="-9.500" r="5" fill="#3a142c" opacity=".6"/><path d="M-18 -22A29 29 0 0 1 27 -12" stroke="#fffbe8" stroke-width="4" stroke-linecap="round" fill="none" opacity=".95"/>
  <path d="M-40 20C-60 46 -86 78 -116 108M-22 42C-40 70 -62 96 -90 122" stroke="#fff" stroke-width="2.200" stroke-linecap="round" fill="none" opacity=".7"/>`;

const sparks = `<g fill="#fff3b8"><path d="M150 170l3 8 8 3-8 3-3 8-3-8-8-3 8-3ZM96 218l2 6 6 2-6 2-2 6-2-6-6-2 6-2ZM262 146l2 6 6 2-6 2-2 6-2-6-6-2 6-2ZM176 62l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/></g>`;

/** A comet races up the curve of a round. */
export const cometRush = (): string =>
  tile(
    'gcr',
    'crash',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#ffe07a'],
        [1, '#ff7a3a'],
      ],
      edge: '#1c0a4a',
      ground: '#0a0524',
      groundTop: 264,
      shine: '#ff5a3a',
      depth: 2,
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${glow('nebula', 80, 90, 170)}${glow('teal', 270, 220, 150)}${specks(5, 90, { x: 0, y: 0, width: 300, height: 280 }, '#f0ecff', 0.4, 1.6)}${place(66, 74, `<circle r="30" fill="${paint('moon')}"/><circle cx="-8" cy="4" r="7" fill="#6a5aa8" opacity=".5"/><circle cx="10" cy="-10" r="4.500" fill="#6a5aa8" opacity=".5"/><circle cx="8" cy="13" r="5" fill="#4a3a8a" opacity=".5"/>`)}
    <circle cx="150" cy="640" r="430" fill="${paint('air')}"/><circle cx="150" cy="640" r="378" fill="${paint('world')}"/>${grid}<path d="${curve}" fill="none" stroke="#ff6a4a" stroke-width="14" opacity=".6" filter="${paint('soft')}"/><path d="${curve}" fill="none" stroke="#ffd05a" stroke-width="7" stroke-linecap="round"/><path d="${curve}" fill="none" stroke="#fffbe0" stroke-width="2.200" stroke-linecap="round"/>${place(212, 96, comet, 1.34)}${sparks}`,
  );
