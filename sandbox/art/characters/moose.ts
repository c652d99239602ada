import { mirror, paint, repeat } from '../drawing.ts';
import { faceOf } from './mood.ts';
import type { Mood } from './mood.ts';
import { portrait } from './portrait.ts';

const antler = `<path d="M98 70C88 66 78 60 72 50C58 54 40 50 30 38C36 40 42 40 46 38C34 34 24 24 22 10C30 18 38 22 46 24C42 16 42 8 46 0C50 12 58 22 68 28C66 20 68 12 74 6C76 20 82 36 92 46C98 52 104 58 108 66Z" fill="${paint('gd')}" stroke="#7a4a14" stroke-width="1.500" stroke-linejoin="round"/><path d="M96 64C86 58 76 46 70 34M60 44C52 42 42 36 36 28" stroke="#fff2b8" stroke-width="2" fill="none" stroke-linecap="round" opacity=".6"/>`;

const ear = `<path d="M76 92C60 84 44 84 32 92C40 104 56 112 76 108Z" fill="${paint('ct')}" stroke="#2e1a10" stroke-width="1.500"/><path d="M72 95C62 90 52 90 44 94C50 101 60 105 72 103Z" fill="#c98c66"/>`;

const nostril = `<path d="M98 156Q104 148 112 154Q110 163 103 164Q97 162 98 156Z" fill="#241310"/>`;

const brow = `<path d="M82 94Q92 85 106 92" stroke="#2e1a10" stroke-width="4.500" fill="none" stroke-linecap="round"/>`;

const mouth = `<path d="M92 172Q106 182 120 176Q134 182 150 170" stroke="#3a2014" stroke-width="3" fill="none" stroke-linecap="round"/>`;

const face = {
  eyes: [27, 108],
  eye: { iris: '#6a3c18', rim: '#1e100a', rx: 8, ry: 8.5 },
  pupil: 'round',
  ink: '#2e1a10',
  lid: '#8a5732',
  mouth: [170, 18],
  idleLids: `${brow}${mirror(120, brow)}`,
  idleMouth: mouth,
} as const;

const headIn = (
  mood: Mood,
): string => `${antler}${mirror(120, antler)}${ear}${mirror(120, ear)}<path d="M120 192C92 192 76 180 76 160C76 146 70 130 70 108C70 82 92 62 120 62S170 82 170 108C170 130 164 146 164 160C164 180 148 192 120 192Z" fill="${paint('ct')}" stroke="#2e1a10" stroke-width="1.500"/><path d="M120 192C90 192 74 180 76 160C78 146 96 138 120 138S162 146 164 160C166 180 150 192 120 192Z" fill="#d8ac82"/><path d="M80 158C84 148 100 142 118 142C104 148 96 158 96 172C88 170 80 166 80 158Z" fill="#f0d0aa" opacity=".6"/><path d="M120 66C112 86 110 108 110 136Q120 140 130 136C130 108 128 86 120 66Z" fill="#d8a676" opacity=".45"/><path d="M106 62Q114 50 120 62Q126 48 134 62Q128 76 120 74Q112 76 106 62Z" fill="#4a2c18"/>
  ${nostril}${mirror(120, nostril)}${faceOf(mood, face)}`;

const knit = repeat(
  7,
  (i) => `<path d="M${72 + i * 16} 190q6 8 0 18" stroke="#ffd9c0" stroke-width="2" fill="none" opacity=".55"/>`,
);

const clothes = `<path d="M66 186Q120 216 174 186Q182 198 176 210Q120 240 64 210Q58 198 66 186Z" fill="#c23a2c" stroke="#7a1a14" stroke-width="1.500"/>${knit}<path d="M146 208L158 240H184L166 200Z" fill="#a82e22" stroke="#7a1a14" stroke-width="1.500"/><path d="M150 222h26M154 232h26" stroke="#ffd9c0" stroke-width="3" opacity=".7"/><g fill="${paint('gd')}"><circle cx="100" cy="228" r="4.500"/><circle cx="104" cy="238" r="4"/></g>`;

/** Torvald: a moose in a red knitted scarf and a forester's coat. */
export const moose = (mood: Mood = 'idle'): string =>
  portrait(
    'chm',
    { wall: ['#4d8a5e', '#0f2a22'], coat: ['#c08a58', '#8a5732', '#4a2a16'], cloth: ['#3f6a4a', '#16301f'] },
    clothes,
    headIn(mood),
    mood,
  );
