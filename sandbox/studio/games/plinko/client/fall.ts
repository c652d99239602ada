import { pegX, pegY, slotX } from './board.ts';
import type { Board } from './board.ts';

/** A part of a fall under gravity: x moves evenly, y is `y + up * u + down * u²` for u from 0 to 1. */
export interface Arc {
  /** Start in ms. */
  readonly at: number;
  readonly ms: number;
  readonly x: number;
  readonly toX: number;
  readonly y: number;
  readonly up: number;
  readonly down: number;
}

export interface Hit {
  readonly at: number;
  readonly row: number;
  readonly peg: number;
}

/** The way of a ball from its release through the drawn turns into its slot, and how it comes to rest there. */
export interface Fall {
  readonly arcs: readonly Arc[];
  readonly hits: readonly Hit[];
  /** The time of landing in ms. */
  readonly ms: number;
}

/** Share of a peg's width by which a ball meets it off its middle, on the side that it will turn to. */
const LEAST_OFF = 0.12;
const MOST_OFF = 0.4;
/** A ball leaves a peg upwards with 0 to this part of the time of its arc. */
const LEAST_DIP = 0.12;
const MOST_DIP = 0.3;
/** The bounces in the slot: height in ball radii, and length in ms. */
const BOUNCES = [
  [1.5, 190],
  [0.6, 120],
] as const;

/** @param chance numbers in [0, 1): how balls bounce, which changes nothing of where they fall */
export function layFall(path: readonly (0 | 1)[], board: Board, ms: number, chance: () => number): Fall {
  const { step, release, slotTop, slotHeight, ballRadius, pegRadius, gap } = board;
  const reach = ballRadius + pegRadius;
  const between = (least: number, most: number): number => least + (most - least) * chance();
  const points: { readonly x: number; readonly y: number }[] = [{ x: board.middle, y: release }];
  const pegs: number[] = [];
  let rights = 0;
  path.forEach((turn, row) => {
    const off = (turn === 1 ? 1 : -1) * between(LEAST_OFF, MOST_OFF) * reach;
    points.push({ x: pegX(board, row, rights + 1) + off, y: pegY(board, row) - Math.sqrt(reach ** 2 - off ** 2) });
    pegs.push(rights + 1);
    rights += turn;
  });
  const floor = slotTop + slotHeight * 0.5 - ballRadius * 0.4;
  points.push({ x: slotX(board, rights) + between(-0.12, 0.12) * gap, y: floor });
  // The time of an arc grows with the square root of its depth, as falls do.
  const weights = points.slice(1).map(({ y }, index) => Math.sqrt(Math.max(0.3, (y - (points[index]?.y ?? y)) / step)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const arcs: Arc[] = [];
  let at = 0;
  points.slice(1).forEach(({ x: toX, y: toY }, index) => {
    const { x, y } = points[index] ?? { x: toX, y: toY };
    const dip = index === 0 ? 0 : between(LEAST_DIP, MOST_DIP);
    const scale = (toY - y) / (0.5 - dip);
    const arcMs = (ms * (weights[index] ?? 0)) / whole;
    arcs.push({ at, ms: arcMs, x, toX, y, up: -dip * scale, down: 0.5 * scale });
    at += arcMs;
  });
  const hits = pegs.map((peg, row) => ({ at: arcs[row + 1]?.at ?? 0, row, peg }));
  const { x: restX } = points.at(-1) ?? { x: 0 };
  for (const [height, bounceMs] of BOUNCES) {
    const lift = 4 * height * ballRadius;
    arcs.push({ at, ms: bounceMs, x: restX, toX: restX, y: floor, up: -lift, down: lift });
    at += bounceMs;
  }
  return { arcs, hits, ms };
}

/** Where the ball is at a time in ms; at rest after its last arc. */
export function ballAt({ arcs }: Fall, time: number): { readonly x: number; readonly y: number } {
  const arc = arcs.findLast(({ at }) => at <= time) ?? arcs[0];
  if (arc === undefined) return { x: 0, y: 0 };
  const u = Math.min(1, Math.max(0, (time - arc.at) / arc.ms));
  return { x: arc.x + (arc.toX - arc.x) * u, y: arc.y + arc.up * u + arc.down * u * u };
}

/** The time of a fall in ms that lets the next round begin as soon as it may. */
export function fallMs(rows: number, minRoundMs: number): number {
  const natural = 900 + rows * 85;
  return minRoundMs === 0 ? natural : Math.max(900, Math.min(natural, minRoundMs - 250));
}
