import { type BetKind, type Consent, MOST_LEGS, MOST_LINES } from './betTypes.ts';
import { lineCount, readSystem } from './combinations.ts';

export interface StakeLimits {
  /** Minor units. */
  readonly least: bigint;
  readonly most: bigint;
  readonly mostPayout: bigint;
}

/** Stakes are whole multiples of this: a tenth of the least stake where that is whole, else one minor unit. */
export const stakeStep = (least: bigint): bigint => (least % 10n === 0n && least > 0n ? least / 10n : 1n);

export type StakeFault = 'belowLeast' | 'aboveMost' | 'offStep' | 'abovePayout';

/** The most that may be staked: the limit itself, or what the payout's limit leaves at these odds; on the step. */
export function mostStake(limits: StakeLimits, odds: number): bigint {
  const byPayout = odds > 0 ? (limits.mostPayout * 1000n) / BigInt(odds) : limits.most;
  const most = byPayout < limits.most ? byPayout : limits.most;
  return most - (most % stakeStep(limits.least));
}

export function stakeFault(stake: bigint, payout: bigint, limits: StakeLimits): StakeFault | null {
  if (stake < limits.least) return 'belowLeast';
  if (stake % stakeStep(limits.least) !== 0n) return 'offStep';
  if (stake > limits.most) return 'aboveMost';
  return payout > limits.mostPayout ? 'abovePayout' : null;
}

export type ShapeFault = 'related' | 'legCount' | 'system' | 'sameSelection' | 'builderEvents';

/** Whether the legs may stand together in such a bet; `legs` name their event, market and selection. */
export function shapeFault(
  kind: BetKind,
  system: string | null,
  legs: readonly { readonly event: string; readonly market: string }[],
): ShapeFault | null {
  const count = legs.length;
  if (count > MOST_LEGS || count < (kind === 'single' ? 1 : 2) || (kind === 'single' && count > 1)) return 'legCount';
  const events = new Set(legs.map(({ event }) => event));
  if (kind === 'builder') {
    if (events.size !== 1) return 'builderEvents';
    return new Set(legs.map(({ market }) => market)).size === count ? null : 'sameSelection';
  }
  // Legs of one match depend on each other: multiplied, their odds would be wrong.
  if (events.size !== count) return 'related';
  if (kind !== 'system') return system === null ? null : 'system';
  const read = system === null ? null : readSystem(system);
  return read?.count === count && lineCount(system) <= MOST_LINES ? null : 'system';
}

/** Whether odds that have changed since the player saw them are taken without asking. */
export function takesOdds(seen: number, now: number, consent: Consent): boolean {
  if (seen === now || consent === 'any') return true;
  return consent === 'higher' && now > seen;
}
