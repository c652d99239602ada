import { formatAmount, unitsToMinor } from './amounts.ts';
import type { GameDefinition } from './gameDefinition.ts';
import type { FeatureResult, RoundResult, SpinResult, Win } from './roundResult.ts';

/** A win in the client format: `win` is decimal text in the round's currency. */
export type WireWin = Omit<Win, 'units'> & { readonly win: string };

export type WireSpin = Omit<SpinResult, 'units' | 'wins'> & { readonly wins: readonly WireWin[]; readonly win: string };

export type WireFeature = Omit<FeatureResult, 'units' | 'spins'> & {
  readonly spins: readonly WireSpin[];
  readonly win: string;
};

/** A finished round with all data needed to recompute it. Amounts are decimal text. */
export interface WireRound {
  readonly id: string;
  readonly game: string;
  /** What was staked; of a bought round its price. */
  readonly stake: string;
  /** The stake that a bought round's wins are counted by; null for every other round. */
  readonly boughtAt: string | null;
  /** The operator's pack of free spins that paid the stake; null where the player did. */
  readonly freePack: string | null;
  readonly totalWin: string;
  readonly currency: string;
  readonly base: WireSpin;
  /** The feature of either kind; null in most rounds. */
  readonly freeSpins: WireFeature | null;
  readonly serverSeed: string;
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** The part of a wire round that is determined by the seeds and the stake. */
export type WireOutcome = Pick<WireRound, 'totalWin' | 'base' | 'freeSpins'>;

/** Converts units to amounts for a stake (in minor units, divisible by the game's units). */
export function presentOutcome(
  game: GameDefinition,
  result: RoundResult,
  stakeMinor: bigint,
  decimals: number,
): WireOutcome {
  const amount = (units: number): string => formatAmount(unitsToMinor(units, stakeMinor, game.divisor), decimals);
  const presentWin = ({ units, ...win }: Win): WireWin => ({ ...win, win: amount(units) });
  const presentSpin = ({ units, wins, ...spin }: SpinResult): WireSpin => ({
    ...spin,
    wins: wins.map(presentWin),
    win: amount(units),
  });
  const { base, feature, units } = result;
  if (feature === null) return { totalWin: amount(units), base: presentSpin(base), freeSpins: null };
  const { kind, awarded, specialSymbol, spins } = feature;
  const freeSpins = { kind, awarded, specialSymbol, spins: spins.map(presentSpin), win: amount(feature.units) };
  return { totalWin: amount(units), base: presentSpin(base), freeSpins };
}
