import { blur, glow, linear, paint, place, radial, repeat, scatter, specks } from '../drawing.ts';
import { tile } from '../title.ts';

const light = `<defs>${radial(
  'bg',
  [
    [0, '#5a4a7a'],
    [0.4, '#332a52'],
    [1, '#0e0c1c'],
  ],
  [0.5, 0.4],
  0.75,
)}
  ${radial('hot', [
    [0, '#fff3b8', 0.95],
    [0.3, '#ffb23a', 0.6],
    [1, '#ff5a10', 0],
  ])}${radial('cool', [
    [0, '#e0fbff', 0.8],
    [0.5, '#6ab8ff', 0.35],
    [1, '#6a5aff', 0],
  ])}
  ${linear('iron', [
    [0, '#7d8296'],
    [0.3, '#3f4256'],
    [1, '#15151f'],
  ])}${linear(
    'ironh',
    [
      [0, '#1a1a26'],
      [0.35, '#6d7188'],
      [0.6, '#3a3c4e'],
      [1, '#12121c'],
    ],
    [0, 0],
    [1, 0],
  )}
  ${linear('melt', [
    [0, '#fffbe0'],
    [0.4, '#ffe05a'],
    [1, '#ffa02a'],
  ])}${linear(
    'a',
    [
      [0, '#ffffff'],
      [1, '#8fdcff'],
    ],
    [0, 0],
    [1, 1],
  )}${linear('b', [
    [0, '#7fd0ff'],
    [1, '#2a6ae0'],
  ])}${linear('c', [
    [0, '#4a8cf5'],
    [1, '#2a2ca8'],
  ])}${linear('d', [
    [0, '#b8a5ff'],
    [1, '#5a3ad8'],
  ])}${linear('e', [
    [0, '#3a2ca8'],
    [0.6, '#7a3ad0'],
    [1, '#ff9a5a'],
  ])}${blur('sb', 4)}</defs>`;

const gear = (teeth: number, radius: number): string => {
  const outline = repeat(teeth, (i) => {
    const at = (share: number, r: number): string => {
      const angle = ((i + share) * 2 * Math.PI) / teeth;
      return `${i === 0 && share === 0 ? 'M' : 'L'}${r * Math.cos(angle)} ${r * Math.sin(angle)}`;
    };
    return at(0, radius) + at(0.14, radius * 1.18) + at(0.42, radius * 1.18) + at(0.56, radius);
  });
  return `<path d="${outline}Z" fill="${paint('iron')}" stroke="#0d0d16" stroke-width="2"/><circle r="${radius * 0.62}" fill="#1b1a2c"/><circle r="${radius * 0.62}" fill="none" stroke="#8a8ea8" stroke-opacity=".5" stroke-width="2"/><path d="${repeat(3, (i) => `M${-radius * 0.66 * Math.cos(i * 1.05)} ${-radius * 0.66 * Math.sin(i * 1.05)}L${radius * 0.66 * Math.cos(i * 1.05)} ${radius * 0.66 * Math.sin(i * 1.05)}`)}" stroke="#3d4056" stroke-width="${radius * 0.2}"/><circle r="${radius * 0.24}" fill="${paint('iron')}"/>`;
};

const hall = `<g opacity=".85">${place(42, 70, gear(14, 50), 1, 8)}${place(266, 96, gear(12, 40))}${place(8, 168, gear(10, 32), 1, 14)}</g><path d="M0 0H300V14H0Z" fill="#0d0c18"/><path d="M0 14H300" stroke="#ffb04a" stroke-opacity=".4" stroke-width="2"/><path d="M112 0V40M188 0V40" stroke="#0d0c18" stroke-width="10"/><path d="M112 0V40M188 0V40" stroke="#5a5e76" stroke-width="3" stroke-dasharray="7 4"/>`;

/** Facets from top to bottom: first the crown, then the pavilion, lit by the furnace. */
const gem = `<path d="M-46 -70H46L98 -18 0 96-98 -18Z" fill="#2a2480"/><path d="M-46 -70H46L28 -48H-28Z" fill="#f2fdff"/><path d="M-46 -70L-28 -48-58 -18-98 -18Z" fill="${paint('a')}"/><path d="M46 -70L28 -48 58 -18 98 -18Z" fill="${paint('c')}"/><path d="M-28 -48H28L0 -18Z" fill="${paint('b')}"/><path d="M-28 -48L0 -18H-58Z" fill="${paint('d')}"/><path d="M28 -48L58 -18H0Z" fill="${paint('b')}"/>
  <path d="M-98 -18H-58L0 96Z" fill="${paint('b')}"/><path d="M-58 -18H-22L0 96Z" fill="${paint('d')}"/><path d="M-22 -18H22L0 96Z" fill="${paint('c')}"/><path d="M22 -18H58L0 96Z" fill="${paint('e')}"/><path d="M58 -18H98L0 96Z" fill="${paint('c')}"/><path d="M-98 -18H98" stroke="#e6fbff" stroke-opacity=".7" stroke-width="1.6"/>
  <path d="M-46 -70H46L98 -18 0 96-98 -18Z" fill="none" stroke="#eafcff" stroke-width="2.5" stroke-linejoin="round"/><path d="M-40 -64H-4L-18 -52H-26Z" fill="#fff"/><path d="M-84 -18L-52 24" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/><path d="M6 84L86 -8" stroke="#ffb45a" stroke-width="3" stroke-linecap="round" opacity=".9"/>
  <path d="M-46 -92L-42.5 -74-24 -70-42.5 -66-46 -48-49.5 -66-68 -70-49.5 -74Z" fill="#fff"/>`;

const crucible = `<path d="M54 268H246L226 340C220 366 80 366 74 340Z" fill="${paint('ironh')}"/><path d="M40 252H260L252 282Q150 306 48 282Z" fill="${paint('ironh')}"/><ellipse cx="150" cy="252" rx="110" ry="24" fill="#1a1a26"/><ellipse cx="150" cy="252" rx="100" ry="19" fill="${paint('melt')}"/><ellipse cx="140" cy="250" rx="58" ry="8" fill="#fffbe0" opacity=".8"/>
  <path d="M62 266Q66 306 72 302T82 270ZM206 272q2 46 10 42t10-46Z" fill="${paint('melt')}"/><path d="M48 282Q150 306 252 282" stroke="#ffb04a" stroke-width="2" fill="none" opacity=".7"/>${repeat(6, (i) => `<circle cx="${84 + i * 26.5}" cy="${290 + (i > 0 && i < 5 ? 5 : 1)}" r="3.4" fill="#9a9eb8"/>`)}`;

const sparks = scatter(19, 18, { x: 40, y: 120, width: 220, height: 126 }, (x, y, a, b) => {
  const lean = (x - 150) / 14;
  return `M${Math.round(x)} ${Math.round(y)}q${(lean * 0.3).toFixed(1)} ${-Math.round(4 + a * 6)} ${lean.toFixed(1)} ${-Math.round(6 + b * 14)}`;
});

/** A large sapphire above a crucible of molten gold. */
export const gemFoundry = (): string =>
  tile(
    'ggf',
    'gem-foundry',
    {
      face: [
        [0, '#ffffff'],
        [0.45, '#ffe48a'],
        [1, '#ff9a1f'],
      ],
      edge: '#2a1208',
      ground: '#0e0a16',
      groundTop: 272,
      depth: 4,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/>${hall}${glow('hot', 150, 256, 170)}${glow('cool', 150, 130, 150)}
    <path d="M112 36C84 56 50 84 48 128L62 134C66 96 100 72 120 50ZM188 36C216 56 250 84 252 128L238 134C234 96 200 72 180 50Z" fill="${paint('iron')}" stroke="#0d0d16" stroke-width="2"/>${crucible}<ellipse cx="150" cy="246" rx="52" ry="8" fill="#fff" opacity=".85" filter="${paint('sb')}"/>
    ${glow('hot', 150, 246, 104, 0.8)}${place(150, 148, gem, 1.06)}<path d="M40 118l22 2-2 20-18-4ZM260 118l-22 2 2 20 18-4Z" fill="#5a5e76" stroke="#0d0d16" stroke-width="2"/>
    <path d="${sparks}" stroke="#ffe9a8" stroke-width="1.6" stroke-linecap="round" fill="none"/>${specks(23, 20, { x: 20, y: 60, width: 260, height: 180 }, '#ffd88a', 0.6, 1.8)}`,
  );
