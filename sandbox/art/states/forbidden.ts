import { paint } from '../drawing.ts';
import { badge, shadow, state } from './stateGround.ts';

const post = (x: number): string =>
  `<ellipse cx="${x}" cy="134" rx="24" ry="7" fill="#6d4412"/><path d="M${x - 22} 131q22-16 44 0q-22 10-44 0Z" fill="${paint('br')}"/><path d="M${x - 4.5} 128V44h9v84Z" fill="${paint('br')}" stroke="#6d4412" stroke-width="1"/><path d="M${x - 8} 52h16v9h-16Z" fill="${paint('br')}" stroke="#6d4412" stroke-width="1"/><circle cx="${x}" cy="35" r="11" fill="${paint('br')}" stroke="#6d4412" stroke-width="1"/><circle cx="${x - 4}" cy="31" r="3" fill="#fff6d8"/>`;

/** A velvet rope between two brass posts. */
export const forbidden = (): string =>
  state(
    'sfb',
    `${shadow(54, 136, 34)}${shadow(186, 136, 34)}<path d="M54 57C70 118 170 118 186 57" stroke="#6d0f20" stroke-width="16" fill="none"/><path d="M54 57C70 118 170 118 186 57" stroke="${paint('rd')}" stroke-width="12.5" fill="none"/><path d="M52 55C68 114 172 114 188 55" stroke="#ff9a90" stroke-width="2.5" stroke-dasharray="7 6" fill="none" opacity=".8"/>
    ${post(54)}${post(186)}${badge(120, 66, 'br', 'M-7 -1V-5a7 7 0 0 1 14 0v4M-8.5 0h17v9h-17Z')}`,
  );
