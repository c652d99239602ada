import { mirror, paint } from '../drawing.ts';
import { faceOf } from './mood.ts';
import type { Mood } from './mood.ts';
import { bowTie, portrait, shirt } from './portrait.ts';

const ear = `<path d="M68 96C58 76 56 56 62 40C80 46 98 58 108 74Z" fill="${paint('ct')}" stroke="#8a6a44" stroke-width="1.500"/><path d="M72 86C66 72 66 60 69 52C80 56 90 64 96 72Z" fill="#e79a8a"/>`;

const stripes = `<path d="M60 124Q72 122 80 127M58 138Q70 136 78 139" stroke="#b06a24" stroke-width="5" fill="none" stroke-linecap="round"/>`;

const whiskers = `<path d="M92 150Q66 144 42 148M92 156Q66 156 46 164" stroke="#fffaf0" stroke-width="1.600" fill="none" stroke-linecap="round" opacity=".9"/>`;

const hat = `<g transform="rotate(-9 120 60)"><ellipse cx="122" cy="74" rx="62" ry="13" fill="#1d1230"/><ellipse cx="122" cy="70" rx="62" ry="12" fill="#3d2663"/><path d="M84 68C82 44 80 24 82 8Q122 -2 162 8C164 24 162 44 160 68Q122 80 84 68Z" fill="#4a2f78"/><path d="M84 68C82 44 80 24 82 8L98 5C96 28 98 50 100 73Z" fill="#7a58b0" opacity=".55"/><path d="M84 68Q122 80 160 68L161 50Q122 62 83 50Z" fill="${paint('gd')}"/><path d="M134 48l10 12-10 12-10-12Z" fill="#d6243a" stroke="#ffe6a0" stroke-width="1.500"/></g>`;

const face = {
  eyes: [26, 121],
  eye: { iris: '#58c08a', rim: '#4a2c14', rx: 12.5, ry: 13 },
  pupil: 'slit',
  ink: '#4a2c14',
  lid: '#eaa64a',
  mouth: [158, 17],
  idleLids: `<path d="M79 116Q92 100 110 117M161 116Q148 100 130 117" stroke="#4a2c14" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  idleMouth: `<path d="M120 155V160M120 160Q112 170 103 164M120 160Q128 170 140 161" stroke="#6d3a1a" stroke-width="2.500" fill="none" stroke-linecap="round"/>`,
} as const;

const headIn = (
  mood: Mood,
): string => `${ear}${mirror(120, ear)}<path d="M120 184C82 184 52 162 52 124C52 90 82 68 120 68S188 90 188 124C188 162 158 184 120 184Z" fill="${paint('ct')}" stroke="#8a6a44" stroke-width="1.500"/>${stripes}${mirror(120, stripes)}
  <path d="M120 146C104 138 86 148 88 162C90 176 108 178 120 170C132 178 150 176 152 162C154 148 136 138 120 146Z" fill="#fff6e2"/><path d="M104 176Q120 188 136 176Q120 170 104 176Z" fill="#fff6e2"/>
  
  <path d="M112 146Q120 142 128 146Q126 153 120 155Q114 153 112 146Z" fill="#d9707a"/>${faceOf(mood, face)}${whiskers}${mirror(120, whiskers)}${hat}`;

const clothes = `${shirt}<path d="M86 184C66 198 74 214 66 222L108 240H120L90 190ZM154 184C174 198 166 214 174 222L132 240H120L150 190Z" fill="#2c1a4e"/>${bowTie('#d6243a', '#6d0f20')}`;

/** Saffron: a golden cat under a violet top hat. */
export const cat = (mood: Mood = 'idle'): string =>
  portrait(
    'chc',
    { wall: ['#1f7a5c', '#07261e'], coat: ['#ffe0a0', '#f0ac4a', '#b86e1e'], cloth: ['#6a48a8', '#281648'] },
    clothes,
    headIn(mood),
    mood,
  );
