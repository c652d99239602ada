import type { Trial } from './Trial.ts';

/** More ways than this are not enumerated. */
const MOST = 500_000;

/**
 * The chance of every payout as a multiple of the stake, from all ways in which the draws of a round can come. Every
 * value of a draw is equally likely, so a way has the product of their chances.
 */
export function enumerateOutcomes(play: Trial['play']): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  const way: { value: number; readonly of: number }[] = [];
  for (let ways = 0; ways < MOST; ways += 1) {
    let depth = 0;
    let chance = 1;
    const { staked, paid } = play((of) => {
      const step = way[depth] ?? { value: 0, of };
      way[depth] = step;
      depth += 1;
      chance /= of;
      return step.value;
    });
    chances.set(paid / staked, (chances.get(paid / staked) ?? 0) + chance);
    way.length = depth;
    // The next way: the last draw that has another value.
    while (way.length > 0 && (way.at(-1)?.value ?? 0) + 1 === way.at(-1)?.of) way.pop();
    const last = way.at(-1);
    if (last === undefined) return chances;
    last.value += 1;
  }
  throw new Error(`The round can come in more than ${MOST} ways`);
}
