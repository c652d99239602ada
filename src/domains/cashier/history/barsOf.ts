/** One bar of a chart, in thousandths of its height, from the top. */
export interface Bar {
  readonly top: number;
  readonly height: number;
  readonly isBelow: boolean;
}

export interface Bars {
  readonly bars: readonly Bar[];
  /** Where zero is. */
  readonly zero: number;
}

const FULL = 1000n;

/** Bars of amounts around their zero line. Amounts of any size are exact until they are cut to thousandths. */
export function barsOf(values: readonly bigint[]): Bars {
  const highest = values.reduce((most, value) => (value > most ? value : most), 0n);
  const lowest = values.reduce((least, value) => (value < least ? value : least), 0n);
  const span = highest - lowest;
  // Nothing happened: the line is at the bottom.
  if (span === 0n) return { bars: values.map(() => ({ top: 1000, height: 0, isBelow: false })), zero: 1000 };
  const zero = Number((highest * FULL) / span);
  return {
    zero,
    bars: values.map((value) => {
      const height = Number(((value < 0n ? -value : value) * FULL) / span);
      return { top: value < 0n ? zero : zero - height, height, isBelow: value < 0n };
    }),
  };
}
