/** The drawing of the big wheel, in a box of −100 to 100. */
import { vector } from '../../../client/element.ts';
import type { WheelField } from '../wheel.ts';

const TURN = 360;
const RIM = 86;
const HUB = 27;

type Stops = readonly (readonly [offset: number, colour: string])[];

const stopsOf = (stops: Stops): SVGElement[] =>
  stops.map(([offset, colour]) => vector('stop', { offset, 'stop-color': colour }));

const radial = (id: string, r: number, stops: Stops, cx = 0, cy = 0): SVGElement =>
  vector('radialGradient', { id, cx, cy, r, gradientUnits: 'userSpaceOnUse' }, ...stopsOf(stops));

const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
};

const sector = (from: number, to: number, outer: number, inner: number): string =>
  `M${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}Z`;

const circle = (r: number, fill: string, more: Readonly<Record<string, string | number>> = {}): SVGElement =>
  vector('circle', { r, fill, ...more });

const picture = (name: string, ...children: readonly Node[]): SVGElement =>
  vector(
    'svg',
    { viewBox: '-100 -100 200 200', class: `cw-${name}`, 'aria-hidden': 'true', focusable: 'false' },
    ...children,
  );

/** The class of a field's colour: by what it pays, or by its raise. */
export const lookOf = (field: WheelField): string =>
  field.kind === 'spot' ? `is-${field.pays}` : `is-raise${field.by}`;

export const labelOf = (field: WheelField): string => (field.kind === 'spot' ? String(field.pays) : `×${field.by}`);

/** The part that turns: fields, pegs and hub. */
export function drawDisc(fields: readonly WheelField[]): SVGElement {
  const step = TURN / fields.length;
  const sectors = fields.map((field, index) =>
    vector('path', { d: sector(index * step, (index + 1) * step, RIM, HUB), class: `cw-field ${lookOf(field)}` }),
  );
  const labels = fields.map((field, index) => {
    const text = vector('text', {
      class: `cw-label ${lookOf(field)}`,
      // Upright when the field is at the pointer, and not under it.
      transform: `rotate(${(index + 0.5) * step}) translate(0 -${RIM - 11.5})`,
      'text-anchor': 'middle',
      dy: '0.36em',
    });
    text.textContent = labelOf(field);
    return text;
  });
  const pegs = fields.map((_, index) => {
    const [x, y] = point(index * step, RIM + 2.6).split(' ');
    return vector('circle', {
      cx: x ?? 0,
      cy: y ?? 0,
      r: 1.35,
      fill: 'url(#cw-peg)',
      stroke: '#4b3208',
      'stroke-width': 0.3,
    });
  });
  const rays = Array.from({ length: 12 }, (_, index) =>
    vector('path', {
      d: `M0-${HUB - 2}L${point(15, 15)}L0-8L${point(-15, 15)}Z`,
      transform: `rotate(${index * 30})`,
      fill: index % 2 === 0 ? '#f3cf7d' : '#a8711f',
      opacity: 0.9,
    }),
  );
  return picture(
    'disc',
    vector(
      'defs',
      {},
      radial('cw-shade', RIM, [
        [0.3, 'rgb(0 0 0 / 46%)'],
        [0.5, 'rgb(0 0 0 / 6%)'],
        [0.86, 'rgb(255 255 255 / 10%)'],
        [1, 'rgb(0 0 0 / 30%)'],
      ]),
      radial('cw-hub', HUB, [
        [0, '#7a1f4b'],
        [0.7, '#4a1030'],
        [1, '#2a081c'],
      ]),
      vector(
        'radialGradient',
        { id: 'cw-peg', cx: 0.35, cy: 0.3, r: 0.8 },
        ...stopsOf([
          [0, '#fffbe6'],
          [0.5, '#e9bf62'],
          [1, '#8a5f1a'],
        ]),
      ),
    ),
    circle(RIM + 5.4, '#5a2a12', { stroke: '#e9bf62', 'stroke-width': 0.7 }),
    ...sectors,
    circle(RIM, 'url(#cw-shade)', { 'pointer-events': 'none' }),
    vector('circle', { r: RIM, fill: 'none', stroke: '#f4dda0', 'stroke-width': 0.9 }),
    ...labels,
    ...pegs,
    circle(HUB, 'url(#cw-hub)', { stroke: '#e9bf62', 'stroke-width': 1.4 }),
    ...rays,
    circle(8, 'url(#cw-peg)', { stroke: '#4b3208', 'stroke-width': 0.5 }),
  );
}

const LAMPS = 36;

/** The frame that stands still, with its lamps. */
export function drawFrame(): SVGElement {
  const lamps = Array.from({ length: LAMPS }, (_, index) => {
    const [x, y] = point((index * TURN) / LAMPS, 95.6).split(' ');
    return vector('circle', { cx: x ?? 0, cy: y ?? 0, r: 1.7, class: `cw-lamp is-${index % 2}` });
  });
  return picture(
    'frame',
    vector(
      'defs',
      {},
      radial('cw-ring', 100, [
        [0.91, '#3a1208'],
        [0.935, '#a5562a'],
        [0.955, '#d0813f'],
        [0.98, '#7c3718'],
        [1, '#2c0d05'],
      ]),
    ),
    vector('path', {
      d: 'M0-99.5A99.5 99.5 0 1 1-.01-99.5ZM0-91.6A91.6 91.6 0 1 0 .01-91.6Z',
      fill: 'url(#cw-ring)',
      'fill-rule': 'evenodd',
    }),
    vector('circle', { r: 99.2, fill: 'none', stroke: '#f4dda0', 'stroke-width': 0.7 }),
    vector('circle', { r: 91.8, fill: 'none', stroke: '#f4dda0', 'stroke-width': 0.9 }),
    ...lamps,
  );
}

/** The pointer at the top. It turns about its screw when a peg passes. */
export function drawPointer(): SVGElement {
  return vector(
    'svg',
    { viewBox: '-10 -8 20 30', class: 'cw-pointer', 'aria-hidden': 'true', focusable: 'false' },
    vector('path', {
      d: 'M-6.5-1C-6.5-6 6.5-6 6.5-1L1.2 19.5C.7 21.2-.7 21.2-1.2 19.5Z',
      fill: '#c42338',
      stroke: '#fff1c4',
      'stroke-width': 1,
    }),
    vector('path', { d: 'M-4.6-1.2C-4-4.4 0-4.6 1-3.8-2.4-2-1.4 8-.6 17Z', fill: '#ff8d8d', opacity: 0.6 }),
    vector('circle', { r: 2.6, fill: '#fff1c4', stroke: '#6b4a12', 'stroke-width': 0.7 }),
  );
}
