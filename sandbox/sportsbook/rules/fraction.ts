/** An exact number. Payouts are computed with fractions and rounded once, at the end. */
export interface Fraction {
  readonly top: bigint;
  /** Above 0. */
  readonly bottom: bigint;
}

export const ZERO: Fraction = { top: 0n, bottom: 1n };
export const ONE: Fraction = { top: 1n, bottom: 1n };

export const times = (left: Fraction, right: Fraction): Fraction =>
  reduced(left.top * right.top, left.bottom * right.bottom);

export const plus = (left: Fraction, right: Fraction): Fraction =>
  reduced(left.top * right.bottom + right.top * left.bottom, left.bottom * right.bottom);

/** Whole part; `value` is not negative. */
export const floorOf = ({ top, bottom }: Fraction): bigint => top / bottom;

/** Odds of thousandths as a factor: 1850 → 1.85. */
export const oddsFactor = (odds: number): Fraction => ({ top: BigInt(odds), bottom: 1000n });

const PARTS = 1_000_000_000;

/** A probability or a share between 0 and 1, rounded down to a thousand-millionth. */
export const shareFactor = (share: number): Fraction => ({
  top: BigInt(Math.floor(Math.min(1, Math.max(0, share)) * PARTS)),
  bottom: BigInt(PARTS),
});

function reduced(top: bigint, bottom: bigint): Fraction {
  let [left, right] = [top, bottom];
  while (right !== 0n) [left, right] = [right, left % right];
  return left === 0n || left === 1n ? { top, bottom } : { top: top / left, bottom: bottom / left };
}
