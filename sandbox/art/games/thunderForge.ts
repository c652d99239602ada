import { blur, glow, paint, place, repeat, scatter, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = `${gradients({
  sky: 'v #06061c #1a2058@.35 #3a4aa0@.62 #1a1438',
  cloud: 'v #8a9af0 #3a4490@.4 #12153f',
  cloud2: 'v #4a54a8 #141740',
  bolt: 'g #eaf6ff/.95 #6ab8ff/.5@.35 #3a6aff/0',
  fire: 'g #fffbe0 #ffc84a/.75@.25 #ff6a1a/.3@.6 #ff4a0a/0',
  iron: 'v #c8d0e8 #6a7494@.16 #343b54@.5 #10131f',
  ironh: 'h #141826 #5a6482@.3 #8a96b8@.5 #3a425c@.72 #0e111c',
  top: 'v #fff3c8 #ffb04a@.35 #8a94b4',
  wood: 'h #3a1c0e #a8683a@.4 #6a3a1c@.7 #2a1208',
  gold: 'd #fff3c0 #f0b03a@.5 #8a4c0c',
  head: 'd #f4f8ff #a8b4d4@.3 #5a6688@.65 #1c2236',
  stump: 'h #2a140a #7a4a2a@.4 #4a2814@.75 #1c0c06',
})}<defs>${blur('soft', 6)}</defs>`;

const puff = 'M-90 30A30 30 0 0 1 -76 -14A40 40 0 0 1 -10 -34A44 44 0 0 1 60 -22A32 32 0 0 1 96 10Q100 30 80 30Z';

const clouds = `<g fill="${paint('cloud2')}"><path d="${puff}" transform="translate(100 24) scale(1.300 -1.200)"/><path d="${puff}" transform="translate(232 26) scale(1.300 -1.100)"/></g><g fill="${paint('cloud')}"><path d="${puff}" transform="translate(10 20) scale(1 -1)"/><path d="${puff}" transform="translate(290 24) scale(1 -1)"/><path d="${puff}" transform="translate(160 -2) scale(1 -.900)"/></g>`;

const bolt = 'M66 -6L44 62 66 64 50 118 72 120 64 176 136 96 108 94 132 44 108 42 122 -6Z';
const forks =
  'M44 62L22 84 30 102 8 132M108 94L92 70M226 -6L236 40 220 52 240 92 226 108 236 140M240 92L264 106 262 126';

const lightning = `<path d="${bolt}" fill="#6ab8ff" filter="${paint('soft')}"/><path d="${forks}" fill="none" stroke="#a8d8ff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" opacity=".85"/><path d="${bolt}" fill="#eaf6ff"/><path d="M78 4L58 56 80 58 64 112 86 114 76 152" fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>`;

/** An anvil, 190 wide; the middle of its face is at (0, 0). */
const anvil = `<path d="M-46 96H46L62 150H-62Z" fill="${paint('stump')}"/><path d="M-52 112H52M-58 134H58" stroke="#c8862a" stroke-opacity=".8" stroke-width="5"/><path d="M-70 84Q-30 78 -26 52H26Q30 78 70 84V100H-70Z" fill="${paint('ironh')}"/><path d="M-64 0H74L70 22Q40 34 30 54H-28Q-34 34 -60 28Q-92 24 -112 6Q-84 8 -64 0Z" fill="${paint('iron')}"/><path d="M-64 0H74L73 8H-60Q-86 14 -112 6Q-84 8 -64 0Z" fill="${paint('top')}"/><path d="M-52 14H60" stroke="#fff" stroke-opacity=".35" stroke-width="2.500" stroke-linecap="round"/><path d="M0 26L9 38 0 50-9 38Z" fill="none" stroke="#8ad0ff" stroke-width="2.500"/><path d="M-70 88H70" stroke="#c8d4f0" stroke-opacity=".45" stroke-width="2"/>`;

/** A war hammer, 124 wide, its handle down; the middle of its head is at (0, 0). */
const hammer = `<path d="M-8 20H8L10 132Q0 140 -10 132Z" fill="${paint('wood')}"/><path d="${repeat(6, (i) => `M-9 ${66 + i * 11}l18 6`)}" stroke="#1c0c06" stroke-width="3" opacity=".7"/><path d="M-12 128h24v12q-12 8 -24 0Z" fill="${paint('gold')}"/><path d="M-13 26h26v18h-26Z" fill="${paint('gold')}"/>
  <path d="M-62 -26L-50 -32H50L62 -26V22L50 30H-50L-62 22Z" fill="${paint('head')}" stroke="#0e1220" stroke-width="2" stroke-linejoin="round"/><path d="M-44 -32H-32V30H-44ZM32 -32H44V30H32Z" fill="${paint('gold')}"/><path d="M-58 -24H58" stroke="#fff" stroke-width="3.500" stroke-linecap="round" opacity=".85"/><path d="M0 -18L16 0 0 16-16 0ZM0 -18V16M-16 0H16" fill="none" stroke="#8ae0ff" stroke-width="3" stroke-linejoin="round"/><path d="M0 -18L16 0 0 16-16 0Z" fill="#4ab8ff" opacity=".35"/>`;

const sparks = scatter(53, 26, { x: 0, y: 0, width: 1, height: 1 }, (x, y, a) => {
  const turn = -Math.PI * (0.04 + 0.92 * x);
  const from = 26 + y * 50;
  const to = from + 8 + a * 20;
  return `M${Math.round(120 + from * Math.cos(turn) * 1.4)} ${Math.round(212 + from * Math.sin(turn))}L${Math.round(120 + to * Math.cos(turn) * 1.4)} ${Math.round(212 + to * Math.sin(turn))}`;
});

const peaks =
  '<path d="M-4 260V176L40 120 70 158 96 136 130 200 170 190 206 140 236 170 262 128 304 190V260Z" fill="#141a48"/><path d="M40 120L56 142 46 140 40 150 30 136ZM262 128L276 148 266 146 258 154 250 144Z" fill="#8aa0f0" opacity=".6"/>';

/** A hammer strikes an anvil under a storm. */
export const thunderForge = (): string =>
  tile(
    'gtf',
    'thunder-forge',
    {
      face: [
        [0, '#ffffff'],
        [0.45, '#bfe8ff'],
        [1, '#4a9aff'],
      ],
      edge: '#0a1038',
      ground: '#06071c',
      groundTop: 268,
      shine: '#2a6aff',
      depth: 3,
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${glow('bolt', 100, 90, 190)}${peaks}${clouds}${lightning}<rect y="252" width="300" height="148" fill="#100c22"/>${glow('fire', 150, 236, 170)}${place(160, 218, anvil, 1.08)}${glow('bolt', 138, 150, 92, 0.8)}<path d="${sparks}" stroke="#ffe9a0" stroke-width="2.600" stroke-linecap="round"/>${place(138, 158, hammer, 1.06, 197)}${glow('fire', 122, 212, 52)}
    <path d="M120 182L126 204 150 200 132 212 150 226 126 220 120 238 113 220 88 226 108 212 90 200 114 204Z" fill="#fffbe0"/>${specks(59, 26, { x: 20, y: 110, width: 260, height: 150 }, '#ffd88a', 0.8, 2.4)}`,
  );
