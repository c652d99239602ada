import { blur, glow, linear, paint, place, radial, repeat } from '../drawing.ts';

/** Gradients of every part of the harbour; include them once in a picture that uses any of the parts. */
export const harborPaint = `<defs>${radial(
  'lb',
  [
    [0, '#fff6cf'],
    [0.3, '#ffd673'],
    [0.68, '#f58a2c'],
    [1, '#b02f1c'],
  ],
  [0.5, 0.58],
  0.62,
)}
  ${radial('lg', [
    [0, '#ffcf7a', 0.95],
    [0.35, '#ff9a3c', 0.42],
    [1, '#ff7a2a', 0],
  ])}
  ${linear(
    'lc',
    [
      [0, '#6b3a1c'],
      [0.45, '#f0c271'],
      [1, '#4a2412'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${linear(
    'sl',
    [
      [0, '#e9a06a'],
      [0.5, '#b4475a'],
      [1, '#5b2350'],
    ],
    [0, 0],
    [1, 1],
  )}
  ${blur('sb', 2.2)}${blur('wb', 5)}</defs>`;

const ribs = repeat(3, (i) => {
  const reach = 18 + i * 20;
  return `<path d="M${-8 - i * 8} -52C${-reach - 2} -32 ${-reach - 2} 32 ${-8 - i * 8} 52M${8 + i * 8} -52C${reach + 2} -32 ${reach + 2} 32 ${8 + i * 8} 52"/>`;
});

const hoops = repeat(7, (i) => {
  const y = -39 + i * 13;
  const half = 34 + 30 * Math.sqrt(Math.max(0, 1 - (y / 52) ** 2));
  return `<path d="M${-half} ${y}Q0 ${y + 9} ${half} ${y}"/>`;
});

const fringe = repeat(7, (i) => `<path d="M${-9 + i * 3} 78l${-1.5 + i * 0.5} 34"/>`);

/** A paper lantern about 140 wide, hung from (0, -80); its light is painted by `lanternLight`. */
export const paperLantern = `<path d="M0 -82V-60" stroke="#2a1420" stroke-width="3"/>
  <path d="M-30 -53C-80 -42 -80 42 -30 53H30C80 42 80 -42 30 -53Z" fill="${paint('lb')}"/>
  <g fill="none" stroke="#9a2b16" stroke-opacity=".4" stroke-width="1.3">${hoops}</g><g fill="none" stroke="#7a1c12" stroke-opacity=".3" stroke-width="1.6">${ribs}</g>
  <g fill="none" stroke="#a3220f" stroke-width="5" stroke-linecap="round" opacity=".82"><circle r="25" stroke-width="3.4"/><path d="M-18 6q6 -10 12 0t12 0 7-4M-13 15q5 -7 10 0t10 0M-17 -4C-12 -22 10 -22 11 -7c0 7-9 7-8 1"/></g>
  <path d="M-61 -22C-58 -38 -48 -45 -37 -48" stroke="#fff3c4" stroke-opacity=".75" stroke-width="3.5" stroke-linecap="round" fill="none"/>
  <path d="M-33 -63h66l-3 12h-60ZM-30 51h60l3 12h-66Z" fill="${paint('lc')}"/><path d="M-14 -70h28l4 7h-36Z" fill="#4a2412"/>
  <path d="M0 62v10" stroke="#c8402a" stroke-width="4"/><circle cy="74" r="6" fill="#f0c271"/><g stroke="#d1432a" stroke-width="2.4" stroke-linecap="round">${fringe}</g>`;

/** The glow round a lantern, in the lantern's own units. */
export const lanternLight = (opacity = 1): string => glow('lg', 0, 0, 165, opacity);

/** A small distant lantern: shape and light only. */
export const farLantern = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    `${glow('lg', 0, 0, 46, 0.9)}<path d="M-8 -13h16c8 6 8 20 0 26h-16c-8-6-8-20 0-26Z" fill="#ffd27a"/><path d="M-8 -13h16c5 4 6 9 6 12H-14c0-3 1-8 6-12Z" fill="#ff9a45"/><path d="M-8 -14h16M-8 13h16" stroke="#7a2412" stroke-width="2.6"/>`,
    scale,
  );

const sail = (outline: string, battens: string): string =>
  `<path d="${outline}" fill="${paint('sl')}"/><path d="${battens}" stroke="#3a1433" stroke-width="1.6" stroke-opacity=".7" fill="none"/>`;

/** A junk under sail, about 130 wide; (0, 0) is the waterline amidships. */
export const junk = `<path d="M-6 -6V-112M36 -6V-84M-44 -8V-70" stroke="#1a0d22" stroke-width="3"/>
  ${sail('M-2 -112C22 -104 34 -70 30 -20L-24 -18C-22 -56 -16 -90 -2 -112Z', 'M-9 -94L18 -92M-15 -76L26 -74M-19 -58L30 -56M-22 -38L31 -37')}
  ${sail('M38 -86C54 -76 62 -52 60 -20L30 -20C32 -46 32 -66 38 -86Z', 'M35 -70L51 -68M34 -54L58 -52M33 -37L60 -36')}
  ${sail('M-43 -72C-34 -60 -30 -44 -32 -22L-60 -22C-58 -44 -52 -60 -43 -72Z', 'M-50 -56L-34 -55M-56 -40L-31 -39')}
  <path d="M-72 -26C-60 -12 50 -12 74 -22C70 -8 62 2 56 5C30 10 -36 10 -52 5C-60 -4 -68 -16 -72 -26Z" fill="#170b22"/><path d="M-70 -23C-50 -10 50 -10 72 -20" stroke="#f0a55c" stroke-width="1.6" stroke-opacity=".7" fill="none"/>
  <path d="M-66 -24l2 -12h22l2 16Z" fill="#22102b"/><g fill="#ffcf7a"><circle cx="-54" cy="-27" r="2.4"/><circle cx="-10" cy="-6" r="1.6"/><circle cx="10" cy="-6" r="1.6"/><circle cx="30" cy="-7" r="1.6"/></g>`;

/** A house with a curved roof on the shore, about 60 wide, with lit windows. */
export const shoreHouse = `<path d="M-34 -18C-22 -22 -16 -30 -12 -40H12C16 -30 22 -22 34 -18L26 -14V0H-26V-14Z"/><path d="M-22 -40C-14 -44 -8 -50 0 -58C8 -50 14 -44 22 -40Z"/><g fill="#ffc46b"><path d="M-16 -12h8v8h-8ZM-3 -12h8v8h-8ZM10 -12h7v8h-7ZM-5 -38h9v6h-9Z"/></g>`;
