import type { BetKind } from './betTypes.ts';

/** Every choice of `size` of the indices 0 … count − 1, in order. */
export function combinations(count: number, size: number): number[][] {
  const found: number[][] = [];
  const choose = (from: number, chosen: readonly number[]): void => {
    if (chosen.length === size) {
      found.push([...chosen]);
      return;
    }
    for (let index = from; index <= count - (size - chosen.length); index += 1) choose(index + 1, [...chosen, index]);
  };
  choose(0, []);
  return found;
}

/** The least number of winning legs and the number of legs of a system such as "2/3"; null for anything else. */
export function readSystem(text: string): { size: number; count: number } | null {
  const match = /^(\d{1,2})\/(\d{1,2})$/.exec(text);
  if (match === null) return null;
  const [size, count] = [Number(match[1]), Number(match[2])];
  return size >= 2 && size < count ? { size, count } : null;
}

/** The lines of a bet: each is a list of legs that must all win. A builder is one line with a price of its own. */
export function linesOf(kind: BetKind, system: string | null, legs: number): number[][] {
  const read = kind === 'system' && system !== null ? readSystem(system) : null;
  return read === null ? [Array.from({ length: legs }, (_, index) => index)] : combinations(legs, read.size);
}

/** How many lines "k of n" has. */
export function lineCount(system: string | null): number {
  const read = system === null ? null : readSystem(system);
  if (read === null) return 1;
  let lines = 1;
  for (let index = 0; index < read.size; index += 1) lines = (lines * (read.count - index)) / (index + 1);
  return Math.round(lines);
}
