import { glow, linear, paint, picture, place, radial, repeat, specks } from '../drawing.ts';
import { cardBack, pipCard, queenCard, queenPaint } from '../subjects/queenCard.ts';
import { quietSide } from './quietSide.ts';

const light = `<defs>${linear(
  'cu',
  [
    [0, '#3d0618'],
    [0.35, '#9a1a3e'],
    [0.6, '#64102a'],
    [1, '#2a0410'],
  ],
  [0, 0],
  [1, 0],
)}${linear('felt', [
  [0, '#17694a'],
  [1, '#06281c'],
])}
  ${radial('lit', [
    [0, '#ffe9b8', 0.75],
    [0.5, '#ffb08a', 0.3],
    [1, '#ffc0a0', 0],
  ])}</defs>`;

const shadow = '<rect x="-70" y="-118" width="156" height="264" rx="16" fill="#140208" opacity=".45"/>';

const velvet = (width: number, height: number): string =>
  `${repeat(Math.ceil(width / 58), (i) => `<path d="M${i * 58} 0h60c-6 ${height / 3} 4 ${height / 2} -2 ${height}h-60c6 ${-height / 3} -4 ${-height / 2} 2 ${-height}Z" fill="${paint('cu')}"/>`)}`;

const chip = (colour: string): string =>
  `<ellipse cy="9" rx="34" ry="13" fill="#03120c" opacity=".6"/><path d="M-34 -4V6A34 13 0 0 0 34 6V-4Z" fill="${colour}"/><path d="M-34 1A34 13 0 0 0 34 1" stroke="#fff" stroke-width="10" stroke-dasharray="9 12" fill="none" opacity=".85"/><ellipse cy="-4" rx="34" ry="13" fill="${colour}"/><ellipse cy="-4" rx="29" ry="10.5" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="9 11" opacity=".85"/><ellipse cy="-4" rx="18" ry="6.5" fill="#fff" fill-opacity=".25" stroke="#ffe6a0" stroke-width="1.5"/>`;

const hand = (scale: number): string =>
  `${place(-128 * scale, 26 * scale, shadow + pipCard('diamond'), 0.86 * scale, -24)}${place(-66 * scale, 8 * scale, shadow + pipCard('club'), 0.92 * scale, -12)}${place(132 * scale, 28 * scale, shadow + cardBack, 0.86 * scale, 24)}${place(72 * scale, 10 * scale, shadow + pipCard('spade'), 0.92 * scale, 13)}${place(0, 0, shadow + queenCard, scale)}`;

/** Phone banner, 722 × 350: a fan of five cards behind the felt's edge, the queen in front. */
export const courtOfCardsPhone = (): string =>
  picture(
    'bcp',
    722,
    350,
    `${light}${queenPaint}${velvet(722, 350)}${glow('lit', 540, 150, 280)}${place(604, 172, hand(0.93))}
    <path d="M0 350V318Q360 276 722 306V350Z" fill="${paint('felt')}"/><path d="M0 318Q360 276 722 306" stroke="#e9b545" stroke-width="3" fill="none"/>${place(470, 308, chip('#c2182f'))}${place(520, 321, chip('#1f3f8a'))}${place(660, 324, chip('#c2182f'), 1.1)}
    ${specks(61, 18, { x: 400, y: 20, width: 320, height: 250 }, '#ffe9b0', 0.7, 2.2)}${quietSide(722, 350, '#16030c', 0.7)}`,
  );

/** Wide banner, 1180 × 300. */
export const courtOfCardsWide = (): string =>
  picture(
    'bcw',
    1180,
    300,
    `${light}${queenPaint}${velvet(1180, 300)}${glow('lit', 880, 130, 330)}${place(880, 160, hand(1.04))}
    <path d="M0 300V272Q590 232 1180 262V300Z" fill="${paint('felt')}"/><path d="M0 272Q590 232 1180 262" stroke="#e9b545" stroke-width="3" fill="none"/>${place(660, 262, chip('#1f3f8a'), 0.9)}${place(716, 272, chip('#c2182f'))}${place(1064, 270, chip('#c2182f'))}${place(1120, 282, chip('#d9a02f'), 1.1)}
    ${specks(61, 26, { x: 560, y: 10, width: 600, height: 220 }, '#ffe9b0', 0.7, 2.2)}${quietSide(1180, 300, '#16030c', 0.58)}`,
  );
