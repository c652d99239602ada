import { paint, place } from '../drawing.ts';
import { shadow, state } from './stateGround.ts';

const pips = (spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3.2" ry="3.2"/>`).join('');

const die = (spots: readonly (readonly [number, number])[]): string =>
  `<path d="M-17 -10L2 -19 19 -9 18 12 0 21-18 11Z" fill="#e2cfa6"/><path d="M-17 -10L2 -19 19 -9 0 1Z" fill="#fffaf0"/><path d="M0 1L19 -9 18 12 0 21Z" fill="#d2b681"/><path d="M-17 -10L0 1V21L-18 11Z" fill="#f0e2c2"/><ellipse cx="1" cy="-9" rx="4" ry="2.4" fill="#c23a3a"/><g fill="#2a2f55">${pips(spots)}</g>`;

/** A dice cup that has tipped over, and the dice. */
export const errorCup = (): string =>
  state(
    'sec',
    `${shadow(120, 136, 92)}<g transform="translate(78 92) rotate(76)"><path d="M-34 -46L-26 40Q0 52 26 40L34 -46Z" fill="#8a3f24"/><path d="M-34 -46L-26 40Q-16 47 -6 48L-10 -46Z" fill="#b8613a"/><path d="M14 -46L12 46Q20 44 26 40L34 -46Z" fill="#5a2416"/><path d="M-32 -26Q0 -14 32 -26L31 -16Q0 -4 -31 -16ZM-28 22Q0 34 28 22L27 31Q0 43 -27 31Z" fill="${paint('br')}"/><ellipse cy="-46" rx="35" ry="12" fill="${paint('br')}"/><ellipse cy="-46" rx="29" ry="8.5" fill="#2a0f0c"/></g>
    <path d="M52 66l8 10-7 6 9 9-5 8" stroke="#2a0f0c" stroke-width="2.4" fill="none" stroke-linejoin="round"/>${place(
      160,
      122,
      die([
        [-10, 2],
        [-8, 12],
        [8, 2],
        [11, 6],
      ]),
      1,
      8,
    )}${place(
      202,
      112,
      die([
        [-9, 6],
        [9, 4],
      ]),
      0.86,
      -18,
    )}
    <path d="M146 72q10-10 20-6M182 76q8-6 14 0" stroke="#f0c05a" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M58 30l5 12M78 24l0 13M98 30l-5 12" stroke="${paint('rd')}" stroke-width="4" stroke-linecap="round"/>`,
  );
