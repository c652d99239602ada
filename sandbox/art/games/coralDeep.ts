import { blur, linear, mirror, paint, place, radial, repeat, scatter } from '../drawing.ts';
import { tile } from '../title.ts';

const light = `<defs>${linear('sea', [
  [0, '#c9fff0'],
  [0.16, '#5fe0d6'],
  [0.45, '#1489b0'],
  [0.78, '#0a3f78'],
  [1, '#06204a'],
])}
  ${linear('ray', [
    [0, '#ffffff', 0.6],
    [1, '#ffffff', 0],
  ])}${blur('rb', 4)}
  ${radial(
    'sh',
    [
      [0, '#f2c86a'],
      [0.45, '#b5762c'],
      [0.8, '#6b3d1c'],
      [1, '#3a2214'],
    ],
    [0.4, 0.3],
    0.75,
  )}
  ${linear(
    'sk',
    [
      [0, '#b9e08a'],
      [0.5, '#5fa65a'],
      [1, '#1f5a4e'],
    ],
    [0, 0],
    [0.6, 1],
  )}
  ${linear('c1', [
    [0, '#ff9a7a'],
    [1, '#b0254f'],
  ])}${linear('c2', [
    [0, '#ffd36b'],
    [1, '#d0562c'],
  ])}${linear('c3', [
    [0, '#d58bff'],
    [1, '#4a2490'],
  ])}
  ${linear('r1', [
    [0, '#1a7aa0'],
    [1, '#0b3f78'],
  ])}${linear('r2', [
    [0, '#0d4a80'],
    [1, '#052048'],
  ])}</defs>`;

const rays = `<g fill="${paint('ray')}" filter="${paint('rb')}"><path d="M96 -10H126L70 300H-10Z" opacity=".55"/><path d="M150 -10H176L196 320H120Z" opacity=".5"/><path d="M200 -10H238L330 280H250Z" opacity=".5"/><path d="M60 -10H76L-10 190V110Z" opacity=".4"/></g>
  <g fill="#fff" opacity=".5"><path d="M-10 8q30 10 60 0t60 2 60-2 60 2 90-4V-10H-10Z" opacity=".55"/><path d="M20 22q16 6 34 0-16-4-34 0ZM110 26q24 7 46 0-22-5-46 0ZM214 22q18 6 40 0-20-4-40 0Z"/></g>`;

const limb = (d: string, spots: string): string =>
  `<path d="${d}" fill="${paint('sk')}" stroke="#164a42" stroke-width="2"/><path d="${spots}" fill="none" stroke="#1d5a4a" stroke-width="7" stroke-linecap="round" stroke-opacity=".55"/>`;

const scutes = `<g fill="#e0a54a" fill-opacity=".6" stroke="#4a2a14" stroke-width="3" stroke-linejoin="round"><path d="M0 -66L17 -54 13 -34H-13L-17 -54ZM-13 -34H13L24 -12 14 8H-14L-24 -12ZM-14 8H14L20 28 10 46H-10L-20 28ZM-10 46H10L6 64 0 70-6 64Z"/><path d="M17 -54L40 -40 46 -22 24 -12 13 -34ZM24 -12L46 -22 54 6 46 20 20 28 14 8ZM20 28L46 20 38 44 22 58 10 46Z"/><path d="M-17 -54L-40 -40 -46 -22 -24 -12 -13 -34ZM-24 -12L-46 -22 -54 6 -46 20 -20 28 -14 8ZM-20 28L-46 20 -38 44 -22 58 -10 46Z"/></g>`;

const turtle = `${limb('M-38 48C-58 58 -72 78 -66 96C-52 92 -34 76 -26 62Z', 'M-56 80l.1 0M-46 68l.1 0')}${limb('M38 48C58 58 72 78 66 96C52 92 34 76 26 62Z', 'M56 80l.1 0M46 68l.1 0')}
  ${limb('M-34 -46C-70 -62 -112 -46 -134 2C-138 14 -126 14 -120 8C-98 -14 -74 -18 -46 -14Z', 'M-66 -38l.1 0M-84 -34l.1 0M-100 -22l.1 0M-114 -8l.1 0M-74 -26l.1 0')}
  ${limb('M34 -46C64 -76 106 -82 138 -54C148 -44 138 -38 128 -42C100 -48 72 -34 46 -12Z', 'M62 -52l.1 0M80 -56l.1 0M98 -58l.1 0M116 -54l.1 0M72 -42l.1 0')}
  <path d="M-17 -62C-24 -88 -18 -114 0 -118C18 -114 24 -88 17 -62Z" fill="${paint('sk')}" stroke="#164a42" stroke-width="2"/><path d="M-8 -108q8-6 16 0M-10 -92l8-5 4 6 8-4M-6 -80l6 4 6-5" stroke="#1d5a4a" stroke-width="3" stroke-opacity=".6" fill="none"/><circle cx="-14" cy="-98" r="3.6" fill="#06202a"/><circle cx="14" cy="-98" r="3.6" fill="#06202a"/><circle cx="-15" cy="-99" r="1.2" fill="#fff"/><circle cx="13" cy="-99" r="1.2" fill="#fff"/>
  <path d="M0 -74C34 -74 62 -44 62 0C62 40 34 74 0 84C-34 74 -62 40 -62 0C-62 -44 -34 -74 0 -74Z" fill="${paint('sh')}" stroke="#2c1a10" stroke-width="2"/>${scutes}
  <path d="M-50 -28C-40 -54 -20 -66 4 -68" stroke="#fff3c0" stroke-width="5" stroke-linecap="round" fill="none" opacity=".75"/><path d="M20 76C44 64 58 40 59 8" stroke="#7af0e0" stroke-width="3" stroke-linecap="round" fill="none" opacity=".6"/>`;

const fish = scatter(
  17,
  16,
  { x: 190, y: 196, width: 96, height: 50 },
  (x, y, a) => `M${Math.round(x)} ${Math.round(y)}q6-${Math.round(3 + a * 3)} 13 0l5-3v7l-5-3q-7 4-13-1Z`,
);

const bubbles = (x: number, y: number): string =>
  `<g fill="#fff" fill-opacity=".18" stroke="#fff" stroke-opacity=".7" stroke-width="1.2">${repeat(6, (i) => `<circle cx="${x + Math.sin(i * 1.9) * 9}" cy="${y - i * 17}" r="${5.5 - i * 0.6}"/>`)}</g>`;

const fan = `<path d="M0 0C-6 -30 -44 -44 -52 -84C-36 -96 -20 -84 -14 -98C0 -108 14 -98 20 -86C36 -92 50 -80 48 -62C40 -38 8 -28 0 0Z" fill="${paint('c1')}"/><path d="M0 0C-4 -30 -26 -50 -38 -76M0 0C0 -40 -6 -60 -6 -92M0 0C6 -36 22 -54 34 -78M-8 -34C-20 -42 -34 -50 -44 -64M6 -36C18 -46 32 -50 42 -58" stroke="#ffe0c8" stroke-opacity=".55" stroke-width="2" fill="none"/>`;

const antler = `<path d="M0 0C-2 -30 -18 -36 -20 -62M-4 -26C-14 -34 -30 -34 -34 -48M0 0C4 -36 18 -44 16 -76M8 -34C20 -40 30 -44 34 -58M-14 -46C-8 -58 -6 -64 -6 -80M14 -54C8 -64 4 -70 4 -88" stroke="${paint('c2')}" stroke-width="9" stroke-linecap="round" fill="none"/>`;

const tubes = `<g fill="${paint('c3')}"><path d="M-26 0V-44a9 9 0 0 1 18 0V0ZM-8 0V-66a10 10 0 0 1 20 0V0ZM12 0V-36a9 9 0 0 1 18 0V0Z"/></g><g fill="#2a1060"><ellipse cx="-17" cy="-48" rx="6.5" ry="3.5"/><ellipse cx="2" cy="-71" rx="7" ry="4"/><ellipse cx="21" cy="-40" rx="6.5" ry="3.5"/></g>`;

const reef = `<path d="M-4 400V214C14 206 30 226 36 252C50 262 54 286 74 296C110 306 150 312 300 300V400Z" fill="${paint('r1')}" opacity=".7"/><path d="M304 400V236C286 230 274 246 268 268C250 276 246 294 226 304C180 316 100 320 -4 304V400Z" fill="${paint('r2')}"/>
  ${place(36, 300, fan, 0.96, -8)}${place(92, 312, tubes, 0.7)}${mirror(150, place(44, 296, antler, 1.05, 6))}${place(214, 312, tubes, 0.55)}${place(290, 286, fan, 0.6, 14)}${place(2, 250, antler, 0.8, 10)}`;

/** A sea turtle rises through shafts of daylight above a reef. */
export const coralDeep = (): string =>
  tile(
    'gcd',
    'coral-deep',
    {
      face: [
        [0, '#fffbe6'],
        [0.5, '#ffd08a'],
        [1, '#ff7f6b'],
      ],
      edge: '#06265a',
      ground: '#041a40',
    },
    `${light}<rect width="300" height="400" fill="${paint('sea')}"/>${rays}<path d="${fish}" fill="#0b4f80" opacity=".75"/>${reef}
    ${place(148, 144, turtle, 0.98, -16)}${bubbles(248, 150)}${bubbles(40, 210)}`,
  );
