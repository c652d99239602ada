import { paint, place, repeat } from '../drawing.ts';
import { glint, shadow, state } from './stateGround.ts';

const pocket = (i: number): string => {
  const at = (radius: number, turn: number): string => `${radius * Math.cos(turn)} ${radius * Math.sin(turn)}`;
  const from = (i * Math.PI) / 9;
  const to = ((i + 1) * Math.PI) / 9;
  const red = i % 2 === 1 ? '#c2303a' : '#20264a';
  return `<path d="M${at(44, from)}A44 44 0 0 1 ${at(44, to)}L${at(29, to)}A29 29 0 0 0 ${at(29, from)}Z" fill="${i === 0 ? '#2f9a70' : red}" stroke="#f0d08a" stroke-width=".8"/>`;
};

const wheel = `<circle r="54" fill="#7a3f20"/><circle r="54" fill="none" stroke="${paint('br')}" stroke-width="4"/><circle r="46" fill="#1b2040"/>${repeat(18, pocket)}<circle r="29" fill="#5a2c18"/><circle r="29" fill="none" stroke="#eebd58" stroke-width="2"/>${repeat(4, (i) => `<rect x="-22" y="-2.5" width="44" height="5" rx="2.5" fill="${paint('br')}" transform="rotate(${i * 45 + 10})"/>`)}<circle r="9" fill="${paint('br')}" stroke="#6d4412"/>`;

/** A roulette wheel taken out of its bowl, and a spanner. */
export const maintenance = (): string =>
  state(
    'smt',
    `${shadow(112, 138, 84)}${place(100, 78, wheel, 1.08)}<g transform="translate(170 92) rotate(38)"><path d="M-6 -36a17 17 0 1 1 12 0V34a17 17 0 1 1-12 0ZM-5 -62V-50l5 4 5-4V-62" fill="#aab4d8" stroke="#4a5488" stroke-width="2" stroke-linejoin="round"/><path d="M-5.5 -66V-50L0 -46 5.5 -50V-66Z" fill="#3f4874"/><circle cy="50" r="6" fill="#3f4874"/><path d="M-1 -30V30" stroke="#eef2ff" stroke-width="2.5"/></g>
    ${glint(222, 34, 8)}${glint(232, 54, 4)}${glint(30, 34, 6)}`,
  );
