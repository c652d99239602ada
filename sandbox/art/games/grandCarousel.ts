import { glow, paint, place, repeat } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = gradients({
  bg: 'w #ffb84a #e8457a@.34 #6a1c8a@.66 #200a48',
  halo: 'g #fffbe0/.95 #ffd86a/.45@.45 #ffb03a/0',
  red: 'v #ff6a78 #b0142e',
  cream: 'v #fffaf0 #e8c8a0',
  gold: 'd #fff8d0 #ffd058@.35 #d8901c@.7 #8a4c0c',
  goldh: 'h #8a4c0c #ffe48a@.25 #fff6c8@.42 #e0981f@.66 #7a400a',
  shine: 'd #ffffff/.55 #ffffff/0@.5',
  hub: 'r #fff8d0 #ffc23a@.4 #b86a10@.8 #6a3808',
  pointer: 'v #ff8a9a #e0203f@.5 #8a0a28',
});

const COLOURS = ['#f0314f', '#ffb52a', '#1fb8a8', '#7a3fd8', '#ff7a2a', '#2a8af0'] as const;
const SEGMENTS = 12;
const R = 92;

const at = (turn: number, r: number): string => `${r * Math.cos(turn)} ${r * Math.sin(turn)}`;
const step = (2 * Math.PI) / SEGMENTS;

const segments = repeat(COLOURS.length, (colour) => {
  const wedges = repeat(SEGMENTS / COLOURS.length, (i) => {
    const turn = (colour + i * COLOURS.length) * step;
    return `M0 0L${at(turn, R)}A${R} ${R} 0 0 1 ${at(turn + step, R)}Z`;
  });
  return `<path d="${wedges}" fill="${COLOURS[colour]}"/>`;
});

const wheel = `<circle r="116" fill="#4a0a30" cy="5"/><circle r="114" fill="${paint('goldh')}"/><circle r="101" fill="#5a0c30"/><circle r="107.500" fill="none" stroke="#fff6c8" stroke-width="8" stroke-linecap="round" stroke-dasharray="0 28.140"/><circle r="107.500" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 28.140"/>${segments}<path d="${repeat(SEGMENTS, (i) => `M0 0L${at(i * step, R)}`)}" stroke="#fff6d0" stroke-width="1.800"/>
  <g fill="#fff" fill-opacity=".92">${repeat(SEGMENTS, (i) => `<path d="${i % 2 === 0 ? 'M74 -6L76 -2 80 -1.400 77 1.400 78 6 74 4 70 6 71 1.400 68 -1.400 72 -2Z' : 'M70 0L75 -4.500 80 0 75 4.500Z'}" transform="rotate(${(i + 0.5) * 30})"/>`)}</g><circle r="${R}" fill="none" stroke="#fff3c0" stroke-width="2.500"/><circle r="${R}" fill="${paint('shine')}"/>
  <circle r="34" fill="#7a400a"/><circle r="32" fill="${paint('gold')}"/><circle r="25" fill="${paint('red')}"/><circle r="25" fill="none" stroke="#fff3c0" stroke-width="2"/><path d="M0 -18L5 -6 18 -5 8 3.500 11 16 0 9-11 16-8 3.500-18 -5-5 -6Z" fill="${paint('hub')}" stroke="#fff6d0" stroke-width="1.200"/>`;

const roof = `${repeat(8, (i) => `<path d="M150 -26L${-6 + i * 39} 44H${33 + i * 39}Z" fill="${paint(i % 2 === 0 ? 'red' : 'cream')}"/><path d="M${-6 + i * 39} 44h39v8a19.500 19.500 0 0 1-39 0Z" fill="${paint(i % 2 === 0 ? 'cream' : 'red')}" stroke="#5a0c30" stroke-opacity=".35"/>`)}<path d="M-6 40H306V47H-6Z" fill="${paint('goldh')}"/>`;

/** A brass pole; the wheel hangs between two of them. */
const pole = (x: number): string =>
  `<path d="M${x - 7} 50h14V290h-14Z" fill="${paint('goldh')}"/><circle cx="${x}" cy="62" r="9" fill="${paint('hub')}"/>`;

const pointer = `<path d="M0 34L-19 -8A20 20 0 1 1 19 -8Z" fill="#4a0a1c"/><path d="M0 28L-15 -9A16.500 16.500 0 1 1 15 -9Z" fill="${paint('pointer')}"/><circle cy="-15" r="8" fill="${paint('gold')}"/><path d="M-10 -20A13 13 0 0 1 -2 -27" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".85"/>`;

/** A wheel of fortune under a carousel's roof. */
export const grandCarousel = (): string =>
  tile(
    'ggc',
    'carousel',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#fff0a8'],
        [1, '#ffb52a'],
      ],
      edge: '#4a0a48',
      ground: '#1c0838',
      groundTop: 268,
      depth: 4,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/>${glow('halo', 150, 170, 160)}${pole(16)}${pole(284)}${place(150, 178, wheel, 1.08)}${roof}${place(150, 64, pointer)}
    <g fill="#fff">${place(70, 112, '<path d="M0 -13L2.400 -2.400 13 0 2.400 2.400 0 13-2.400 2.400-13 0-2.400 -2.400Z"/>')}${place(236, 240, '<path d="M0 -10L2 -2 10 0 2 2 0 10-2 2-10 0-2 -2Z"/>')}</g>`,
  );
