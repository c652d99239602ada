import { blur, glow, linear, mirror, paint, place, radial, repeat, specks } from '../drawing.ts';
import { tile } from '../title.ts';

const light = `<defs>${linear('sky', [
  [0, '#03201f'],
  [0.35, '#0d5a4c'],
  [0.62, '#79c29a'],
  [0.8, '#f6e7ae'],
])}
  ${radial('sun', [
    [0, '#fffbe0'],
    [0.35, '#ffeeb0', 0.85],
    [1, '#d8f0b8', 0],
  ])}
  ${radial(
    'jade',
    [
      [0.3, '#e4ffe9'],
      [0.5, '#8ce8ba'],
      [0.74, '#2fa97c'],
      [0.93, '#0f6a52'],
      [1, '#0a4a3c'],
    ],
    [0.42, 0.36],
    0.68,
  )}
  ${linear('far', [
    [0, '#6fae93'],
    [1, '#d5e6b4'],
  ])}${linear('mid', [
    [0, '#2d7a66'],
    [1, '#9fcfa2'],
  ])}${linear('near', [
    [0, '#0a4138'],
    [1, '#04201d'],
  ])}
  ${linear('mist', [
    [0, '#f7f3d0', 0],
    [0.5, '#f7f3d0', 0.75],
    [1, '#f7f3d0', 0],
  ])}${linear('stair', [
    [0, '#fff6cd'],
    [1, '#e0a93f'],
  ])}
  ${linear('roof', [
    [0, '#0e5a4a'],
    [1, '#042a26'],
  ])}${blur('mb', 7)}</defs>`;

const ring = (count: number, radius: number, size: number): string =>
  repeat(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    return `<circle cx="${150 + radius * Math.cos(angle)}" cy="${124 + radius * Math.sin(angle)}" r="${size}"/>`;
  });

const disc = `${glow('sun', 150, 124, 165)}<circle cx="150" cy="124" r="98" fill="${paint('jade')}"/><circle cx="150" cy="124" r="93" fill="none" stroke="#eafff0" stroke-opacity=".55" stroke-width="2.5"/><circle cx="150" cy="124" r="41" fill="none" stroke="#0c5a48" stroke-opacity=".6" stroke-width="5"/>
  <g fill="#eafff0" fill-opacity=".42" stroke="#0b5a47" stroke-opacity=".5" stroke-width="1.4">${ring(30, 80, 5.2)}${ring(22, 64, 5)}${ring(16, 50, 4.4)}</g>
  <circle cx="150" cy="124" r="37" fill="#fff8d4"/><path d="M66 92A90 90 0 0 1 136 35" stroke="#fff" stroke-opacity=".8" stroke-width="6" stroke-linecap="round" fill="none"/>`;

const spires = `<path d="M-4 300C0 230 14 210 18 168C24 150 34 152 40 176C46 214 52 240 60 400H-4ZM232 400C240 250 246 220 252 190C258 172 268 174 274 196C282 230 296 260 304 400Z" fill="${paint('far')}" opacity=".85"/>
  <path d="M30 400C36 270 48 262 54 226C62 208 72 212 78 234C84 262 96 290 104 400ZM206 400C210 284 220 272 226 246C232 232 240 236 244 252C252 286 262 300 268 400Z" fill="${paint('mid')}"/>
  <rect y="236" width="300" height="74" fill="${paint('mist')}"/>`;

const pine = (x: number, y: number): string => `M${x} ${y - 15}l5 7h-3l5 7H${x - 7}l5-7h-3Z`;

const peak = `<path d="M126 200L118 214 125 226 110 246 117 258 98 280 108 296 82 330 92 346 66 400H236L210 348 218 334 192 300 203 284 182 262 190 250 173 228 181 214 174 200Z" fill="${paint('near')}"/>
  <path d="M125 226L110 246 117 258 134 242ZM117 258L98 280 108 296 128 274ZM108 296L82 330 92 346 120 314ZM126 200L118 214 125 226 140 206Z" fill="#3fa37f" opacity=".6"/><path d="M173 228L190 250 182 262 166 246ZM182 262L203 284 192 300 176 280ZM192 300L218 334 210 348 180 320Z" fill="#02130f" opacity=".55"/>
  <path d="${pine(113, 247)}${pine(101, 281)}${pine(188, 251)}${pine(200, 285)}" fill="#05352c"/>
  <path d="M150 200L166 222 134 246 172 272 122 304 176 340" fill="none" stroke="#6d4a16" stroke-width="12" stroke-linejoin="round" opacity=".55"/><path d="M150 200L166 222 134 246 172 272 122 304 176 340" fill="none" stroke="${paint('stair')}" stroke-width="8" stroke-linejoin="round"/><path d="M150 200L166 222 134 246 172 272 122 304 176 340" fill="none" stroke="#8a5a1c" stroke-width="8" stroke-dasharray="1.3 4" opacity=".75"/>`;

const storey = (y: number, half: number, height: number): string =>
  `<path d="M${-half * 0.56} ${y}v${-height}h${half * 1.12}v${height}Z" fill="#063a32"/><path d="M${-half * 0.3} ${y}v${-height + 3}h${half * 0.6}v${height - 3}Z" fill="#ffd66b"/><path d="M0 ${y}v${-height}" stroke="#063a32" stroke-width="2.4"/>
  <path d="M${-half} ${y - height + 2}C${-half * 0.7} ${y - height - 3} ${-half * 0.45} ${y - height - 9} ${-half * 0.34} ${y - height - 14}H${half * 0.34}C${half * 0.45} ${y - height - 9} ${half * 0.7} ${y - height - 3} ${half} ${y - height + 2}L${half * 0.8} ${y - height + 5}H${-half * 0.8}Z" fill="${paint('roof')}"/><path d="M${-half} ${y - height + 2}L${-half * 0.8} ${y - height + 5}H${half * 0.8}L${half} ${y - height + 2}" fill="none" stroke="#f2c14e" stroke-width="1.8"/>`;

const pagoda = place(
  150,
  200,
  `<path d="M-34 0h68l-4-7h-60Z" fill="#0a4a3e"/>${storey(-6, 44, 22)}${storey(-40, 36, 19)}${storey(-70, 29, 16)}<path d="M0 -112V-96M-3 -98h6" stroke="#f2c14e" stroke-width="3" stroke-linecap="round"/><circle cy="-114" r="3.4" fill="#fff2b8"/>`,
);

const bough = `<path d="M-6 20C30 26 50 44 84 40C60 52 30 44 -6 40Z" fill="#2b1a10"/><g fill="#0a4a3a"><path d="M-8 6C10 -8 40 0 52 18C36 26 8 26 -8 22Z"/><path d="M36 38C44 20 78 18 96 36C84 50 50 52 36 38Z"/></g><g fill="#2f9a6c"><path d="M-8 4C10 -8 38 -2 50 14C30 10 10 10 -8 14Z"/><path d="M40 32C52 20 76 20 90 32C74 30 56 30 40 32Z"/></g>`;

const cranes = [
  [60, 150, 1],
  [38, 172, 0.7],
  [82, 176, 0.6],
]
  .map(([x = 0, y = 0, scale = 1]) =>
    place(
      x,
      y,
      '<path d="M0 0C-8 -10 -18 -12 -26 -8C-16 -6 -8 0 -2 6L14 3L4 0C6 -8 14 -14 24 -14C16 -18 4 -12 0 0Z" fill="#fffdf0"/>',
      scale,
    ),
  )
  .join('');

/** A stair up a steep mountain to a pagoda in front of a sun of carved jade. */
export const jadeAscent = (): string =>
  tile(
    'gja',
    'jade-ascent',
    {
      face: [
        [0, '#f4ffe9'],
        [0.5, '#9df0c0'],
        [1, '#2fae7e'],
      ],
      edge: '#02221d',
      ground: '#021a17',
      groundTop: 262,
    },
    `${light}<rect width="300" height="400" fill="${paint('sky')}"/>${specks(9, 14, { x: 0, y: 0, width: 300, height: 70 }, '#f4ffd8', 0.5, 1.4)}${disc}${spires}${peak}${pagoda}
    <ellipse cx="60" cy="262" rx="120" ry="16" fill="#fbf6d8" opacity=".5" filter="${paint('mb')}"/><ellipse cx="250" cy="284" rx="110" ry="14" fill="#fbf6d8" opacity=".45" filter="${paint('mb')}"/>${cranes}${place(0, 8, bough)}${mirror(150, place(0, 236, bough, 0.9))}`,
  );
