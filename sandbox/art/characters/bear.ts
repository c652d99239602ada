import { mirror, paint, repeat } from '../drawing.ts';
import { faceOf } from './mood.ts';
import type { Mood } from './mood.ts';
import { portrait } from './portrait.ts';

const ear = `<circle cx="68" cy="76" r="23" fill="${paint('ct')}" stroke="#2a1a14" stroke-width="1.500"/><circle cx="69" cy="78" r="12" fill="#c08a68"/>`;

const brow = `<path d="M80 100Q92 92 104 99" stroke="#2a1a14" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const cap = `<path d="M60 82C56 54 84 34 120 34S184 54 180 82Q120 62 60 82Z" fill="${paint('sh')}" stroke="#a89878" stroke-width="1.200"/><path d="M62 72C64 56 82 44 104 40C88 50 80 60 78 72Z" fill="#fff" opacity=".8"/><path d="M60 82Q120 60 180 82L182 96Q120 74 58 96Z" fill="#1d2a5a"/><path d="M59 91Q120 69 181 91" stroke="${paint('gd')}" stroke-width="3.500" fill="none"/><path d="M66 94Q120 74 174 94Q176 104 168 106Q120 88 72 106Q64 104 66 94Z" fill="#0f1634"/><g transform="translate(120 62)"><circle r="12" fill="${paint('gd')}" stroke="#8f5413" stroke-width="1"/><path d="M0 -7V7M-4 -3H4M-7 2Q-6 7 0 7Q6 7 7 2" stroke="#5a3408" stroke-width="2.200" fill="none" stroke-linecap="round"/></g>`;

const face = {
  eyes: [25, 118],
  eye: { iris: '#5a3418', rim: '#1c100c', rx: 7, ry: 7.5 },
  pupil: 'round',
  ink: '#2a1a14',
  lid: '#7f5236',
  mouth: [156, 17],
  idleLids: `<g transform="translate(0 8)">${brow}${mirror(120, brow)}</g>`,
  idleMouth: `<path d="M120 152V161M102 160Q110 170 120 161Q130 170 138 160" stroke="#5a3420" stroke-width="3" fill="none" stroke-linecap="round"/>`,
} as const;

const headIn = (
  mood: Mood,
): string => `${ear}${mirror(120, ear)}<path d="M120 188C78 188 48 166 50 126C52 88 82 62 120 62S188 88 190 126C192 166 162 188 120 188Z" fill="${paint('ct')}" stroke="#2a1a14" stroke-width="1.500"/>
  <ellipse cx="120" cy="152" rx="37" ry="29" fill="#dcb48c"/><path d="M86 146Q90 128 120 126Q104 132 98 150Q94 164 98 174Q84 162 86 146Z" fill="#f2d4b0" opacity=".7"/>
  
  <path d="M103 138C104 129 136 129 137 138C137 146 126 152 120 152S103 146 103 138Z" fill="#20140f"/><path d="M110 136Q117 132 123 135" stroke="#9a8274" stroke-width="2.500" fill="none" stroke-linecap="round"/>${faceOf(mood, face)}<circle cx="74" cy="146" r="10" fill="#d9705a" opacity=".25"/><circle cx="166" cy="146" r="10" fill="#d9705a" opacity=".25"/>${cap}`;

const clothes = `<path d="M84 184Q120 214 156 184L140 240H100Z" fill="#f4ead6"/>${repeat(4, (i) => `<path d="M${88 + i * 3} ${200 + i * 11}Q120 ${216 + i * 11} ${152 - i * 3} ${200 + i * 11}" stroke="#2f5fb8" stroke-width="4.500" fill="none"/>`)}<path d="M84 182C58 200 70 216 60 226L100 240H112L88 192ZM156 182C182 200 170 216 180 226L140 240H128L152 192Z" fill="#14204a"/><g fill="${paint('gd')}"><circle cx="84" cy="226" r="4.500"/><circle cx="156" cy="226" r="4.500"/></g>`;

/** Boris: a bear in a captain's cap and a striped jersey. */
export const bear = (mood: Mood = 'idle'): string =>
  portrait(
    'chb',
    { wall: ['#3f86a0', '#0c2434'], coat: ['#b07a52', '#7a4e32', '#3f2618'], cloth: ['#2f4690', '#121c44'] },
    clothes,
    headIn(mood),
    mood,
  );
