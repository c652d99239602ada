import { fill, solid } from './shapes.ts';

export type Point = readonly [x: number, y: number];
/** Four colours of one stone, from the darkest to the brightest facet. */
export type Ramp = readonly [deep: string, dark: string, mid: string, bright: string];

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour of a facet for a light intensity from 0 to 1. */
const facetColour = (ramp: Ramp, light: number): string => {
  const place = Math.min(0.999, Math.max(0, light)) * (ramp.length - 1);
  const low = channels(ramp[Math.floor(place)] ?? ramp[0]);
  const high = channels(ramp[Math.floor(place) + 1] ?? ramp[3]);
  const part = place % 1;
  return `#${low
    .map((value, i) =>
      Math.round(value + ((high[i] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ')}Z`;

/** A facet lit from the upper left; neighbouring facets differ in brightness. */
const facet = (centre: Point, points: readonly Point[], ramp: Ramp, lift: number): string => {
  const [x, y] = middle(points);
  const length = Math.hypot(x - centre[0], y - centre[1]) || 1;
  const facing = (-0.55 * (x - centre[0]) - 0.83 * (y - centre[1])) / length;
  return fill(outline(points), facetColour(ramp, 0.46 + facing * 0.4 + lift));
};

const towards = (centre: Point, point: Point, share: number): Point => [
  centre[0] + (point[0] - centre[0]) * share,
  centre[1] + (point[1] - centre[1]) * share,
];

const at = (points: readonly Point[], index: number): Point => points[index % points.length] ?? [60, 60];

const tableLight = (table: readonly Point[], ramp: Ramp): string => {
  const [x, y] = middle(table);
  const flash = [at(table, table.length - 1), at(table, 0), at(table, 1), [x, y] as const];
  return fill(outline(table), facetColour(ramp, 0.6)) + fill(outline(flash), ramp[3], 0.75);
};

/** A brilliant: girdle, kite and star facets around a flat table of `share` of the width. */
export const brilliant = (girdle: readonly Point[], ramp: Ramp, share = 0.5): string => {
  const centre = middle(girdle);
  const table = girdle.map((point) => towards(centre, point, share));
  const waist = girdle.map((point, i) => towards(centre, middle([point, at(girdle, i + 1)]), 0.5 + share / 2));
  const facets = girdle.map((point, i) => {
    const last = at(waist, i + girdle.length - 1);
    return (
      facet(centre, [point, at(girdle, i + 1), at(waist, i)], ramp, i % 2 === 0 ? 0.02 : -0.16) +
      facet(centre, [point, at(waist, i), at(table, i), last], ramp, i % 2 === 0 ? 0.16 : 0) +
      facet(centre, [at(table, i), at(table, i + 1), at(waist, i)], ramp, i % 2 === 0 ? -0.14 : 0.06)
    );
  });
  return solid(outline(girdle), ramp[1]) + facets.join('') + tableLight(table, ramp);
};

/** A step cut: straight terraces parallel to the edge, each slightly flatter than the previous one. */
export const stepCut = (girdle: readonly Point[], ramp: Ramp, shares: readonly number[] = [0.76, 0.52]): string => {
  const centre = middle(girdle);
  let outer = girdle;
  let facets = '';
  shares.forEach((share, step) => {
    const inner = girdle.map((point) => towards(centre, point, share));
    facets += outer
      .map((point, i) =>
        facet(centre, [point, at(outer, i + 1), at(inner, i + 1), at(inner, i)], ramp, step * 0.14 - (i % 2) * 0.1),
      )
      .join('');
    outer = inner;
  });
  return solid(outline(girdle), ramp[1]) + facets + tableLight(outer, ramp);
};
