import { blur, glow, mirror, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = `${gradients({
  sky: 'v #040720 #0a1c4e@.4 #1a4a78@.66 #0a1430',
  green: 'v #5affb0/0 #4dffb8/.85@.55 #b0ffe0/.95@.82 #5affc8/0',
  violet: 'v #ff6ad8/0 #a86bff/.75@.5 #6ae0ff/.5@.85 #6ae0ff/0',
  snow: 'v #e8faff #7ab0d8@.4 #2a5488',
  snowb: 'v #a8d0ec #3a6a9c@.5 #163460',
  peg: 'r #ffffff #d8f4ff@.4 #5a9ad8',
  pegGlow: 'g #a8f0ff/.75 #5ac8ff/0',
  ball: 'r #ffffff #ffe06a@.3 #ff8a2a@.65 #c2301a',
  ballGlow: 'g #fff0a0/.95 #ffb03a/.5@.4 #ff7a2a/0',
  hot: 'v #ff8a9a #c8184a',
  warm: 'v #ffc05a #d0661a',
  cold: 'v #6ad8ff #1a66c0',
  frame: 'h #5a86c0 #e8f8ff@.3 #7aa8dc@.7 #3a5a98',
})}<defs>${blur('au', 5)}</defs>`;

const aurora = `<g filter="${paint('au')}"><path d="M-60 -60C30 30 50 110 20 150S80 190 70 210C120 160 90 110 110 60S160 10 150 -60H-60Z" fill="${paint('violet')}" opacity=".85"/><path d="M40 -60C90 40 60 100 100 130S180 120 190 180C214 140 226 150 250 160S290 130 340 170V-60Z" fill="${paint('green')}" opacity=".7"/><path d="M-60 20C20 70 10 120 44 150S100 150 116 196C130 150 150 130 176 150S216 190 250 140L340 120V-60H-60Z" fill="${paint('green')}" opacity=".75"/></g>
  <g stroke="#c8ffe8" stroke-opacity=".28" stroke-width="1.600"><path d="M30 20v120M54 10v140M76 30v130M100 40v110M128 20v90M160 16v90M190 30v80M220 10v70M250 0v60"/></g>`;

const ridge = `<path d="M-4 290V176L30 132 58 170 78 150 110 196 150 214V300Z" fill="${paint('snowb')}"/><path d="M30 132L58 170 46 166 38 176 28 160 16 170 6 164Z" fill="#f4feff"/><path d="M78 150L94 172 84 170 78 178 70 160Z" fill="#f4feff"/>`;

const ROWS = 8;
const STEP = 28;
const TOP = 62;
const LEFT = 150;

const pegs = (mark: (x: number, y: number) => string): string =>
  repeat(ROWS, (row) => repeat(row + 2, (column) => mark(LEFT + (column - (row + 1) / 2) * STEP, TOP + row * 23)));

const SLOTS = ['hot', 'warm', 'warm', 'cold', 'cold', 'cold', 'warm', 'warm', 'hot'] as const;

const slots = repeat(SLOTS.length, (i) => {
  const x = LEFT + (i - 4.5) * STEP;
  return `<path d="M${x + 2} 243h24v20q0 9-9 9h-6q-9 0-9-9Z" fill="${paint(SLOTS[i] ?? 'cold')}"/><path d="M${x + 5} 246h18" stroke="#fff" stroke-opacity=".75" stroke-width="2.500" stroke-linecap="round"/>`;
});

/** Where the ball has been: it bounces off one peg a row. */
const path =
  'M150 22C150 40 147 56 150 75C166 66 164 84 164 98C182 90 178 106 178 121C198 112 192 132 192 144C208 138 206 150 206 158';

const ball = `<path d="${path}" fill="none" stroke="#ffd05a" stroke-width="9" stroke-opacity=".25" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#fff3b8" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 8"/>${glow('ballGlow', 206, 166, 56)}${place(206, 166, `<circle r="18" fill="${paint('ball')}"/><path d="M-12 -6A13 13 0 0 1 0 -13" stroke="#fff" stroke-width="4.500" stroke-linecap="round" fill="none" opacity=".9"/><path d="M6 14A16 16 0 0 0 15 3" stroke="#8affd8" stroke-width="2.500" stroke-linecap="round" fill="none" opacity=".9"/>`)}`;

/** A glowing ball falls through a pyramid of pegs under the northern lights. */
export const auroraPlinko = (): string =>
  tile(
    'gap',
    'plinko',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#c8ffec'],
        [1, '#4ae0b8'],
      ],
      edge: '#06163c',
      ground: '#040a20',
      groundTop: 278,
      shine: '#1fb89a',
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${specks(21, 60, { x: 0, y: 0, width: 300, height: 200 }, '#f0fbff', 0.4, 1.5)}${aurora}<g id="§r">${ridge}</g>${mirror(150, '<use href="#§r"/>')}<path d="M0 236Q150 210 300 236V400H0Z" fill="${paint('snow')}" opacity=".85"/>
    <path d="M132 34L10 270H290L168 34Z" fill="#04102e" opacity=".66"/><path d="M132 34L10 270M168 34L290 270" stroke="${paint('frame')}" stroke-width="6" stroke-linecap="round"/><path d="M112 12L132 34H168L188 12" fill="none" stroke="${paint('frame')}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${slots}
    <path d="${pegs((x, y) => `M${x} ${y}h.1`)}" stroke="#6ae0ff" stroke-opacity=".28" stroke-width="16" stroke-linecap="round"/><path d="${pegs((x, y) => `M${x} ${y + 1.5}h.1`)}" stroke="#2a66b0" stroke-width="8.500" stroke-linecap="round"/><path d="${pegs((x, y) => `M${x} ${y}h.1`)}" stroke="#eafaff" stroke-width="7" stroke-linecap="round"/>${ball}`,
  );
