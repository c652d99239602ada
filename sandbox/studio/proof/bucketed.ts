import type { GameOdds } from '../games/oddsOf.ts';

/** With the one for nothing, 64. */
const MOST = 63;

/**
 * Joins payouts of a like size into at most 64, each at its mean, so that the mean stays, and the variance nearly. The
 * chances of all payouts are then scaled to the expected return: a simulation is off by its own error.
 */
export function bucketed(chances: ReadonlyMap<number, number>, expected: number): GameOdds['outcomes'] {
  const all = [...chances].filter(([multiple]) => multiple > 0).toSorted(([a], [b]) => a - b);
  const joined = all.length <= MOST ? all : joinBySize(all);
  const rounded = joined.map(([multiple, chance]) => [Number(multiple.toPrecision(7)), chance] as const);
  const mean = rounded.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0);
  const scaled = rounded.map(([multiple, chance]): [number, number] => [
    multiple,
    Number(((chance * expected) / mean).toPrecision(12)),
  ]);
  const none = 1 - scaled.reduce((sum, [, chance]) => sum + chance, 0);
  return [[0, none], ...scaled];
}

/** Sizes grow by the same factor from bucket to bucket. */
function joinBySize(all: readonly (readonly [number, number])[]): [number, number][] {
  const least = all[0]?.[0] ?? 1;
  const growth = Math.log((all.at(-1)?.[0] ?? least) / least);
  const buckets = new Map<number, { chance: number; sum: number }>();
  for (const [multiple, chance] of all) {
    const index = Math.min(MOST - 1, Math.floor((Math.log(multiple / least) / growth) * MOST));
    const bucket = buckets.get(index) ?? { chance: 0, sum: 0 };
    bucket.chance += chance;
    bucket.sum += multiple * chance;
    buckets.set(index, bucket);
  }
  return [...buckets.values()].map(({ chance, sum }) => [sum / chance, chance]);
}
