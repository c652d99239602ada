import { mirror, paint } from '../drawing.ts';
import { faceOf } from './mood.ts';
import type { Mood } from './mood.ts';
import { portrait } from './portrait.ts';

const ear = `<path d="M92 76C74 60 66 30 72 4C90 10 108 36 112 70Z" fill="${paint('ct')}" stroke="#6a6478" stroke-width="1.500"/><path d="M95 70C82 54 76 32 79 15C90 22 101 42 105 66Z" fill="#f2a9a6"/><path d="M72 4C70 12 70 18 71 24L84 15C80 10 76 6 72 4Z" fill="#4a4658"/>`;

const cheek = `<path d="M60 120C48 134 48 150 60 158C56 162 60 168 68 168C80 176 96 178 106 172C92 164 82 152 78 136C74 126 66 120 60 120Z" fill="#ffffff" opacity=".7"/>`;

const whiskers = `<path d="M96 150Q74 146 56 150M96 156Q76 158 60 165" stroke="#8a8498" stroke-width="1.600" fill="none" stroke-linecap="round"/>`;

const goggles = `<path d="M56 92Q120 66 184 92L182 100Q120 76 58 100Z" fill="#4a2c1a"/>${[98, 142]
  .map(
    (x) =>
      `<g transform="translate(${x} 82)"><ellipse rx="21" ry="17" fill="${paint('gd')}" stroke="#8f5413" stroke-width="1.500"/><ellipse rx="16" ry="12.500" fill="#1f6a80"/><path d="M-11 -4Q-6 -10 4 -10L-6 8Q-12 4 -11 -4Z" fill="#a9eef6" opacity=".8"/></g>`,
  )
  .join('')}<rect x="115" y="79" width="10" height="6" rx="3" fill="${paint('gd')}"/>`;

const mouth = `<path d="M120 153V160M120 160Q112 168 103 163M120 160Q128 168 138 162" stroke="#6a5a68" stroke-width="2.500" fill="none" stroke-linecap="round"/><path d="M114 163H126V172Q120 175 114 172Z" fill="#fff" stroke="#b9b2c4" stroke-width="1"/><path d="M120 163V173" stroke="#b9b2c4" stroke-width="1"/>`;

const lashes = `<path d="M79 112Q91 98 107 113" stroke="#3a3448" stroke-width="3.500" fill="none" stroke-linecap="round"/>`;

const face = {
  eyes: [27, 120],
  eye: { iris: '#8a5a2a', rim: '#2c2636', rx: 10.5, ry: 12 },
  pupil: 'round',
  ink: '#3a3448',
  lid: '#d9d4e2',
  mouth: [158, 15],
  idleLids: `${lashes}${mirror(120, lashes)}`,
  idleMouth: mouth,
} as const;

const headIn = (
  mood: Mood,
): string => `${ear}${mirror(120, ear)}<path d="M120 182C86 182 56 164 56 124C56 88 84 66 120 66S184 88 184 124C184 164 154 182 120 182Z" fill="${paint('ct')}" stroke="#6a6478" stroke-width="1.500"/>${cheek}${mirror(120, cheek)}<path d="M120 72C112 92 108 108 106 128Q120 140 134 128C132 108 128 92 120 72Z" fill="#fff" opacity=".5"/>
  <path d="M109 145Q120 138 131 145Q129 153 120 155Q111 153 109 145Z" fill="#e58a90"/><path d="M113 145Q118 142 122 144" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round" opacity=".8"/>${faceOf(mood, face)}${whiskers}${mirror(120, whiskers)}${goggles}`;

const clothes = `<path d="M82 182Q120 208 158 182L152 240H88Z" fill="#f6ead2"/><path d="M76 186Q120 214 164 186L168 204Q120 234 72 204Z" fill="#e8b04a" stroke="#9a6414" stroke-width="1.200"/><path d="M92 206L84 240H104L104 212Z" fill="#d99a34"/><path d="M80 184C54 200 62 218 54 228L96 240H108L84 196ZM160 184C186 200 178 218 186 228L144 240H132L156 196Z" fill="#f4e6cc" stroke="#b8a27c" stroke-width="1.200"/><circle cx="168" cy="222" r="6" fill="${paint('gd')}"/><path d="M156 222h24M168 214v16" stroke="#8f5413" stroke-width="1.600"/>`;

/** Juno: a snow hare, an aviator with goggles and a yellow scarf. */
export const hare = (mood: Mood = 'idle'): string =>
  portrait(
    'chh',
    { wall: ['#4c7fc0', '#101e44'], coat: ['#ffffff', '#e4dfee', '#9c94b0'], cloth: ['#2c8a84', '#0c3a40'] },
    clothes,
    headIn(mood),
    mood,
  );
