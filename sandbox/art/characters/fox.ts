import { mirror, paint } from '../drawing.ts';
import { faceOf } from './mood.ts';
import type { Mood } from './mood.ts';
import { portrait } from './portrait.ts';

const ear = `<path d="M72 84C58 60 54 34 60 16C84 26 102 44 108 66Z" fill="${paint('ct')}" stroke="#6d2a0e" stroke-width="1.5"/><path d="M60 16C58 24 57 32 58 41L78 31C72 24 66 19 60 16Z" fill="#2a1420"/><path d="M76 76C66 60 64 46 66 36C80 44 90 54 96 66Z" fill="#f7c9a0"/><path d="M78 74C72 64 70 54 71 46C80 52 86 60 90 66Z" fill="#b8603c"/>`;

const cheek = `<path d="M121 178C100 172 78 160 52 130C66 132 74 128 80 120C92 128 106 134 121 146Z" fill="#fff6e6"/><path d="M52 130C66 150 82 164 100 170C86 158 74 146 66 132Z" fill="#e6cfae"/>`;

const lashes = `<path d="M82 102Q90 92 104 102" stroke="#2a1420" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M82 101L75 96M86 97L81 90" stroke="#2a1420" stroke-width="3" stroke-linecap="round"/><path d="M78 84Q90 76 102 84" stroke="#7a2c0c" stroke-width="3.500" fill="none" stroke-linecap="round"/>`;

const face = {
  eyes: [27, 109],
  eye: { iris: '#f2c14a', rim: '#2a1420', rx: 8.5, ry: 8 },
  pupil: 'slit',
  ink: '#2a1420',
  lid: '#e07f34',
  mouth: [157, 17],
  idleLids: `${lashes}${mirror(120, lashes)}`,
  idleMouth: `<path d="M120 153V159M120 159Q110 168 100 160M120 159Q130 168 142 157" stroke="#5a2a1a" stroke-width="2.500" fill="none" stroke-linecap="round"/>`,
} as const;

const headIn = (
  mood: Mood,
): string => `${ear}${mirror(120, ear)}<path d="M120 178C104 172 70 156 50 128C60 122 62 108 68 92C78 70 98 60 120 60S162 70 172 92C178 108 180 122 190 128C170 156 136 172 120 178Z" fill="${paint('ct')}" stroke="#6d2a0e" stroke-width="1.500"/>
  ${cheek}${mirror(120, cheek)}<path d="M120 66C116 84 110 100 106 120C110 134 114 140 120 142C126 140 130 134 134 120C130 100 124 84 120 66Z" fill="#ffd9a8" opacity=".55"/>
  
  <path d="M108 140C110 134 130 134 132 140C132 147 124 152 120 153C116 152 108 147 108 140Z" fill="#20121c"/><path d="M112 139Q118 136 122 138" stroke="#8a7a90" stroke-width="2" fill="none" stroke-linecap="round"/>${faceOf(mood, face)}
  <circle cx="71" cy="86" r="6" fill="none" stroke="${paint('gd')}" stroke-width="3"/>`;

const clothes = `<path d="M94 158H146V190Q120 212 94 190Z" fill="#8a3512"/><path d="M88 182L120 240 152 182 120 200Z" fill="#fff6e6"/><path d="M92 178Q120 206 148 178L156 190Q120 222 84 190Z" fill="${paint('gd')}" stroke="#8f5413" stroke-width="1"/><path d="M84 184C60 198 70 214 60 222L104 240H120ZM156 184C180 198 170 214 180 222L136 240H120Z" fill="#6d0f2c"/><path d="M120 204l9 11-9 13-9-13Z" fill="#e8384f" stroke="#ffe6a0" stroke-width="2"/>`;

/** Vesper: a vixen in a wine-red jacket with a ruby. */
export const fox = (mood: Mood = 'idle'): string =>
  portrait(
    'chf',
    { wall: ['#5a2a52', '#1b1030'], coat: ['#ffb054', '#e8742a', '#a63c12'], cloth: ['#a81e44', '#4a0a22'] },
    clothes,
    headIn(mood),
    mood,
  );
