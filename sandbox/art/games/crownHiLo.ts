import { glow, mirror, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { cardRecipes, playingCard, suits } from '../subjects/playingCard.ts';
import { tile } from '../title.ts';

const light = gradients({
  ...cardRecipes,
  bg: 'w #8a4ae0 #4a1a94@.4 #1c0844@.75 #0a031e',
  beam: 'v #ffe9b0/.5 #ffe9b0/0',
  halo: 'g #fff0b8/.9 #ffb84a/.4@.4 #ffb84a/0',
  gold: 'd #fff8d0 #ffd058@.35 #d8901c@.7 #8a4c0c',
  goldh: 'h #a8640e #ffe48a@.25 #fff6c8@.4 #e8a42a@.65 #8a4c0c',
  velvet: 'v #ff5a8a #a80f4a@.5 #50042a',
  up: 'v #d8ffe8 #3ae08a@.4 #0a8a4e',
  down: 'v #ff7a8a@0 #f02a4e@.5 #8a0628',
  upGlow: 'g #3aff9a/.7 #1fd07a/0',
  downGlow: 'g #ff4a6a/.7 #f0204a/0',
  cushion: 'v #c02a6a #5a0a3a',
  drape: 'h #2a0a5a #6a2ac0@.4 #3a1278@.7 #14042e',
});

const drapes = repeat(
  3,
  (i) =>
    `<path d="M${-12 + i * 18} -4C${-6 + i * 18} 100 ${-16 + i * 14} 190 ${-24 + i * 10} 300H${2 + i * 12}C${8 + i * 16} 190 ${14 + i * 18} 90 ${10 + i * 19} -4Z" fill="${paint('drape')}"/>`,
);

/** A crown 150 wide; its lower edge is at y = 0. */
const crown = `<path d="M-62 -6C-74 -50 -50 -84 0 -92C50 -84 74 -50 62 -6Z" fill="${paint('velvet')}"/><path d="M-34 -8C-42 -46 -28 -74 0 -90M34 -8C42 -46 28 -74 0 -90" stroke="#3a0420" stroke-opacity=".4" stroke-width="4" fill="none"/>
  <path d="M-66 -12L-86 -62 -52 -40 -40 -78 -18 -44 0 -92 18 -44 40 -78 52 -40 86 -62 66 -12Q0 -28 -66 -12Z" fill="${paint('gold')}" stroke="#7a430c" stroke-width="1.600" stroke-linejoin="round"/><path d="M-60 -22L-72 -46M-38 -62L-46 -36M0 -74L-12 -40M38 -62L30 -36" stroke="#fffbe0" stroke-width="3" stroke-linecap="round" opacity=".8"/>
  <g fill="#fff6d8" stroke="#a8721a" stroke-width="1.200"><circle cx="-87" cy="-65" r="7"/><circle cx="87" cy="-65" r="7"/></g><g fill="#4ad0ff" stroke="#fff6c8" stroke-width="1.500"><circle cx="-40" cy="-82" r="8"/><circle cx="40" cy="-82" r="8"/></g><path d="M0 -116L5 -104 17 -99 5 -94 0 -82-5 -94-17 -99-5 -104Z" fill="${paint('gold')}" stroke="#7a430c" stroke-width="1.500"/><circle cy="-99" r="4.500" fill="#ff3a5a"/>
  <path d="M-68 -16Q0 -34 68 -16L64 10Q0 -8 -64 10Z" fill="${paint('goldh')}" stroke="#7a430c" stroke-width="1.500"/><path d="M-66 -12Q0 -30 66 -12M-63 6Q0 -12 63 6" stroke="#fff8d0" stroke-width="2" fill="none" opacity=".8"/><path d="M0 -24L11 -12 0 0-11 -12Z" fill="#ff2a52" stroke="#ffe0a0" stroke-width="1.500"/><path d="M0 -22L-8 -13 0 -12Z" fill="#fff" opacity=".7"/><g stroke="#ffe0a0" stroke-width="1.500"><circle cx="-32" cy="-9" r="6.500" fill="#2ae09a"/><circle cx="32" cy="-9" r="6.500" fill="#2ae09a"/><circle cx="-54" cy="-4" r="4.500" fill="#4ad0ff"/><circle cx="54" cy="-4" r="4.500" fill="#4ad0ff"/></g>`;

const arrow = (fill: string, edge: string): string =>
  `<path d="M0 -46L36 -4H18V42H-18V-4H-36Z" fill="${edge}" stroke="${edge}" stroke-width="10" stroke-linejoin="round"/><path d="M0 -46L36 -4H18V42H-18V-4H-36Z" fill="${paint(fill)}" stroke="#fff" stroke-opacity=".75" stroke-width="2.500" stroke-linejoin="round"/><path d="M-3 -32L-22 -10" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".85"/>`;

const middle = `<path d="${suits.heart}" transform="scale(4.600)"/><path d="M-26 -26C-34 -18 -34 -6 -28 4" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".55"/>`;

/** A crowned king between an arrow up and an arrow down. */
export const crownHiLo = (): string =>
  tile(
    'gch',
    'hilo',
    {
      face: [
        [0, '#fffbe6'],
        [0.45, '#ffdc78'],
        [1, '#d8901c'],
      ],
      edge: '#1c0640',
      ground: '#0a031e',
      groundTop: 262,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/><g id="§d">${drapes}</g>${mirror(150, '<use href="#§d"/>')}<path d="M110 -10H190L290 340H10Z" fill="${paint('beam')}"/>${glow('halo', 150, 120, 150)}${glow('upGlow', 44, 168, 86)}${glow('downGlow', 256, 182, 86)}
    ${place(106, 206, playingCard('q', 'spade'), 0.8, -15)}${place(194, 206, playingCard('10', 'club'), 0.8, 15)}${place(150, 208, playingCard('k', 'heart', middle), 0.98)}${place(152, 104, crown, 0.82, -4)}
    ${place(42, 158, arrow('up', '#06381f'), 0.92)}${place(258, 190, arrow('down', '#3a0414'), 0.92, 180)}${specks(43, 30, { x: 20, y: 20, width: 260, height: 230 }, '#ffeec0', 0.7, 2.2)}`,
  );
