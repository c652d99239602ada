import { linear, paint, place, radial, repeat } from '../drawing.ts';

/** Gradients of the court cards; include them once in a picture that uses them. */
export const queenPaint = `<defs>${linear(
  'iv',
  [
    [0, '#fffdf4'],
    [0.6, '#f7ead0'],
    [1, '#d9bf94'],
  ],
  [0, 0],
  [1, 1],
)}
  ${linear(
    'go',
    [
      [0, '#fff2b8'],
      [0.4, '#e9b545'],
      [1, '#9a5a14'],
    ],
    [0, 0],
    [1, 1],
  )}${linear(
    're',
    [
      [0, '#e8384f'],
      [1, '#8a0f2e'],
    ],
    [0, 0],
    [1, 1],
  )}
  ${linear(
    'bu',
    [
      [0, '#2f5fb8'],
      [1, '#14245e'],
    ],
    [0, 0],
    [1, 1],
  )}${linear(
    'ha',
    [
      [0, '#7a2c18'],
      [0.5, '#c2602a'],
      [1, '#5a1c14'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${linear(
    'fa',
    [
      [0, '#ffe6cf'],
      [0.65, '#f5c8a5'],
      [1, '#d89a78'],
    ],
    [0, 0],
    [1, 0.2],
  )}${linear(
    'bk',
    [
      [0, '#7a1232'],
      [1, '#3a0618'],
    ],
    [0, 0],
    [1, 1],
  )}
  ${radial('sd', [
    [0, '#000', 0.5],
    [1, '#000', 0],
  ])}</defs>`;

const heart = 'M0 8C-3 4 -9 1 -9 -4C-9 -9 -2 -10 0 -5C2 -10 9 -9 9 -4C9 1 3 4 0 8Z';
const spade = 'M0 -9C3 -5 9 -2 9 3C9 7 4 8 1.5 5L4 10H-4L-1.5 5C-4 8 -9 7 -9 3C-9 -2 -3 -5 0 -9Z';
const club =
  'M-4 10L-1 4C-4 8 -9 6 -9 2C-9 -2 -5 -4 -3 -2C-6 -7 -3 -10 0 -10S6 -7 3 -2C5 -4 9 -2 9 2C9 6 4 8 1 4L4 10Z';
const diamond = 'M0 -11L8 0 0 11-8 0Z';

/** The upper half of the queen; the lower half is the same, rotated by 180°. */
const half = `<path d="M-73 0V-34C-62 -42 -44 -44 -26 -46L26 -46C44 -44 62 -42 73 -34V0Z" fill="${paint('re')}"/><path d="M-26 -44C-20 -20 -10 -8 0 0C10 -8 20 -20 26 -44Z" fill="${paint('bu')}"/>
  <path d="M-30 -44C-26 -20 -14 -6 -4 0H-16C-30 -10 -40 -26 -40 -38ZM30 -44C26 -20 14 -6 4 0H16C30 -10 40 -26 40 -38Z" fill="${paint('go')}"/><g fill="#8a0f2e">${[
    [-34, -34],
    [-28, -22],
    [-19, -11],
    [34, -34],
    [28, -22],
    [19, -11],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.2"/>`)
    .join('')}</g>
  <g fill="#ffe6a0">${[
    [-50, -30],
    [-64, -20],
    [-50, -9],
    [-36, -3],
    [50, -30],
    [64, -20],
    [50, -9],
    [36, -3],
  ]
    .map(([x, y]) => `<path d="M${x} ${y}m0 -5l3 5-3 5-3-5Z"/>`)
    .join('')}</g>
  <path d="M-30 -102C-46 -84 -44 -56 -34 -42C-28 -34 -16 -36 -14 -46L14 -46C16 -36 28 -34 34 -42C44 -56 46 -84 30 -102Z" fill="${paint('ha')}"/><path d="M-36 -78C-40 -66 -36 -52 -28 -44M36 -78C40 -66 36 -52 28 -44M-28 -84C-32 -70 -30 -56 -24 -46M28 -84C32 -70 30 -56 24 -46" stroke="#f0a060" stroke-opacity=".5" stroke-width="2" fill="none"/>
  <path d="M-8 -62V-42Q0 -30 8 -42V-62Z" fill="#e3ac88"/><path d="M-19 -92C-21 -72 -14 -54 0 -50C14 -54 21 -72 19 -92C12 -100 -12 -100 -19 -92Z" fill="${paint('fa')}"/><path d="M-22 -84C-18 -98 -8 -100 0 -100S18 -98 22 -84C18 -92 8 -94 0 -94S-18 -92 -22 -84Z" fill="${paint('ha')}"/>
  <path d="M-14 -80Q-9 -84 -4 -80M4 -80Q9 -84 14 -80" stroke="#4a1c14" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M-13 -75Q-9 -79 -4 -75Q-9 -72 -13 -75ZM4 -75Q9 -79 13 -75Q9 -72 4 -75Z" fill="#fff"/><circle cx="-8.4" cy="-75.4" r="2" fill="#1f3f7a"/><circle cx="8.6" cy="-75.4" r="2" fill="#1f3f7a"/><path d="M-14 -75.500Q-9 -80 -3 -75.500M3 -75.500Q9 -80 14 -75.5" stroke="#2a0f14" stroke-width="1.6" fill="none"/>
  <path d="M0 -76L-2 -66H1.5" stroke="#b8765a" stroke-width="1.4" fill="none"/><path d="M-5 -59.500Q-2 -62 0 -60.500Q2 -62 5 -59.500Q0 -55 -5 -59.500Z" fill="#c2202f"/><circle cx="-12" cy="-66" r="3.5" fill="#f08a7a" opacity=".4"/><circle cx="12" cy="-66" r="3.5" fill="#f08a7a" opacity=".4"/>
  <path d="M-12 -46Q0 -36 12 -46" stroke="${paint('go')}" stroke-width="3" fill="none"/><path d="${heart}" transform="translate(0 -36) scale(.6)" fill="#e8384f" stroke="#ffe6a0"/>
  <path d="M-27 -98L-33 -124 -17 -110 -10 -130 0 -112 10 -130 17 -110 33 -124 27 -98Q0 -106 -27 -98Z" fill="${paint('go')}" stroke="#7a4510" stroke-width="1.2" stroke-linejoin="round"/><path d="M-26 -102Q0 -110 26 -102" stroke="#8a0f2e" stroke-width="3.4" fill="none"/><g fill="#e8384f"><circle cx="-33" cy="-125" r="3"/><circle cx="-10" cy="-131" r="3"/><circle cx="10" cy="-131" r="3"/><circle cx="33" cy="-125" r="3"/></g><circle cx="0" cy="-115" r="3.4" fill="#2f5fb8"/>
  <path d="M40 -14C44 -34 46 -44 48 -58" stroke="#2f7a4a" stroke-width="2.6" fill="none"/><path d="M46 -42q8-6 12 0q-6 5-12 0Z" fill="#2f7a4a"/><circle cx="48" cy="-64" r="9.5" fill="#d6243a"/><path d="M43 -66q5-6 10 0q-3 6-8 3q0-4 4-4" stroke="#7a0f24" stroke-width="1.8" fill="none"/>`;

const letters = { Q: 'M0 -8C-8 -8 -8 7 0 7S8 -8 0 -8ZM1 2L7 9', A: 'M-7 8L0 -8 7 8M-4.4 2.4H4.4' };

const corner = (letter: keyof typeof letters, suit: string, colour: string): string =>
  `<path d="${letters[letter]}" transform="translate(-61 -112)" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/><path d="${suit}" transform="translate(-61 -92) scale(.8)" fill="${colour}"/>`;

const blank = `<rect x="-78" y="-132" width="156" height="264" rx="13" fill="${paint('iv')}"/>`;

/** A court card, about 156 × 264, with the queen of hearts twice (upright and upside down). */
export const queenCard = `${blank}
  <g id="§qh">${half}${corner('Q', heart, '#d6243a')}</g><use href="#§qh" transform="rotate(180)"/><path d="M-72 0H72" stroke="${paint('go')}" stroke-width="4"/><rect x="-74" y="-128" width="148" height="256" rx="10" fill="none" stroke="#c9963a" stroke-width="1.6"/>`;

/** A card with one large pip; placed behind the queen. */
export const pipCard = (suit: 'spade' | 'club' | 'diamond' | 'heart'): string => {
  const shape = { spade, club, diamond, heart }[suit];
  const colour = suit === 'diamond' || suit === 'heart' ? '#c2182f' : '#1c1830';
  return `${blank}<path d="${shape}" transform="scale(4.4)" fill="${colour}"/>${place(0, 0, corner('A', shape, colour))}${place(0, 0, corner('A', shape, colour), 1, 180)}<rect x="-74" y="-128" width="148" height="256" rx="10" fill="none" stroke="#c9963a" stroke-width="1.6"/>`;
};

/** The back of a card: a burgundy lattice in a brass frame. */
export const cardBack = `${blank}<rect x="-70" y="-124" width="140" height="248" rx="8" fill="${paint('bk')}"/><path d="${repeat(9, (i) => `M${-70 + i * 17.5} -124L${-70 + i * 17.5 + 0.1} 124`)}" stroke="#d9a545" stroke-opacity=".35" stroke-width="1.4"/><path d="${repeat(14, (i) => `M-70 ${-114 + i * 17.5}H70`)}" stroke="#d9a545" stroke-opacity=".35" stroke-width="1.4"/><circle r="30" fill="#5a0c26" stroke="#e9b545" stroke-width="3"/><path d="M-18 10L-22 -12-9 -2 0 -16 9 -2 22 -12 18 10Z" fill="#e9b545"/>`;
