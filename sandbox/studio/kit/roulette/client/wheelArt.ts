/** The drawing of a roulette wheel from above, in a box of −100 to 100. */
import { vector } from '../../../client/element.ts';
import { colourOf } from '../colours.ts';
import { WHEEL } from '../places.ts';
import { POCKET_TURN } from './wheelMotion.ts';

const BOX = '-100 -100 200 200';
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const at = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;

/** A part of a ring between two angles. */
const ringPart = (from: number, to: number, outer: number, inner: number): string =>
  `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;

type Stops = readonly (readonly [offset: number, colour: string])[];

const stopsOf = (stops: Stops): SVGElement[] =>
  stops.map(([offset, colour]) => vector('stop', { offset, 'stop-color': colour }));

const radial = (id: string, stops: Stops, cx = 0, cy = 0, r = 100): SVGElement =>
  vector('radialGradient', { id, cx, cy, r, gradientUnits: 'userSpaceOnUse' }, ...stopsOf(stops));

const disc = (r: number, fill: string, more: Readonly<Record<string, string | number>> = {}): SVGElement =>
  vector('circle', { r, fill, ...more });

const ring = (r: number, width: number, stroke: string): SVGElement =>
  vector('circle', { r, fill: 'none', stroke, 'stroke-width': width });

const picture = (name: string, ...children: readonly Node[]): SVGElement =>
  vector('svg', { viewBox: BOX, class: `rw-${name}`, 'aria-hidden': 'true', focusable: 'false' }, ...children);

/** The bowl with its rim, the ball's track and the deflectors. It stands still. */
export function drawBowl(): SVGElement {
  const deflectors = Array.from({ length: 8 }, (_, index) => {
    const isRadial = index % 2 === 0;
    return vector('path', {
      d: isRadial ? 'M0-79.6 1.5-76 0-72.4-1.5-76Z' : 'M-3.6-76 0-77.5 3.6-76 0-74.5Z',
      transform: `rotate(${index * 45 + 22.5})`,
      fill: 'url(#rw-brass)',
      stroke: '#4b3510',
      'stroke-width': 0.4,
    });
  });
  return picture(
    'bowl',
    vector(
      'defs',
      {},
      radial('rw-wood', [
        [0.84, '#2d0f08'],
        [0.88, '#8a3f1f'],
        [0.92, '#b5602f'],
        [0.96, '#7a3318'],
        [1, '#2a0d06'],
      ]),
      radial('rw-track', [
        [0.7, '#1c0a06'],
        [0.76, '#4a2012'],
        [0.83, '#6b3119'],
        [0.87, '#2b1009'],
      ]),
      vector(
        'linearGradient',
        { id: 'rw-brass', x1: 0, y1: 0, x2: 1, y2: 1 },
        ...stopsOf([
          [0, '#fff1c4'],
          [0.45, '#d9a441'],
          [1, '#7d5416'],
        ]),
      ),
    ),
    disc(99, 'url(#rw-wood)', { stroke: '#150603', 'stroke-width': 1.4 }),
    ring(97.2, 0.8, 'rgb(255 220 170 / 35%)'),
    ring(86.6, 1.5, 'url(#rw-brass)'),
    disc(86, 'url(#rw-track)'),
    ring(78.8, 0.5, 'rgb(255 214 160 / 22%)'),
    ...deflectors,
    ring(72.4, 1.2, 'url(#rw-brass)'),
  );
}

/** The rotor: numbers, pockets, cone and turret. The pocket of 0 is at the top. */
export function drawRotor(): SVGElement {
  const half = POCKET_TURN / 2;
  const pockets = WHEEL.flatMap((number, index) => {
    const angle = index * POCKET_TURN;
    const colour = colourOf(number);
    return [
      vector('path', { d: ringPart(angle - half, angle + half, 71.5, 58), class: `rw-number is-${colour}` }),
      vector('path', { d: ringPart(angle - half, angle + half, 58, 44), class: `rw-pocket is-${colour}` }),
    ];
  });
  const frets = WHEEL.map((_, index) =>
    vector('path', {
      d: `M0-71.5V-44`,
      transform: `rotate(${degrees(index * POCKET_TURN + half)})`,
      stroke: 'url(#rw-fret)',
      'stroke-width': 0.9,
    }),
  );
  const figures = WHEEL.map((number, index) => {
    const text = vector('text', {
      class: 'rw-figure',
      transform: `rotate(${degrees(index * POCKET_TURN)}) translate(0 -62.4)`,
      'text-anchor': 'middle',
    });
    text.textContent = String(number);
    return text;
  });
  const spokes = Array.from({ length: 8 }, (_, index) =>
    vector('path', {
      d: ringPart((index * Math.PI) / 4, ((index + 1) * Math.PI) / 4, 43, 12),
      fill: index % 2 === 0 ? 'rgb(255 226 170 / 9%)' : 'rgb(0 0 0 / 14%)',
    }),
  );
  const arms = [0, 90, 180, 270].map((turn) =>
    vector(
      'g',
      { transform: `rotate(${turn})` },
      vector('path', {
        d: 'M-2.2-6 -1.3-21H1.3L2.2-6Z',
        fill: 'url(#rw-fret)',
        stroke: '#4b3510',
        'stroke-width': 0.4,
      }),
      vector('circle', { cy: -23, r: 3.6, fill: 'url(#rw-knob)', stroke: '#4b3510', 'stroke-width': 0.4 }),
    ),
  );
  return picture(
    'rotor',
    vector(
      'defs',
      {},
      radial('rw-depth', [
        [0.43, 'rgb(0 0 0 / 62%)'],
        [0.5, 'rgb(0 0 0 / 22%)'],
        [0.58, 'rgb(0 0 0 / 40%)'],
        [0.582, 'rgb(0 0 0 / 0%)'],
        [0.66, 'rgb(255 255 255 / 7%)'],
        [0.715, 'rgb(0 0 0 / 28%)'],
      ]),
      radial(
        'rw-cone',
        [
          [0, '#e9bd6a'],
          [0.45, '#a15c26'],
          [0.85, '#5c2712'],
          [1, '#2c1008'],
        ],
        0,
        0,
        44,
      ),
      vector(
        'linearGradient',
        { id: 'rw-fret', x1: 0, y1: -70, x2: 0, y2: -6, gradientUnits: 'userSpaceOnUse' },
        ...stopsOf([
          [0, '#f9e3ac'],
          [0.6, '#d3a049'],
          [1, '#8b611f'],
        ]),
      ),
      radial(
        'rw-knob',
        [
          [0, '#fff6d8'],
          [0.5, '#dca94c'],
          [1, '#7d5416'],
        ],
        -1,
        -24.5,
        5,
      ),
      radial(
        'rw-hub',
        [
          [0, '#fffae4'],
          [0.4, '#e3b358'],
          [1, '#7b5216'],
        ],
        -2.5,
        -3,
        11,
      ),
    ),
    ...pockets,
    disc(71.5, 'url(#rw-depth)'),
    ...frets,
    ...figures,
    ring(58, 0.7, '#e2b761'),
    ring(71.3, 0.8, '#e2b761'),
    disc(44, 'url(#rw-cone)', { stroke: '#e2b761', 'stroke-width': 1 }),
    ...spokes,
    ring(30, 0.5, 'rgb(255 226 170 / 35%)'),
    ...arms,
    disc(8.5, 'url(#rw-hub)', { stroke: '#4b3510', 'stroke-width': 0.5 }),
    vector('circle', { r: 3, fill: '#fff3cc', opacity: 0.85 }),
  );
}
