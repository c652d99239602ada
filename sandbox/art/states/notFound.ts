import { linear, paint, place, radial, repeat } from '../drawing.ts';
import { houseChip } from '../subjects/houseChip.ts';
import { shadow, state } from './stateGround.ts';

const light = `<defs>${linear(
  'bm',
  [
    [0, '#fff0b8', 0.75],
    [1, '#fff0b8', 0],
  ],
  [1, 0],
  [0, 0.6],
)}${linear('wd', [
  [0, '#b06a3a'],
  [1, '#5a2a18'],
])}${radial('fl', [
  [0, '#fff0c0', 0.85],
  [1, '#fff0c0', 0],
])}</defs>`;

/** A lost chip, found by torchlight under the table. */
export const notFound = (): string =>
  state(
    'snf',
    `${light}<path d="M14 26H226L236 42H4Z" fill="${paint('ft')}"/><path d="M4 42H236V56Q120 62 4 56Z" fill="${paint('wd')}"/><path d="M4 44H236" stroke="${paint('br')}" stroke-width="3.5"/><g fill="${paint('br')}">${repeat(9, (i) => `<circle cx="${16 + i * 26}" cy="51" r="2"/>`)}</g>
    <path d="M20 58h20l-5 32 4 6-6 38h-8l-6-38 5-6ZM200 58h20l-4 32 5 6-6 38h-8l-6-38 4-6Z" fill="${paint('wd')}"/><path d="M188 92L70 104 66 140 192 112Z" fill="${paint('bm')}"/><ellipse cx="92" cy="128" rx="40" ry="13" fill="${paint('fl')}"/>${shadow(92, 136, 24)}${place(92, 116, houseChip, 1.02, -16)}
    <g transform="translate(192 101) rotate(-6)"><path d="M-6 -13L10 -9H36a4 4 0 0 1 4 4V5a4 4 0 0 1-4 4H10L-6 13Z" fill="${paint('ik')}" stroke="#8a95c8" stroke-width="1.5"/><ellipse cx="-6" rx="4" ry="13" fill="#fff3c4" stroke="#eebd58" stroke-width="2"/><path d="M16 -9V9M30 -3h-6" stroke="#eebd58" stroke-width="3"/></g>
    <g fill="#fff0c0"><circle cx="120" cy="100" r="1.5"/><circle cx="142" cy="112" r="1.2"/><circle cx="132" cy="92" r="1"/><circle cx="156" cy="102" r="1.4"/></g><path d="M112 78q0-8 8-8t8 7q0 5-7 7v3" stroke="#f0c05a" stroke-width="3.5" fill="none" stroke-linecap="round"/><circle cx="121" cy="94" r="2.2" fill="#f0c05a"/>`,
  );
