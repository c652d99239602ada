import { glow, linear, mirror, paint, place, radial, repeat, specks } from '../drawing.ts';
import { pipCard, queenCard, queenPaint } from '../subjects/queenCard.ts';
import { tile } from '../title.ts';

const light = `<defs>${radial(
  'bg',
  [
    [0, '#c23a5a'],
    [0.45, '#7a1236'],
    [1, '#22040f'],
  ],
  [0.5, 0.34],
  0.75,
)}${linear(
  'cu',
  [
    [0, '#3d0618'],
    [0.35, '#a81e44'],
    [0.6, '#6a0e2a'],
    [1, '#2a0410'],
  ],
  [0, 0],
  [1, 0],
)}
  ${linear('beam', [
    [0, '#fff3cf', 0.75],
    [1, '#fff3cf', 0],
  ])}${radial('lit', [
    [0, '#ffe9b8', 0.7],
    [1, '#ffc0a0', 0],
  ])}</defs>`;

const drape = `${repeat(4, (i) => `<path d="M${-16 + i * 21} -4C${-10 + i * 20} 90 ${-14 + i * 15} 190 ${-22 + i * 8} 330L${2 + i * 10} 330C${10 + i * 16} 190 ${14 + i * 20} 90 ${10 + i * 21} -4Z" fill="${paint('cu')}"/>`)}
  <path d="M-4 214C10 224 20 224 30 214L28 226C18 234 8 234 -4 228Z" fill="${paint('go')}"/><path d="M28 222v30M22 226v22M34 224v22" stroke="#e9b545" stroke-width="3" stroke-linecap="round"/>`;

const valance = `${repeat(5, (i) => `<path d="M${-4 + i * 62} -6H${58 + i * 62}C${56 + i * 62} 30 ${44 + i * 62} 46 ${27 + i * 62} 46S${-2 + i * 62} 30 ${-4 + i * 62} -6Z" fill="${paint('cu')}"/><path d="M${-2 + i * 62} 12C${4 + i * 62} 36 ${14 + i * 62} 46 ${27 + i * 62} 46S${50 + i * 62} 36 ${56 + i * 62} 12" fill="none" stroke="#e9b545" stroke-width="3.5"/>`)}`;

const shadow = '<rect x="-74" y="-120" width="156" height="264" rx="16" fill="#1a030b" opacity=".4"/>';

/** The queen of hearts in front of velvet. */
export const courtOfCards = (): string =>
  tile(
    'gcc',
    'court-of-cards',
    {
      face: [
        [0, '#fffbe6'],
        [0.45, '#ffe08a'],
        [1, '#d9942a'],
      ],
      edge: '#33060f',
      ground: '#1a030b',
      groundTop: 250,
    },
    `${light}${queenPaint}<rect width="300" height="400" fill="${paint('bg')}"/><g id="§d">${drape}</g>${mirror(150, '<use href="#§d"/>')}<path d="M120 -10H180L270 330H30Z" fill="${paint('beam')}" opacity=".5"/>${glow('lit', 150, 170, 150)}
    ${place(86, 196, shadow + pipCard('spade'), 0.86, -13)}${place(214, 196, shadow + pipCard('club'), 0.86, 13)}${place(150, 192, shadow + queenCard, 1.06)}${valance}
    ${specks(61, 26, { x: 40, y: 50, width: 220, height: 210 }, '#ffe9b0', 0.6, 2)}`,
  );
