import { mirror, paint, repeat } from '../drawing.ts';
import { faceOf } from './mood.ts';
import type { Mood } from './mood.ts';
import { bowTie, portrait, shirt } from './portrait.ts';

const tuft = `<path d="M70 74C56 58 48 38 50 22C70 32 92 40 112 62Z" fill="${paint('ct')}" stroke="#2c1c12" stroke-width="1.500"/><path d="M50 22C52 34 58 46 68 58L76 48C66 42 58 32 50 22Z" fill="#3a2416"/>`;

const disc = `<circle cx="90" cy="112" r="35" fill="#f3e3c4"/><circle cx="90" cy="112" r="35" fill="none" stroke="#7a5230" stroke-width="3"/>${repeat(18, (i) => `<path d="M90 85V79" stroke="#a67c4c" stroke-width="2.500" stroke-linecap="round" transform="rotate(${i * 20} 90 112)"/>`)}`;

const brow = `<path d="M112 84C98 70 78 70 60 82C78 80 96 86 112 98Z" fill="#3a2416"/><path d="M108 84C96 76 82 74 70 79" stroke="#a67c4c" stroke-width="2" fill="none" stroke-linecap="round"/>`;

const speckle = (x: number, y: number): string =>
  `<path d="M${x} ${y}q4 7 8 0" stroke="#4a3020" stroke-width="2.500" fill="none" stroke-linecap="round"/>`;

const face = {
  eyes: [28, 112],
  eye: { iris: '#f0a92c', rim: '#2a1a10', rx: 16, ry: 16 },
  pupil: 'round',
  ink: '#3a2416',
  lid: '#f3e3c4',
  mouth: [142, 12],
  idleLids: `${brow}${mirror(120, brow)}`,
  idleMouth: '',
  hasBeak: true,
} as const;

const headIn = (
  mood: Mood,
): string => `${tuft}${mirror(120, tuft)}<path d="M120 186C80 186 52 160 52 116C52 78 82 54 120 54S188 78 188 116C188 160 160 186 120 186Z" fill="${paint('ct')}" stroke="#2c1c12" stroke-width="1.500"/>
  ${[
    [84, 64],
    [102, 58],
    [130, 58],
    [148, 64],
    [112, 68],
    [122, 72],
  ]
    .map(([x = 0, y = 0]) => speckle(x, y))
    .join('')}${[
    [76, 158],
    [92, 166],
    [108, 172],
    [126, 172],
    [142, 166],
    [156, 158],
    [100, 156],
    [132, 156],
  ]
    .map(([x = 0, y = 0]) => speckle(x, y))
    .join('')}
  ${disc}${mirror(120, disc)}${faceOf(mood, face)}
  <path d="M120 116C112 122 109 134 120 150C131 134 128 122 120 116Z" fill="#3f4874" stroke="#1b2040" stroke-width="1.500"/><path d="M117 122Q113 130 118 140" stroke="#a8b2de" stroke-width="2.500" fill="none" stroke-linecap="round"/>
  <circle cx="150" cy="112" r="25" fill="#dfe9ff" opacity=".14"/><circle cx="150" cy="112" r="25" fill="none" stroke="${paint('gd')}" stroke-width="4.500"/><path d="M134 98a20 20 0 0 1 12 -7" stroke="#fff" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M172 124C184 150 182 178 166 204" stroke="#e9b545" stroke-width="2.500" fill="none" stroke-dasharray="1.500 4" stroke-linecap="round"/>`;

const clothes = `${shirt}<path d="M86 184C66 198 74 214 66 222L108 240H120L90 190ZM154 184C174 198 166 214 174 222L132 240H120L150 190Z" fill="#101736"/>${bowTie('#b98a2e', '#5a3a0c')}`;

/** Magnus: an owl in a midnight-blue jacket with a monocle on a chain. */
export const owl = (mood: Mood = 'idle'): string =>
  portrait(
    'cho',
    { wall: ['#3a5a8a', '#10182e'], coat: ['#c99a62', '#8a5c34', '#4a2e1a'], cloth: ['#34438a', '#141b42'] },
    clothes,
    headIn(mood),
    mood,
  );
