import type { Suit } from '../cards.ts';
import { dots, fill, line } from '../../../symbols/pen/shapes.ts';
import type { Palette } from '../../../symbols/pen/paints.ts';

export type Court = 'jack' | 'queen' | 'king';

const metal = { gold: 'd #fff3c2 #e9b64c #9a6414', skin: 'd #fbe3c6 #e3b184', ermine: '#fbf6ea' };

/** Each suit has its own cloth, so that a court card is known from afar. */
export const courtPalettes: Readonly<Record<Suit, Palette>> = {
  spades: {
    ...metal,
    wall: 'v #e4e8f6 #f7f4ea',
    cloth: 'd #4a5bb0 #1d2565',
    trim: 'd #9db1ee #5468bd',
    hair: 'd #5a4a40 #201713',
  },
  hearts: {
    ...metal,
    wall: 'v #fbe1dc #fbf4e8',
    cloth: 'd #d8374c #7d0f2b',
    trim: 'd #ffb09a #d65a52',
    hair: 'd #c98645 #6e3a12',
  },
  diamonds: {
    ...metal,
    wall: 'v #fbeccb #fbf6ea',
    cloth: 'd #d9772a #8a3410',
    trim: 'd #ffd694 #d99a3c',
    hair: 'd #a8602f #572710',
  },
  clubs: {
    ...metal,
    wall: 'v #dcefe4 #f7f5ea',
    cloth: 'd #2c8a62 #0c4634',
    trim: 'd #9adcb8 #4a9f78',
    hair: 'd #6d4b35 #2b170c',
  },
};

const INK = '#2b1a1c';

const face = (y: number): string =>
  fill(
    `M40.5 ${y - 10}H59.5V${y + 2}C59.5 ${y + 9} 55 ${y + 13} 50 ${y + 13}C45 ${y + 13} 40.5 ${y + 9} 40.5 ${y + 2}Z`,
    '@skin',
  ) +
  dots(INK, 2.4, [45.6, y], [54.4, y]) +
  line(`M43.4 ${y - 3.4}Q45.6 ${y - 4.8} 47.8 ${y - 3.6}M52.2 ${y - 3.6}Q54.4 ${y - 4.8} 56.6 ${y - 3.4}`, INK, 1.1) +
  line(`M50 ${y}V${y + 4.4}L48.8 ${y + 5}`, '#b4774a', 1.1);

const mouth = (y: number): string => line(`M47 ${y + 8.2}Q50 ${y + 10} 53 ${y + 8.2}`, '#b3283a', 1.6);

const king = (): string =>
  fill('M22 72V60C28 52 36 50 42 50H58C64 50 72 52 78 60V72Z', '@cloth') +
  line('M30 54V72M70 54V72', '@gold', 2.6) +
  fill('M36 50Q50 66 64 50L69 56Q50 76 31 56Z', '@ermine') +
  dots(INK, 1.9, [38, 56], [44, 61], [50, 63], [56, 61], [62, 56]) +
  fill('M36.5 34H63.5V50Q63 57 57 56H43Q37 57 36.5 50Z', '@hair') +
  face(42) +
  fill('M40.5 43.5Q44 47.5 50 46.2Q56 47.5 59.5 43.5V51Q58 61 50 63Q42 61 40.5 51Z', '@hair') +
  line('M45.5 49.2Q48 47.6 50 48.8Q52 47.6 54.5 49.2', '#f0d9b8', 1.1) +
  line('M47.6 52Q50 53.4 52.4 52', '#b3283a', 1.6) +
  fill('M36 35L33 19.5L41.5 26L45.5 16.5L50 23.5L54.5 16.5L58.5 26L67 19.5L64 35Q50 31 36 35Z', '@gold') +
  line('M36.4 33.4Q50 29.6 63.6 33.4', INK, 1) +
  dots('#c4122f', 3, [50, 28.6]) +
  dots('#2a4ac0', 2.4, [42.6, 30], [57.4, 30]) +
  line('M29 23V66', '@gold', 2.8) +
  fill('M29 16.5L32.4 20.6L29 26L25.6 20.6Z', '@gold') +
  line('M25.4 29H32.6', '@gold', 2.2);

const queen = (): string =>
  fill('M50 22C31 22 31 42 32.5 60Q37 66 41 58H59Q63 66 67.5 60C69 42 69 22 50 22Z', '@hair') +
  fill('M22 72V64C28 56 37 53 43 54.5Q50 63 57 54.5C63 53 72 56 78 64V72Z', '@cloth') +
  fill('M43 54.5Q50 63 57 54.5L60.5 58Q50 70 39.5 58Z', '@trim') +
  fill('M45.6 50H54.4V57Q50 61 45.6 57Z', '@skin') +
  face(41) +
  mouth(41.4) +
  dots('#f0937f', 3.4, [44, 47], [56, 47]) +
  fill('M40 31Q42 25 50 26Q58 25 60 31Q55 29.5 50 33Q45 29.5 40 31Z', '@hair') +
  fill('M38.5 27L35.5 16.5L43 21.5L50 13.5L57 21.5L64.5 16.5L61.5 27Q50 23 38.5 27Z', '@gold') +
  dots('#fff', 2.8, [35.5, 16.6], [50, 14], [64.5, 16.6]) +
  dots('#c4122f', 2.8, [50, 21.6]) +
  dots('@gold', 2.2, [43, 60.6], [46.4, 63], [50, 64], [53.6, 63], [57, 60.6]) +
  line('M71 60Q75 50 71.5 41', '#3f7f4f', 1.8) +
  dots('#c4122f', 9, [71, 38]) +
  line('M68.8 38Q71 35.6 73 38Q71.4 40.4 69.6 39.2', '#ffd0c8', 1.1);

const jack = (): string =>
  fill('M22 72V61C29 53 37 51.5 43 52H50V72Z', '@cloth') +
  fill('M50 52H57C63 51.5 71 53 78 61V72H50Z', '@trim') +
  line('M50 56V72', '@gold', 2.6) +
  fill('M40 51Q50 60 60 51L63 56Q50 67 37 56Z', '@gold') +
  fill('M38 32H62L65 51Q61 57 57.5 52V40H42.5V52Q39 57 35 51Z', '@hair') +
  face(42) +
  mouth(42) +
  fill('M34 33C32 19 42 15.5 51 16C61 16.5 68 21 66 33Q50 25.5 34 33Z', '@cloth') +
  line('M34.6 32.6Q50 25.6 65.4 32.6', '@gold', 3) +
  fill('M61 25C60 16 65 10 74.5 12C76 19 70 26 61 25Z', '@ermine') +
  line('M62 24Q67 18 73 13.6', '#b9a98c', 1) +
  line('M28.5 27V67', '#8a5a2c', 2.6) +
  fill('M28.5 16.5Q31.6 22 31 27H26Q25.4 22 28.5 16.5ZM31 27.5Q36 25.6 36.6 30.4Q33.4 32.6 29.5 32Z', '@gold');

const figures: Readonly<Record<Court, () => string>> = { jack, queen, king };

/** The frame of a court card, in the card's 100 × 140. */
const FRAME = 'M24 12H76V128H24Z';

/** A court figure and its reflection, in a frame between the corners. Paints are of `courtPalettes`. */
export function courtFigure(court: Court): string {
  const half = `<g clip-path="url(#§half)">${figures[court]()}</g>`;
  return (
    fill(FRAME, '@wall') +
    `<clipPath id="§half"><path d="M24 12H76V70H24Z"/></clipPath>` +
    half +
    `<g transform="rotate(180 50 70)">${half}</g>` +
    line('M24 70H76', '@gold', 3) +
    dots(INK, 1.4, [30, 70], [40, 70], [50, 70], [60, 70], [70, 70]) +
    line(FRAME, '@gold', 1.6)
  );
}
