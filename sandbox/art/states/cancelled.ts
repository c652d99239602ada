import { paint, repeat } from '../drawing.ts';
import { badge, shadow, state } from './stateGround.ts';

/** A torn payment slip: no money was taken. */
export const cancelled = (): string =>
  state(
    'sca',
    `${shadow(84, 138, 44)}${shadow(164, 138, 42)}<g transform="rotate(-9 84 84)"><path d="M40 26H112L104 40 114 54 103 68 113 82 102 96 112 110 104 130 98 126 91 132 84 126 77 132 70 126 63 132 56 126 48 132 40 128Z" fill="${paint('cr')}" stroke="#b8965a" stroke-width="1.4"/><path d="M52 42H88M52 56H80M52 70H90M52 84H76" stroke="#8a7a5a" stroke-width="3.5" stroke-linecap="round" opacity=".7"/><path d="M52 104H92" stroke="#3f4874" stroke-width="6" stroke-linecap="round"/></g>
    <g transform="rotate(10 164 88)"><path d="M128 30H198V128L191 132 184 126 177 132 170 126 163 132 156 126 148 132 134 128 142 110 131 96 143 82 132 68 142 54 132 40Z" fill="${paint('cr')}" stroke="#b8965a" stroke-width="1.4"/><path d="M158 44H186M156 58H186M162 72H186" stroke="#8a7a5a" stroke-width="3.5" stroke-linecap="round" opacity=".7"/><g fill="#3f4874">${repeat(8, (i) => `<path d="M${154 + i * 4.2} 92h${1 + (i % 3)}v18h${-1 - (i % 3)}Z"/>`)}</g></g>${badge(122, 44, 'rd', 'M-6 -6L6 6M6 -6L-6 6')}`,
  );
