import { blur, glow, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = `${gradients({
  sea: 'v #b8fff0 #2fc0c8@.16 #0c6a9a@.48 #06305e@.8 #041838',
  ray: 'v #ffffff/.55 #ffffff/0',
  wood: 'v #b8703a #7a4220@.5 #4a2412',
  woodh: 'h #5a2c14 #c07a40@.3 #8a4e26@.7 #3a1a0c',
  gold: 'd #fff8c8 #ffc840@.45 #b06a10',
  coins: 'v #fff6b0 #ffc23a@.5 #c47a14',
  shine: 'g #fff6c0/.95 #ffd860/.55@.35 #ffb020/0',
  iron: 'r #8a9ab0 #4a566e@.35 #1c2438@.75 #080c18',
  horn: 'd #e8a0a0 #c2303a@.5 #6a0c20',
  coral: 'v #ff9a8a #d03a6a@.5 #7a1850',
  weed: 'v #5ae0a0 #0e5a56',
  rock: 'v #1c6a88 #08284a',
  dark: 'v #0a3a5e #03132c',
  ruby: 'd #ff9aa8 #e0183a@.5 #7a0a2a',
  gem: 'd #c8fff0 #1fd08a@.5 #0a6a4a',
})}<defs>${blur('rb', 4)}</defs>`;

const shafts = `<g fill="${paint('ray')}" filter="${paint('rb')}"><path d="M60 -10H96L30 300H-50Z" opacity=".6"/><path d="M124 -10H160L168 320H92Z" opacity=".55"/><path d="M196 -10H226L330 300H250Z" opacity=".5"/></g>`;

/** Spikes of a sea mine: their directions in degrees and their lengths. */
const horns = [-100, -52, -8, 38, 84, 132, 178, 222];

/** A moored mine of radius 50 about (0, 0). */
const mine = `<path d="M0 54V190" stroke="#0a1424" stroke-width="9"/><path d="M0 54V190" stroke="#7a8aa4" stroke-width="5" stroke-dasharray="7 6"/>${repeat(horns.length, (i) => `<g transform="rotate(${horns[i]})"><path d="M42 -11H58L64 -7V7L58 11H42Z" fill="#2a344a"/><path d="M62 -6L80 -3.500A4 4 0 0 1 80 3.500L62 6Z" fill="${paint('horn')}"/></g>`)}
  <circle r="52" fill="${paint('iron')}"/><path d="M-50 -12Q0 14 50 -12M-50 6Q0 34 50 6" stroke="#0a0e1a" stroke-opacity=".65" stroke-width="3.500" fill="none"/><path d="M-47 -3Q0 24 47 -3" stroke="#a8b8d0" stroke-dasharray="0 12" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M-38 -26C-30 -40 -16 -46 -2 -46" stroke="#e8f6ff" stroke-width="6" stroke-linecap="round" fill="none" opacity=".75"/><path d="M20 46A50 50 0 0 0 48 14" stroke="#4ae0e0" stroke-width="3" stroke-linecap="round" fill="none" opacity=".7"/>
  <circle cx="4" cy="-22" r="8" fill="#3a0810"/><circle cx="4" cy="-22" r="5.500" fill="#ff4a4a"/><circle cx="2.500" cy="-24" r="2" fill="#fff"/>`;

const coin = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="13" ry="8" cy="2.500" fill="#8a5210"/><ellipse rx="13" ry="8" fill="${paint('gold')}"/><ellipse rx="8.500" ry="4.800" fill="none" stroke="#a8660e" stroke-width="1.400"/></g>`;

const heap = [
  [-52, -2, 0],
  [-30, -8, 10],
  [-6, -12, -6],
  [20, -10, 4],
  [44, -4, -10],
  [-42, 8, 4],
  [-14, 4, 0],
  [12, 4, 8],
  [36, 8, -4],
  [58, 10, 0],
  [-62, 14, 14],
] as const;

/** An open chest of gold, 170 wide, its front edge at (0, 0). */
const chest = `<path d="M-80 -30C-84 -74 -70 -92 -44 -96H62C86 -92 94 -72 88 -30Z" fill="#2a1208"/><path d="M-74 -36C-76 -70 -64 -84 -42 -88H58C78 -84 84 -68 82 -36Z" fill="${paint('wood')}"/><path d="M-80 -30C-84 -74 -70 -92 -44 -96H62C86 -92 94 -72 88 -30" fill="none" stroke="${paint('gold')}" stroke-width="7"/><path d="M-36 -90V-36M44 -90V-36" stroke="${paint('gold')}" stroke-width="8"/>
  ${glow('shine', 2, -34, 120)}<path d="M-84 -20Q-40 -62 4 -56T90 -20L84 6H-78Z" fill="${paint('coins')}"/>${place(2, -28, heap.map(([x, y, turn]) => coin(x, y - 4, turn)).join(''))}
  <path d="M-20 -58l12-10h18l12 10-21 24Z" fill="${paint('ruby')}" stroke="#ffd0d8" stroke-width="1.500"/><path d="M-20 -58h42M-8 -68l4 10 5 24 5-24 4-10" stroke="#ffd0d8" stroke-opacity=".7" stroke-width="1.200" fill="none"/><path d="M42 -46l8-10 14 2 4 12-14 10Z" fill="${paint('gem')}" stroke="#d8fff0" stroke-width="1.400"/><circle cx="-52" cy="-38" r="8" fill="#fff6ee"/><circle cx="-54.500" cy="-40.500" r="2.600" fill="#fff"/><circle cx="-67" cy="-31" r="7" fill="#ffe8e0"/>
  <path d="M-90 -16H94L86 62H-80Z" fill="${paint('woodh')}"/><path d="M-88 10H90M-85 36H88" stroke="#3a1a0c" stroke-width="2.500" opacity=".7"/><path d="M-92 -16H96L95 -4H-91Z" fill="${paint('gold')}"/><path d="M-54 -4L-48 62M60 -4L54 62" stroke="${paint('gold')}" stroke-width="11"/><path d="M-14 -8H20V18Q3 32 -14 18Z" fill="${paint('gold')}" stroke="#7a4a10" stroke-width="2"/><circle cx="3" cy="6" r="4.500" fill="#3a1a0c"/><path d="M3 8v9" stroke="#3a1a0c" stroke-width="4"/>`;

const branch =
  'M0 0C-2 -30 -18 -36 -20 -66M-4 -26C-14 -34 -32 -34 -36 -52M0 0C4 -36 18 -44 16 -80M8 -34C20 -40 32 -44 36 -62M-15 -48C-8 -58 -6 -66 -6 -84';
const coral = `<path d="${branch}" stroke="${paint('coral')}" stroke-width="11" stroke-linecap="round" fill="none"/><path d="${branch}" stroke="#ffd0c0" stroke-opacity=".5" stroke-width="2.500" stroke-dasharray="0 9" stroke-linecap="round" fill="none"/>`;

const reef = `<path d="M-4 400V120C20 128 26 168 18 200C44 216 40 258 70 272Q150 296 236 276C260 262 258 216 282 206C272 172 284 138 304 132V400Z" fill="${paint('rock')}" opacity=".75"/><path d="M-4 400V250C20 240 40 262 52 286Q150 312 250 288C262 262 284 250 304 258V400Z" fill="${paint('dark')}"/>
  <path d="M16 300C4 250 34 220 18 170M34 300C28 262 50 240 40 206M284 300C296 250 268 216 284 176" stroke="${paint('weed')}" stroke-width="9" stroke-linecap="round" fill="none"/>${place(278, 300, `<g id="§stem">${coral}</g>`, 0.95, 6)}${place(30, 306, '<use href="#§stem"/>', 0.8, -10)}`;

const bubbles = (x: number, y: number): string =>
  `<g fill="#fff" fill-opacity=".16" stroke="#fff" stroke-opacity=".75" stroke-width="1.200">${repeat(6, (i) => `<circle cx="${x + Math.sin(i * 1.9) * 9}" cy="${y - i * 18}" r="${6 - i * 0.7}"/>`)}</g>`;

/** An open treasure chest on a reef, under a moored sea mine. */
export const reefMines = (): string =>
  tile(
    'grm',
    'mines',
    {
      face: [
        [0, '#fffbe0'],
        [0.5, '#ffd65a'],
        [1, '#ff8a3a'],
      ],
      edge: '#052048',
      ground: '#03122c',
      groundTop: 270,
      depth: 4,
    },
    `${light}<rect width="300" height="400" fill="${paint('sea')}"/>${shafts}${place(62, 88, '<use href="#§mine"/>', 0.42, -8)}<rect width="300" height="400" fill="#1a90b0" opacity=".22"/>
    ${reef}${place(206, 92, `<g id="§mine">${mine}</g>`, 1.06, 8)}${place(138, 246, chest, 1.04)}${bubbles(36, 176)}${bubbles(262, 236)}${specks(9, 26, { x: 60, y: 120, width: 190, height: 130 }, '#fff3b0', 0.7, 2)}`,
  );
