import { vector } from '../element.ts';
import type { WinTier } from '../winTier.ts';
import { arc, circle, gradient, polygon, starPoints, turned } from './emblemPen.ts';

const GOLD = ['#fff3c4', '#f2c14e', '#a8631b'] as const;

/** Gradients that the letters and all emblems use. */
const metals = (face: readonly string[]): SVGElement =>
  vector(
    'defs',
    {},
    gradient('tier-face-fill', face),
    gradient('tier-rim-fill', ['#fffbe6', '#d9962b', '#fff0b8', '#8a4a10']),
    gradient('tier-gold-fill', GOLD),
    gradient('tier-disc-fill', ['#4b1d6e', '#1c0b3c']),
    gradient('tier-ruby-fill', ['#ff6a6a', '#b3122f', '#5c0419']),
    gradient('tier-gem-fill', ['#e8fbff', '#6fd3ff', '#1d6fd1']),
  );

/** Big: two laurel branches and three stars around a lit disc. */
const big = (): SVGElement[] => [
  metals(['#fffdf0', '#ffe08a', '#f0a830', '#c9721c']),
  circle(0, 0, 178, 'tier-glow-disc'),
  circle(0, 0, 176, 'tier-line'),
  ...[-1, 1].map((side) =>
    vector(
      'g',
      { transform: `scale(${side} 1)` },
      vector('path', { d: 'M20 204C118 206 196 132 206 10', class: 'tier-stem' }),
      ...arc(9, (part) => {
        const angle = 1.42 - part * 1.42;
        const [x, y] = [Math.cos(angle) * 206, Math.sin(angle) * 206];
        const turn = (angle * 180) / Math.PI - 90 - part * 14;
        return [leaf(x, y, turn - 38, 1 - part * 0.3), leaf(x, y, turn + 42, 1 - part * 0.3)];
      }).flat(),
    ),
  ),
  star(0, -176, 34),
  star(-92, -150, 23),
  star(92, -150, 23),
];

/** Huge: a ruby badge of rays with lights around its rim. */
const huge = (): SVGElement[] => [
  metals(['#fffef4', '#ffe36e', '#ff9d2e', '#d4461a']),
  polygon(starPoints(32, 258, 214), 'tier-gold'),
  polygon(starPoints(32, 247, 207), 'tier-ruby'),
  circle(0, 0, 200, 'tier-gold'),
  circle(0, 0, 186, 'tier-ruby'),
  circle(0, 0, 164, 'tier-line'),
  ...arc(28, (part) => {
    const angle = part * Math.PI * 2 * (27 / 28);
    return circle(Math.cos(angle) * 193, Math.sin(angle) * 193, 5.6, 'tier-bulb');
  }),
  ...[-1, 1].map((side) =>
    vector(
      'g',
      { transform: `scale(${side} 1)` },
      ...[0, 1, 2].map((row) =>
        polygon(
          [
            [150, -30 + row * 36],
            [298 - row * 34, -58 + row * 44],
            [270 - row * 34, -24 + row * 44],
            [150, 4 + row * 36],
          ],
          'tier-gold',
        ),
      ),
    ),
  ),
  star(0, -188, 42),
  star(0, 190, 26),
];

/** Grand: a crown over a medallion with gems, and palms on both sides. */
const grand = (): SVGElement[] => [
  metals(['#ffffff', '#fff2a8', '#ffcb45', '#e58a12']),
  ...arc(24, (part) =>
    turned(
      part * 360 * (23 / 24),
      polygon(
        [
          [-15, -196],
          [0, -250],
          [15, -196],
        ],
        'tier-gold',
      ),
    ),
  ),
  circle(0, 0, 222, 'tier-gold'),
  circle(0, 0, 206, 'tier-disc'),
  circle(0, 0, 198, 'tier-line'),
  ...arc(40, (part) => {
    const angle = part * Math.PI * 2 * (39 / 40);
    return circle(Math.cos(angle) * 214, Math.sin(angle) * 214, 3.6, 'tier-pearl');
  }),
  ...[-1, 1].map((side) =>
    vector(
      'g',
      { transform: `scale(${side} 1)` },
      ...arc(8, (part) => {
        const angle = 1.3 - part * 1.1;
        return leaf(Math.cos(angle) * 252, Math.sin(angle) * 232, (angle * 180) / Math.PI - 60, 1.5);
      }),
    ),
  ),
  vector('path', {
    d: 'M-104 -118L-132 -218L-72 -172L-44 -244L0 -178L44 -244L72 -172L132 -218L104 -118Z',
    class: 'tier-crown',
  }),
  vector('path', { d: 'M-108 -128Q0 -104 108 -128L108 -98Q0 -74 -108 -98Z', class: 'tier-crown' }),
  ...[
    [-132, -222, 10],
    [-44, -249, 11],
    [44, -249, 11],
    [132, -222, 10],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'tier-pearl')),
  ...[-76, 0, 76].map((x) => gem(x, x === 0 ? -98 : -104, x === 0 ? 17 : 12)),
  gem(0, -196, 21),
  ...[-1, 1].map((side) => gem(side * 214, 0, 19)),
  gem(0, 216, 22),
];

/** The emblem behind the letters, for each tier. */
export const emblems: Readonly<Record<WinTier, () => SVGElement[]>> = { big, huge, grand };

const star = (x: number, y: number, reach: number): SVGElement =>
  vector(
    'g',
    { transform: `translate(${x} ${y})` },
    polygon(starPoints(5, reach * 1.18, reach * 0.55), 'tier-dark'),
    polygon(starPoints(5, reach, reach * 0.44), 'tier-gold'),
  );

const leaf = (x: number, y: number, turn: number, size: number): SVGElement =>
  vector('path', {
    d: 'M0 0C14 -12 15 -34 0 -48C-15 -34 -14 -12 0 0Z',
    class: 'tier-leaf',
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(2)})`,
  });

const gem = (x: number, y: number, reach: number): SVGElement =>
  vector(
    'g',
    { transform: `translate(${x} ${y})` },
    polygon(
      [
        [0, -reach * 1.25],
        [reach * 1.12, 0],
        [0, reach * 1.25],
        [-reach * 1.12, 0],
      ],
      'tier-dark',
    ),
    polygon(
      [
        [0, -reach],
        [reach * 0.86, 0],
        [0, reach],
        [-reach * 0.86, 0],
      ],
      'tier-gem',
    ),
    polygon(
      [
        [0, -reach],
        [reach * 0.4, -reach * 0.1],
        [0, reach * 0.2],
        [-reach * 0.4, -reach * 0.1],
      ],
      'tier-glint',
    ),
  );
