import { beams, glow, linear, paint, place, radial, repeat, scatter } from '../drawing.ts';
import { tile } from '../title.ts';

const light = `<defs>${radial(
  'bg',
  [
    [0, '#fff4d6'],
    [0.4, '#ffc2b0'],
    [0.75, '#ff6f86'],
    [1, '#d4225f'],
  ],
  [0.5, 0.42],
  0.75,
)}
  ${radial('halo', [
    [0, '#fffbe8', 0.95],
    [1, '#fff1d0', 0],
  ])}
  ${radial(
    'ch',
    [
      [0, '#ff8796'],
      [0.28, '#f0203f'],
      [0.7, '#a80528'],
      [1, '#5c0220'],
    ],
    [0.36, 0.3],
    0.78,
  )}
  ${linear('stem', [
    [0, '#8bc34a'],
    [1, '#2e6a2b'],
  ])}${linear(
    'leaf',
    [
      [0, '#b4e066'],
      [0.5, '#4fae3d'],
      [1, '#1d6a34'],
    ],
    [0, 0],
    [1, 1],
  )}
  ${linear(
    'gold',
    [
      [0, '#b06a12'],
      [0.3, '#ffe9a3'],
      [0.6, '#f0b030'],
      [1, '#94520c'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${linear(
    'drum',
    [
      [0, '#0d6b78'],
      [0.3, '#2cc4c0'],
      [0.6, '#159aa2'],
      [1, '#07444f'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${linear('skin', [
    [0, '#fffaf0'],
    [1, '#f0d6b8'],
  ])}</defs>`;

const bunting = (y: number, sag: number, colours: readonly string[], from: number): string => {
  const flags = repeat(9, (i) => {
    const t = (i + 0.5) / 9;
    const x = -10 + 320 * t;
    const top = y + from * (1 - t) + sag * 4 * t * (1 - t);
    return `<path d="M${x - 15} ${top - 2}q15 4 30 0l-15 34Z" fill="${colours[i % colours.length]}"/>`;
  });
  return `${flags}<path d="M-10 ${y + from}Q150 ${y + sag * 2 + from / 2} 310 ${y}" stroke="#8c1640" stroke-width="2.5" fill="none"/>`;
};

const cherry = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint('ch')}"/><path d="M${x - r * 0.16} ${y - r * 0.86}q${r * 0.2} ${r * 0.22} ${r * 0.42} 0" stroke="#4a0418" stroke-width="5" fill="none" stroke-linecap="round" opacity=".6"/>
  <path d="M${x - r * 0.72} ${y - r * 0.12}C${x - r * 0.72} ${y - r * 0.5} ${x - r * 0.5} ${y - r * 0.7} ${x - r * 0.26} ${y - r * 0.74}C${x - r * 0.36} ${y - r * 0.5} ${x - r * 0.5} ${y - r * 0.36} ${x - r * 0.72} ${y - r * 0.12}Z" fill="#fff" opacity=".85"/>
  <path d="M${x + r * 0.2} ${y + r * 0.9}A${r} ${r} 0 0 0 ${x + r * 0.92} ${y + r * 0.12}" stroke="#ff9a8a" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>`;

const fruit = `<path d="M104 150C112 104 142 72 176 46M198 164C204 118 194 78 176 46" stroke="#1d4a24" stroke-width="10" fill="none" stroke-linecap="round"/><path d="M104 150C112 104 142 72 176 46M198 164C204 118 194 78 176 46" stroke="${paint('stem')}" stroke-width="6" fill="none" stroke-linecap="round"/>
  <path d="M174 48C196 12 240 10 268 30C248 64 206 72 174 48Z" fill="${paint('leaf')}"/><path d="M178 47C206 42 234 36 262 31M206 42l8-16M226 39l10-16M208 42l14 14M230 38l12 12" stroke="#1d6a34" stroke-width="1.8" fill="none"/>
  <path d="M174 46C150 26 122 26 104 40C120 62 150 64 174 46Z" fill="${paint('leaf')}"/><path d="M171 46C150 42 130 40 112 41" stroke="#1d6a34" stroke-width="1.8" fill="none"/><circle cx="175" cy="47" r="6" fill="#5a7a2a"/>
  ${cherry(206, 196, 60)}${cherry(102, 188, 66)}`;

const drum = place(
  0,
  -34,
  `<path d="M46 268V400H254V268Z" fill="${paint('drum')}"/><path d="M46 284l35 78 35-70 34 78 35-78 34 70 35-78" fill="none" stroke="#fff3d8" stroke-width="4" stroke-linejoin="round" opacity=".9"/>
  <ellipse cx="150" cy="262" rx="110" ry="27" fill="${paint('gold')}"/><path d="M40 262v14Q150 322 260 276v-14Q150 308 40 262Z" fill="${paint('gold')}"/><ellipse cx="150" cy="260" rx="101" ry="22" fill="${paint('skin')}"/><ellipse cx="104" cy="258" rx="44" ry="9" fill="#a35a4a" opacity=".5"/><ellipse cx="204" cy="262" rx="40" ry="8" fill="#a35a4a" opacity=".5"/>`,
);

const confetti = scatter(41, 44, { x: 0, y: 40, width: 300, height: 210 }, (x, y, a, b) => {
  const colour = ['#ffe14d', '#2cc4c0', '#fff', '#ff4d7d', '#7a3fd0'][Math.floor(b * 5)] ?? '#fff';
  return `<path d="M${Math.round(x)} ${Math.round(y)}l${Math.round(3 + a * 5)} ${Math.round(b * 6 - 3)}l3 4l${-Math.round(3 + a * 5)} ${Math.round(3 - b * 6)}Z" fill="${colour}"/>`;
});

const ribbons = `<g fill="none" stroke-width="5" stroke-linecap="round"><path d="M20 96q14 12 2 26t4 28 0 28 4 26" stroke="#2cc4c0"/><path d="M282 92q-14 12-2 28t-6 28 2 28-4 26" stroke="#ffd23f"/></g>`;

/** A pair of cherries on a brass-rimmed drum under flags and confetti. */
export const cherryParade = (): string =>
  tile(
    'gcp',
    'cherry-parade',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#fff0b8'],
        [1, '#ffc93f'],
      ],
      edge: '#8a0f3f',
      groundTop: 268,
      ground: '#5a0730',
      depth: 4,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/>${beams(150, 168, 420, 10, '#fff', 0.2)}${glow('halo', 150, 166, 130)}
    ${confetti}${bunting(10, 26, ['#fff3d8', '#2cc4c0', '#ffd23f', '#ff4d7d', '#6a3fc4'], -6)}${ribbons}${drum}${place(17, 4, fruit, 0.88)}`,
  );
