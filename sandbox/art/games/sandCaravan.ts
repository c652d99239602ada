import { glow, linear, paint, place, radial } from '../drawing.ts';
import { tile } from '../title.ts';

const light = `<defs>${linear('sky', [
  [0, '#0f5563'],
  [0.3, '#4a9c93'],
  [0.55, '#e9d08a'],
  [0.75, '#ffb257'],
])}
  ${radial('sun', [
    [0, '#fffdf0'],
    [0.6, '#fff0b0'],
    [1, '#ffd35e'],
  ])}${radial('air', [
    [0, '#fff3b8', 0.95],
    [0.5, '#ffd98a', 0.45],
    [1, '#ffcf7a', 0],
  ])}
  ${linear('d1', [
    [0, '#e7a765'],
    [1, '#c9744a'],
  ])}${linear('d2', [
    [0, '#f3a552'],
    [1, '#b3502c'],
  ])}${linear('d3', [
    [0, '#d9772f'],
    [1, '#5a1e1c'],
  ])}${linear('d4', [
    [0, '#7a2c22'],
    [1, '#2c0c14'],
  ])}
  ${linear(
    'hide',
    [
      [0, '#c47a3d'],
      [0.5, '#7a3d20'],
      [1, '#3c1a14'],
    ],
    [1, 0],
    [0, 1],
  )}${linear('rug', [
    [0, '#e8384a'],
    [1, '#8c1430'],
  ])}${linear(
    'robe',
    [
      [0, '#f5f0e0'],
      [1, '#8aa5b8'],
    ],
    [1, 0],
    [0, 0],
  )}</defs>`;

const legs = (shade: string, lean: number): string =>
  `<g fill="${shade}"><path d="M${46 + lean} 62L${50 + lean * 2} 92 ${44 + lean * 2} 126H${52 + lean * 2}L${58 + lean * 2} 92 62 66ZM${92 - lean} 60L${96 - lean * 2} 88 ${94 - lean * 3} 126H${102 - lean * 3}L${106 - lean * 2} 90 108 58Z"/></g>`;

const camelBody = `<path d="M6 14C8 6 18 2 28 4L33 0 35 6C40 9 42 14 40 20C38 34 42 44 52 46C58 46 60 30 72 24C82 20 90 34 98 40C108 44 114 52 112 66C110 74 104 78 96 76C82 80 68 80 58 76C42 74 30 60 27 40C26 32 26 26 22 22L10 23C5 22 4 18 6 14Z"/>`;

/** A camel walking to the left, about 120 × 126, feet at y = 126. */
const camel = `${legs('#4a2018', 9)}${legs('#6a3220', -3)}<g fill="${paint('hide')}">${camelBody}</g><path d="M111 56q8 8 5 24" stroke="#5a2a1c" stroke-width="3" fill="none" stroke-linecap="round"/>
  <path d="M52 47C58 46 60 31 72 25C82 21 90 35 98 41C107 45 113 52 112 62" stroke="#ffe3a0" stroke-width="2.6" fill="none" stroke-linecap="round"/><circle cx="22" cy="10" r="1.8" fill="#1c0a0a"/><path d="M7 17h12M33 8L28 24M28 5L20 23" stroke="#b3202c" stroke-width="2" fill="none"/><path d="M28 24C40 34 50 30 60 34" stroke="#b3202c" stroke-width="1.6" fill="none"/>`;

const saddle = `<path d="M56 38C62 26 84 24 94 38L98 66C84 74 66 74 54 66Z" fill="${paint('rug')}"/><path d="M55 44Q76 36 95 45M54 56Q76 64 97 55" stroke="#ffd36b" stroke-width="2.6" fill="none"/><path d="M60 50l6-4 6 4-6 4ZM74 49l6-4 6 4-6 4Z" fill="#2fb5a5"/><path d="M56 68v7M64 71v7M73 72v7M82 72v7M91 69v7" stroke="#ffd36b" stroke-width="2.6"/>`;

const rider = `<path d="M58 36C56 14 62 -4 72 -10C84 -6 94 12 94 36C84 44 66 44 58 36Z" fill="${paint('robe')}"/><path d="M66 2C60 12 50 16 44 20L47 25C56 24 66 18 70 12Z" fill="#dfe4e0"/><circle cx="72" cy="-18" r="10" fill="#7a3d20"/><path d="M60 -16C58 -32 86 -36 86 -18C90 -8 88 4 92 12C84 8 80 -4 79 -14C74 -20 66 -20 60 -16Z" fill="#1f8c8c"/><path d="M61 -19Q72 -25 85 -19" stroke="#ffd36b" stroke-width="3" fill="none"/>`;

const load = `<path d="M58 46C56 26 66 16 76 18C90 18 98 30 96 50C84 58 68 58 58 46Z" fill="#d98a35"/><path d="M60 34Q77 26 95 36M77 18V54" stroke="#6a2a1c" stroke-width="2.4" fill="none"/><path d="M66 14h22v8h-22Z" fill="#2f7f86"/>`;

const dunes = `<path d="M0 238C30 226 60 230 92 214C120 226 150 232 180 220C220 204 260 226 300 212V300H0Z" fill="${paint('d1')}"/><path d="M92 214C100 224 92 238 110 250L160 252C136 244 116 232 92 214ZM212 212C214 224 206 236 222 248H290C262 236 236 222 212 212Z" fill="#a8563c" opacity=".45"/>
  <path d="M0 262C60 250 120 268 176 262C226 256 262 242 300 250V340H0Z" fill="${paint('d2')}"/>`;

const front = `<path d="M0 292C70 262 150 290 300 268V400H0Z" fill="${paint('d3')}"/><path d="M0 292C70 262 150 290 300 268" stroke="#ffd98a" stroke-width="2" fill="none" opacity=".8"/>
  <path d="M0 400V330C50 306 84 316 118 304C150 334 220 330 300 316V400Z" fill="${paint('d4')}"/><path d="M118 304C104 330 120 350 90 400H0V330C50 306 84 316 118 304Z" fill="#1f070f" opacity=".45"/><g stroke="#ffc070" stroke-opacity=".28" stroke-width="1.5" fill="none"><path d="M150 300q40 8 84-2M176 292q40 6 92-6M30 300q30-10 54-6"/></g>`;

const birds =
  '<path d="M52 66q7-7 13 0q6-7 13 0M84 84q5-5 9 0q4-5 9 0M238 52q6-6 11 0q5-6 11 0" stroke="#0d3f4a" stroke-width="2.2" fill="none" stroke-linecap="round"/>';

/** The first camel of a caravan in front of a large low sun; the others follow along the crest. */
export const sandCaravan = (): string =>
  tile(
    'gsc',
    'sand-caravan',
    {
      face: [
        [0, '#fff7da'],
        [0.5, '#ffd27a'],
        [1, '#e88a35'],
      ],
      edge: '#3a0f14',
      ground: '#22070e',
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${glow('air', 138, 148, 190)}<circle cx="138" cy="148" r="98" fill="${paint('sun')}"/>
    <g fill="#ffe6b0" opacity=".55"><path d="M-10 118q60-12 120-2t70 0q-60 14-100 10T-10 126ZM150 90q50-10 90-2t70-4v8q-50 8-90 4t-70-6Z"/></g>${birds}${dunes}
    ${place(202, 206, `<g id="§far">${camel}${load}</g>`, 0.5)}${place(252, 213, '<use href="#§far"/>', 0.36)}${place(56, 108, `${camel}${saddle}${rider}`, 1.36)}${front}`,
  );
