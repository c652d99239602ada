import { blur, linear, paint, place, radial, repeat, scatter } from '../drawing.ts';
import { tile } from '../title.ts';

const light = `<defs>${linear('sky', [
  [0, '#1a0a48'],
  [0.3, '#5a1a94'],
  [0.55, '#d03aa0'],
  [0.7, '#ff9ac8'],
])}
  ${linear('bl', [
    [0, '#180a36'],
    [1, '#2c1050'],
  ])}${linear('br', [
    [0, '#0c1038'],
    [1, '#1c1450'],
  ])}
  ${linear('road', [
    [0, '#ff6ab8'],
    [0.12, '#7a2a92'],
    [0.5, '#1c0f44'],
    [1, '#0a0620'],
  ])}
  ${linear('um', [
    [0, '#b8fff8', 0.95],
    [0.5, '#35d8f0', 0.75],
    [1, '#1f6ae0', 0.75],
  ])}${linear('coat', [
    [0, '#241043'],
    [1, '#0a0418'],
  ])}
  ${radial('gp', [
    [0, '#ff5ac8', 0.85],
    [1, '#ff2a9a', 0],
  ])}${radial('gc', [
    [0, '#5af0ff', 0.75],
    [1, '#1aa0ff', 0],
  ])}${radial('gy', [
    [0, '#ffd35a', 0.7],
    [1, '#ff9a1a', 0],
  ])}${radial('end', [
    [0, '#fff0f6', 0.95],
    [0.3, '#ff9ad0', 0.7],
    [1, '#ff4aa8', 0],
  ])}
  ${linear(
    'shopA',
    [
      [0, '#ff8a4a'],
      [1, '#ff3aa8'],
    ],
    [0, 0],
    [1, 0],
  )}${linear(
    'shopB',
    [
      [0, '#3af0ff'],
      [1, '#4a6aff'],
    ],
    [0, 0],
    [1, 0],
  )}${blur('n', 3)}${blur('wet', 4)}</defs>`;

/** Rows of lit windows: every row is one dashed line; three dash patterns make neighbouring rows differ. */
const windows = (x: number, y: number, width: number, rows: number, step: number, colour: string): string => {
  const dashes = ['5 4 5 13 5 4', '5 13 5 4', '5 4 5 4 5 22'];
  const row = (dash: string, first: number): string =>
    `<path d="${repeat(Math.ceil((rows - first) / 3), (i) => `M${x} ${y + (first + i * 3) * step}h${width}`)}" stroke-dasharray="${dash}"/>`;
  return `<g stroke="${colour}" stroke-width="4">${dashes.map(row).join('')}</g>`;
};

const skyline = `<path d="M96 240V120H114V96H128V150H140V70L146 60 152 70V150H164V112H182V140H200V240Z" fill="#4a1680"/>${windows(100, 128, 26, 11, 10, '#ff9ad0')}${windows(167, 120, 26, 12, 10, '#9af0ff')}`;

const blocks = `<path d="M-2 400V-2H66L84 40V96H100V262L20 400Z" fill="${paint('bl')}"/><path d="M302 400V-2H236L214 30V110H202V262L280 400Z" fill="${paint('br')}"/><path d="M66 -2L84 40V96H100V262M236 -2L214 30V110H202V262" stroke="#ff6ac0" stroke-width="1.6" opacity=".7" fill="none"/>
  <g opacity=".55">${windows(4, 12, 62, 20, 11, '#ff9ad8')}${windows(238, 10, 62, 20, 11, '#7ad8ff')}</g>`;

/** A neon tube: glow, colour and pale core, all drawn from one path. */
const neon = (name: string, d: string, colour: string, width = 4): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${colour}" stroke-width="${width * 2.4}" filter="${paint('n')}" opacity=".8"><path id="§${name}" d="${d}"/></g><use href="#§${name}" stroke="${colour}" stroke-width="${width}"/><use href="#§${name}" stroke="#fff" stroke-opacity=".85" stroke-width="${width * 0.36}"/></g>`;

const signs = `<circle cx="244" cy="92" r="80" fill="${paint('gp')}"/><rect x="212" y="44" width="62" height="98" rx="10" fill="#140628" opacity=".85"/>${neon('t1', 'M222 50h42a6 6 0 0 1 6 6v74a6 6 0 0 1-6 6h-42a6 6 0 0 1-6-6V56a6 6 0 0 1 6-6Z', '#ff3aa8', 3)}${neon('t2', 'M243 66C254 82 266 88 262 100C258 108 248 106 243 98C238 106 228 108 224 100C220 88 232 82 243 66ZM243 102L236 118H250Z', '#ffd84a', 3)}
  <circle cx="50" cy="128" r="84" fill="${paint('gc')}"/>${neon('t3', 'M22 92H78L50 126ZM50 126V160M34 162H66M58 92L72 70M36 104H64', '#3af0ff', 3.4)}${neon('t4', 'M54 100a5 5 0 1 0 .1 0', '#8aff6a', 2.6)}
  <circle cx="196" cy="196" r="42" fill="${paint('gy')}"/>${neon('t5', 'M190 176h20M190 184h20M190 192h20', '#ffc84a', 2.6)}${neon('t6', 'M96 186V226M104 192V224', '#c86aff', 3)}${neon('t7', 'M206 208V240', '#ff5a7a', 3)}`;

const shops = `<path d="M-2 262L100 232V256L-2 312Z" fill="${paint('shopA')}"/><path d="M302 262L202 232V256L302 312Z" fill="${paint('shopB')}"/><path d="M-2 250L104 226V234L-2 268ZM302 250L198 226V234L302 268Z" fill="#150830"/><path d="M-2 267L104 234M302 267L198 234" stroke="#ffe0f4" stroke-width="1.6"/>
  <path d="M24 256V298M52 247V283M76 240V270M276 256V298M250 247V283M226 240V270" stroke="#1a0a38" stroke-width="4"/>`;

const street = `<path d="M100 252H202L330 400H-30Z" fill="${paint('road')}"/><circle cx="151" cy="236" r="92" fill="${paint('end')}"/>
  <g filter="${paint('wet')}"><path d="M92 262L60 380H98L112 262Z" fill="#3af0ff" opacity=".5"/><path d="M190 262L214 380H262L206 262Z" fill="#ff3aa8" opacity=".6"/><path d="M120 258L112 330H128L132 258ZM172 258L182 330H166L164 258Z" fill="#ffd84a" opacity=".5"/></g>
  <g stroke="#ffd0ee" stroke-opacity=".5" stroke-width="1.5"><path d="M84 290h34M188 284h38M66 312h26M204 318h40"/></g>`;

const walker = place(
  151,
  150,
  `<ellipse cy="136" rx="44" ry="7" fill="#0a0420" opacity=".7"/><path d="M-8 84L-12 134H-3L-1 90ZM4 84L10 132H18L13 84Z" fill="#0a0418"/><path d="M-14 132h12v5h-16ZM8 130h12v5H9Z" fill="#0a0418"/>
  <path d="M-14 24C-22 40 -26 70 -28 102Q0 112 26 102C24 70 22 40 14 24C6 18 -6 18 -14 24Z" fill="${paint('coat')}"/><path d="M-14 24C-22 40 -26 70 -28 102" stroke="#3af0ff" stroke-width="2.6" fill="none"/><path d="M14 24C22 40 24 70 26 102" stroke="#ff4ab0" stroke-width="2.6" fill="none"/><path d="M0 44V106M-16 62q16 6 32 0" stroke="#4a2478" stroke-width="2" fill="none"/>
  <circle cy="10" r="12" fill="#0d0520"/><path d="M-11 6a12 12 0 0 1 4-7" stroke="#3af0ff" stroke-width="2.4" fill="none"/><path d="M12 -52V40" stroke="#dffcff" stroke-width="2.6"/><path d="M10 36q6 4 8-2" stroke="#0d0520" stroke-width="7" stroke-linecap="round"/>
  <path d="M-66 -4C-62 -44 -30 -66 2 -66C36 -66 66 -44 70 -4C60 -14 46 -14 38 -4C28 -14 12 -14 2 -4C-8 -14 -26 -14 -34 -4C-42 -14 -58 -14 -66 -4Z" fill="${paint('um')}"/><path d="M-34 -4C-34 -32 -18 -58 2 -66C24 -58 38 -32 38 -4M2 -66V-4" stroke="#eaffff" stroke-opacity=".75" stroke-width="1.6" fill="none"/><path d="M-66 -4C-62 -44 -30 -66 2 -66C36 -66 66 -44 70 -4" stroke="#fff" stroke-width="2.4" fill="none"/><path d="M2 -66v-7" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
  1.02,
);

const rain = scatter(
  8,
  46,
  { x: 0, y: 0, width: 310, height: 280 },
  (x, y, a) => `M${Math.round(x)} ${Math.round(y)}l-3 ${Math.round(10 + a * 16)}`,
);

/** A person under a lit umbrella in a wet street with neon signs. */
export const neonQuarter = (): string =>
  tile(
    'gnq',
    'neon-quarter',
    {
      face: [
        [0, '#ffffff'],
        [0.6, '#ffc2ec'],
        [1, '#ff5ab8'],
      ],
      edge: '#2a0850',
      ground: '#0a0420',
      groundTop: 262,
      shine: '#ff2aa0',
      depth: 0,
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${skyline}${street}${blocks}${shops}${signs}${walker}<path d="${rain}" stroke="#e6f4ff" stroke-opacity=".38" stroke-width="1.1"/>
    <path d="M-4 20Q150 66 304 12M-4 36Q120 80 304 40" stroke="#0a0420" stroke-width="2" fill="none"/>${repeat(5, (i) => `<circle cx="${70 + i * 36}" cy="${[46, 52, 53, 50, 42][i] ?? 50}" r="4" fill="#ff6a5a"/>`)}`,
  );
