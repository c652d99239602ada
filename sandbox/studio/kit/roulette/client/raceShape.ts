/**
 * The shape of the racetrack: the numbers in the order of the wheel on an oval of two straights and two half circles,
 * with 0 in the middle of one end. Pure; in units of its box. The positions of numbers are turned for upright screens.
 */
import { arcs, numberAt } from '../calls.ts';
import type { CallName } from '../calls.ts';
import { POCKETS, WHEEL } from '../places.ts';

export interface RaceShape {
  readonly width: number;
  readonly height: number;
  /** The path of a number's field. */
  field(number: number): string;
  /** The middle of a number's field. */
  middle(number: number): readonly [x: number, y: number];
  /** A point of a number's field at the outer edge. */
  edge(number: number): readonly [x: number, y: number];
  /** The path of a called part inside the oval. */
  call(name: CallName): string;
  /** Where the name of a called part stands. */
  label(name: CallName): readonly [x: number, y: number];
}

const MARGIN = 2;
const POINTS = 6;

/** @param straight length of the straights; @param outer, inner radii of the ends */
export function raceShape(straight: number, outer: number, inner: number, isUpright: boolean): RaceShape {
  const [across, down] = [straight + 2 * (outer + MARGIN), 2 * (outer + MARGIN)];
  const middleRadius = (outer + inner) / 2;
  const round = Math.PI * middleRadius;
  const step = (2 * straight + 2 * round) / POCKETS;

  /** A point of the oval at a way from the middle of the right end, clockwise. */
  function pointAt(way: number, radius: number): readonly [number, number] {
    const all = 2 * straight + 2 * round;
    const along = (((way % all) + all) % all) + round / 2;
    const turned = (angle: number, x: number): readonly [number, number] => [
      x + Math.cos(angle) * radius,
      Math.sin(angle) * radius,
    ];
    const legs = along % all;
    const half = straight / 2;
    const [x, y] = ((): readonly [number, number] => {
      if (legs < round) return turned(legs / middleRadius - Math.PI / 2, half);
      if (legs < round + straight) return [half - (legs - round), radius];
      if (legs < 2 * round + straight) return turned(Math.PI / 2 + (legs - round - straight) / middleRadius, -half);
      return [-half + (legs - 2 * round - straight), -radius];
    })();
    // Upright, 0 is at the top.
    return isUpright ? [y + down / 2, -x + across / 2] : [x + across / 2, y + down / 2];
  }

  const line = (from: number, to: number, radius: number, points: number): string[] =>
    Array.from({ length: points + 1 }, (_, index) => {
      const [x, y] = pointAt(from + ((to - from) * index) / points, radius);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  const wayOf = (number: number): number => WHEEL.indexOf(number) * step;
  /** The inner line along an arc of the wheel. */
  function innerLine(from: number, to: number): string[] {
    const start = WHEEL.indexOf(from);
    const length = ((WHEEL.indexOf(to) - start + POCKETS) % POCKETS) + 1;
    return line((start - 0.5) * step, (start - 0.5 + length) * step, inner, length * 4);
  }
  /** The lines that bound a part: its arc, without the arc of a part that lies in it. */
  const bounds: Readonly<Record<CallName, readonly (readonly [from: number, to: number])[]>> = {
    ...arcs,
    voisins: [
      [numberAt(WHEEL.indexOf(15) + 1), 25],
      [22, numberAt(WHEEL.indexOf(12) - 1)],
    ],
  };
  const labels: Readonly<Record<CallName, number>> = {
    zeroGame: isUpright ? 0.455 : 0.44,
    voisins: 0.19,
    orphelins: isUpright ? -0.13 : -0.08,
    tiers: isUpright ? -0.37 : -0.42,
  };

  return {
    width: isUpright ? down : across,
    height: isUpright ? across : down,
    field(number) {
      const [from, to] = [wayOf(number) - step / 2, wayOf(number) + step / 2];
      return `M${[...line(from, to, outer, POINTS), ...line(to, from, inner, POINTS)].join('L')}Z`;
    },
    edge: (number) => pointAt(wayOf(number), outer - 6),
    middle: (number) => pointAt(wayOf(number), middleRadius),
    call: (name) => `M${bounds[name].flatMap(([from, to]) => innerLine(from, to)).join('L')}Z`,
    label(name) {
      const x = (straight + 2 * inner) * labels[name];
      return isUpright ? [down / 2, across / 2 - x] : [across / 2 + x, down / 2];
    },
  };
}
