import { vector } from '../element.ts';

export type Point = readonly [x: number, y: number];

export const circle = (x: number, y: number, r: number, name: string): SVGElement =>
  vector('circle', { cx: x.toFixed(1), cy: y.toFixed(1), r, class: name });

export const polygon = (points: readonly Point[], name: string): SVGElement =>
  vector('polygon', { points: points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' '), class: name });

/** Points of a star around the origin, the first one upwards. */
export const starPoints = (count: number, outer: number, inner: number): Point[] =>
  Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index * Math.PI) / count - Math.PI / 2;
    const reach = index % 2 === 0 ? outer : inner;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });

/** `count` things along an arc; `part` goes from 0 to 1. */
export const arc = <T>(count: number, at: (part: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => at(index / (count - 1)));

export const turned = (degrees: number, node: SVGElement): SVGElement =>
  vector('g', { transform: `rotate(${degrees.toFixed(1)})` }, node);

/** A gradient from the top to the bottom of what it fills. */
export const gradient = (id: string, colours: readonly string[]): SVGElement =>
  vector(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    ...colours.map((colour, index) =>
      vector('stop', { offset: (index / (colours.length - 1)).toFixed(2), 'stop-color': colour }),
    ),
  );
