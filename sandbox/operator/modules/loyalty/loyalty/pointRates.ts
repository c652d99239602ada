import type { gameTypes } from '../../../../../src/contract/games/games.ts';

export type GameType = (typeof gameTypes)[number];

/** Stakes in minor units that a point costs where they count whole: of about the same value, not converted. */
const pointCosts: Readonly<Record<string, bigint>> = {
  USD: 100n,
  EUR: 100n,
  JPY: 150n,
  KWD: 300n,
  TON: 300_000_000n,
};

/** Tenths of a stake that count, by the type of its game; a type that is not named brings no points. */
export type PointRates = Readonly<Partial<Record<GameType, bigint>>>;

const TENTHS = 10n;

export interface Earned {
  readonly points: bigint;
  /** What counts with the next round, in tenths of minor units. */
  readonly carry: bigint;
}

/**
 * Whole points for a stake of main money in minor units, and what is carried on: nothing is lost, nothing rounded twice.
 */
export function earnedBy(
  rates: PointRates,
  {
    type,
    currency,
    stake,
    carry,
  }: { readonly type: string; readonly currency: string; readonly stake: bigint; readonly carry: bigint },
): Earned {
  const cost = pointCosts[currency];
  const weight = rates[type as GameType] ?? 0n;
  if (cost === undefined || stake <= 0n) return { points: 0n, carry };
  const counted = carry + stake * weight;
  return { points: counted / (cost * TENTHS), carry: counted % (cost * TENTHS) };
}

/** Minor units that a point costs in games of a type; null where stakes bring none. */
export function costOfPoint(rates: PointRates, type: GameType, currency: string): bigint | null {
  const cost = pointCosts[currency];
  const weight = rates[type] ?? 0n;
  return cost === undefined || weight === 0n ? null : (cost * TENTHS) / weight;
}
