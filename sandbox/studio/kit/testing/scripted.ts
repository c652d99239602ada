import type { Draw } from '../fair/draws.ts';

/** Draws the given values in order. Throws if one is out of range or none is left. */
export function scripted(values: readonly number[]): Draw {
  let position = 0;
  return (n) => {
    const value = values[position];
    position += 1;
    if (value === undefined || value >= n) throw new RangeError(`no value below ${n} at draw ${position}`);
    return value;
  };
}

/** All sequences of draws that `play` can take, each with its chance as 1 / `of`. For small games only. */
export function enumerate<T>(play: (draw: Draw) => T): { readonly result: T; readonly of: number }[] {
  const outcomes: { result: T; of: number }[] = [];
  const prefix: { value: number; of: number }[] = [];
  for (;;) {
    let position = 0;
    let of = 1;
    const result = play((n) => {
      const known = prefix[position] ?? { value: 0, of: n };
      prefix[position] = known;
      position += 1;
      of *= n;
      return known.value;
    });
    outcomes.push({ result, of });
    prefix.length = position;
    while (prefix.length > 0) {
      const last = prefix.at(-1);
      if (last === undefined || last.value + 1 < last.of) break;
      prefix.pop();
    }
    const last = prefix.at(-1);
    if (last === undefined) return outcomes;
    last.value += 1;
  }
}
