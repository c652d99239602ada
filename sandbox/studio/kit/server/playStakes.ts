/** Stakes of games with moves, in hundredths of the currency; in currencies with fewer decimals, in minor units. */
const LEAST = 20n;
const MOST = 10_000n;
const STEP = 10n;

export interface StakeRange {
  readonly least: bigint;
  readonly most: bigint;
  readonly step: bigint;
}

/** The stakes that a game takes, in minor units. */
export function stakeRange(decimals: number): StakeRange {
  const unit = 10n ** BigInt(Math.max(0, decimals - 2));
  return { least: LEAST * unit, most: MOST * unit, step: STEP * unit };
}

/** Whether the game takes the stake, given the bet's price in stakes and in how many equal parts it is put down. */
export function isStake(stake: bigint, price: number, parts: number, decimals: number): boolean {
  const { least, most, step } = stakeRange(decimals);
  return stake >= least && stake * BigInt(price) <= most && stake % step === 0n && stake % BigInt(parts) === 0n;
}
