import { glow, mirror, paint, place, repeat, specks } from '../drawing.ts';
import { lettering } from '../lettering/lettering.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = gradients({
  sky: 'v #0c0828 #3a1258@.34 #a8325a@.56 #ff8a4a@.68 #1a0a2c',
  lake: 'v #ff9a5a #8a2a5a@.22 #2a0c40@.6 #0e0620',
  red: 'r #fff0c0 #ffae4a@.25 #f04a2a@.6 #8a1024',
  pink: 'r #fff0e8 #ff9ab8@.28 #e0306a@.62 #6a0c40',
  teal: 'r #f0fff4 #7af0d8@.26 #149aa0@.62 #06444e',
  amber: 'r #fffbe0 #ffe06a@.28 #f0981a@.62 #8a3c0a',
  violet: 'r #f6ecff #c89aff@.28 #7a3ad8@.62 #2c1068',
  brass: 'h #7a4a10 #ffe9a0@.35 #c98a2a@.65 #5a300a',
  warm: 'g #ffe0a0/.75 #ff9a3a/.35@.45 #ff6a2a/0',
  paper: 'v #fffaf0 #f0d8b0',
  hill: 'v #5a1a5a #1c0a34',
});

/** A number centred on (0, 0). */
const number = (key: 'ball-7' | 'ball-23' | 'ball-19' | 'ball-38' | 'ball-12'): string => {
  const { d, width, height } = lettering[key];
  return `<path d="${d}" fill="#3a0c1c" transform="translate(${-width / 2} ${-height / 2})"/>`;
};

/** A round paper lantern of radius 50 with its number, hung by a cord of length `cord`. */
const lantern = (fill: string, key: Parameters<typeof number>[0], cord: number): string =>
  `<path d="M0 ${-58 - cord}V-58" stroke="#1c0a20" stroke-width="2.500"/><ellipse rx="54" ry="50" fill="${paint(fill)}"/><use href="#§ribs"/><circle r="27" fill="${paint('paper')}"/><circle r="27" fill="none" stroke="#7a2a1c" stroke-opacity=".6" stroke-width="2"/>${number(key)}<use href="#§caps"/>`;

const parts = `<defs><g id="§ribs"><path d="M-34 -39Q0 -28 34 -39M-49 -21Q0 -8 49 -21M-54 0Q0 14 54 0M-49 21Q0 36 49 21M-34 39Q0 50 34 39" fill="none" stroke="#fff" stroke-opacity=".32" stroke-width="1.600"/><path d="M-22 -46Q-44 0 -22 46M22 -46Q44 0 22 46" fill="none" stroke="#5a0a1c" stroke-opacity=".28" stroke-width="1.600"/><path d="M-42 -20A46 43 0 0 1 -20 -40" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/></g>
  <g id="§caps"><path d="M-22 -56H22L26 -44Q0 -38 -26 -44ZM-24 45Q0 51 24 45L20 57H-20Z" fill="${paint('brass')}"/><path d="M0 57v10M-8 66v22M0 66v26M8 66v22" stroke="#ffb84a" stroke-width="3" stroke-linecap="round"/><circle cy="65" r="6" fill="${paint('brass')}"/></g></defs>`;

const shore = `<path d="M-4 250V206Q40 176 84 216T170 224 304 190V250Z" fill="${paint('hill')}"/><path d="M206 226V198H198L222 184 246 198H238V226ZM212 184V172H206L222 160 238 172H232V184Z" fill="#14062a"/><path d="M216 202h4v10h-4ZM226 202h4v10h-4Z" fill="#ffd88a"/><rect y="232" width="300" height="168" fill="${paint('lake')}"/><path d="${repeat(14, (i) => `M${12 + ((i * 71) % 240)} ${242 + i * 4}h${18 + ((i * 17) % 34)}`)}" stroke="#ffd8a0" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>`;

const lights =
  '<path d="M-10 8Q60 62 150 30" stroke="#1c0a20" stroke-width="2.500" fill="none"/>' +
  [
    [22, 28],
    [58, 40],
    [98, 42],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y + 5}" r="13" fill="${paint('warm')}"/><circle cx="${x}" cy="${y + 5}" r="4" fill="#fff0b0"/>`,
    )
    .join('');

/** Paper lanterns with the numbers of a draw above a lake at dusk. */
export const lanternKeno = (): string =>
  tile(
    'glk',
    'keno',
    {
      face: [
        [0, '#fffbe6'],
        [0.5, '#ffdc7a'],
        [1, '#ff8a3a'],
      ],
      edge: '#360a24',
      ground: '#0e0620',
      groundTop: 262,
      depth: 4,
    },
    `${light}${parts}<rect width="300" height="400" fill="${paint('sky')}"/>${specks(15, 50, { x: 0, y: 0, width: 300, height: 140 }, '#fff0e0', 0.4, 1.4)}${shore}${glow('warm', 150, 134, 170)}${lights}${mirror(150, lights)}
    ${glow('warm', 62, 84, 76)}${glow('warm', 240, 88, 76)}${place(240, 84, lantern('violet', 'ball-19', 60), 0.72, 4)}${place(60, 78, lantern('teal', 'ball-12', 60), 0.72, -4)}
    ${place(52, 202, lantern('amber', 'ball-38', 0), 0.68, -6)}${place(250, 204, lantern('pink', 'ball-7', 0), 0.7, 6)}${glow('warm', 150, 150, 120)}${place(150, 146, lantern('red', 'ball-23', 120), 1.16)}
    ${specks(37, 26, { x: 20, y: 60, width: 260, height: 200 }, '#ffe9a8', 0.7, 2.2)}`,
  );
