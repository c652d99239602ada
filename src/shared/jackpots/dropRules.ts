/**
 * How a secret decides when a pool falls. Operator and browser use the same rules, so a player can check a drop. A draw
 * is the first 64 bits of an HMAC-SHA256 of `drawText`, with the cycle's secret as its key.
 */

const SPACE = 2n ** 64n;

export interface CycleName {
  readonly jackpot: string;
  readonly tier: string;
  readonly currency: string;
  readonly cycle: number;
}

/** The text of a draw. Number 0 draws the threshold of a must-drop pool; 1, 2… are the stakes of a random one. */
export const drawText = ({ jackpot, tier, currency, cycle }: CycleName, number: number): string =>
  `${jackpot}:${tier}:${currency}:${cycle}:${number}`;

/** The draw in the first eight bytes of an HMAC. */
export function drawOf(bytes: Uint8Array): bigint {
  return bytes.subarray(0, 8).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/**
 * The amount at which a must-drop pool falls, in minor units: every amount above `seed` up to and including `ceiling` is
 * equally likely.
 */
export function thresholdOf(draw: bigint, seed: bigint, ceiling: bigint): bigint {
  return seed + 1n + (draw * (ceiling - seed)) / SPACE;
}

/** Whether a stake wins a random pool that falls once in `odds` of stakes: a chance of stake ÷ odds. Minor units. */
export function isHit(draw: bigint, stake: bigint, odds: bigint): boolean {
  return draw * odds < stake * SPACE;
}
