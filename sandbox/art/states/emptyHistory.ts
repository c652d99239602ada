import { paint, repeat } from '../drawing.ts';
import { glint, shadow, state } from './stateGround.ts';

/** An open, empty ledger and a pen. */
export const emptyHistory = (): string =>
  state(
    'seh',
    `${shadow(120, 132, 84)}<path d="M34 118L42 46C70 38 100 42 120 54C140 42 170 38 198 46L206 118C176 110 146 114 120 126C94 114 64 110 34 118Z" fill="${paint('ik')}" stroke="#8a95c8" stroke-width="1.5"/>
    <path d="M42 112L49 42C76 36 104 40 120 52V120C98 108 68 106 42 112Z" fill="${paint('cr')}"/><path d="M198 112L191 42C164 36 136 40 120 52V120C142 108 172 106 198 112Z" fill="${paint('cr')}"/><path d="M120 52V120C112 115 104 112 96 110L100 44C108 46 114 48 120 52Z" fill="#8a6a34" opacity=".22"/>
    <g stroke="#c9b58a" stroke-width="1.5" stroke-dasharray="2 5" fill="none" stroke-linecap="round">${repeat(5, (i) => `<path d="M${59 - i} ${56 + i * 11}q26-5 48 3M${133} ${59 + i * 11}q22-8 ${47 + i} -3"/>`)}</g>
    <path d="M112 50V132l6-6 6 7V52L120 54Z" fill="${paint('rd')}"/><path d="M214 30L160 88 152 100 164 95 220 37Z" fill="${paint('br')}" stroke="#6d4412" stroke-width="1.2" stroke-linejoin="round"/><path d="M160 88L152 100 164 95Z" fill="#3f4874"/><path d="M208 36l7 7" stroke="#6d4412" stroke-width="1.5"/>${glint(34, 30, 9)}${glint(52, 18, 5)}`,
  );
