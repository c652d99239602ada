import { Rational } from '../../kit/fair/Rational.ts';
import type { Draw } from '../../kit/fair/draws.ts';

/**
 * Runs `run` with every sequence of draws that starts with the fixed ones and returns the exact mean of the results: a
 * slow reference for tests of the formulas.
 */
export function enumerateMean(fixed: readonly number[], run: (draw: Draw) => number): Rational {
  const sums = new Map<number, bigint>();
  const script: number[] = [...fixed];
  do {
    const ranges: number[] = [];
    const value = run((n) => {
      const position = ranges.length;
      ranges.push(n);
      if (position === script.length) script.push(0);
      return script[position] as number;
    });
    const combinations = ranges.slice(fixed.length).reduce((product, n) => product * n, 1);
    sums.set(combinations, (sums.get(combinations) ?? 0n) + BigInt(value));
    while (script.length > fixed.length && (script.at(-1) ?? 0) + 1 === ranges[script.length - 1]) script.pop();
    if (script.length > fixed.length) script.push((script.pop() ?? 0) + 1);
  } while (script.length > fixed.length);
  return [...sums].reduce((mean, [combinations, sum]) => mean.plus(Rational.of(sum, combinations)), Rational.zero);
}
