import type { CoinKind, HoldFeature, Jackpot } from './HoldDefinition.ts';

/** Symbols that pay on the reels. */
export interface ReelWin {
  readonly symbol: number;
  /** Reels from the left. */
  readonly count: number;
  readonly cells: readonly number[];
  /** In tenths of the stake. */
  readonly pay: number;
  /** Of a game with lines, from 0; null of one with ways. */
  readonly line: number | null;
}

export interface LandedCoin {
  readonly cell: number;
  /** Index of its kind. */
  readonly kind: number;
}

export interface Respin {
  readonly landed: readonly LandedCoin[];
  /** Lives after it. */
  readonly lives: number;
}

export interface HoldRun {
  readonly respins: readonly Respin[];
  /** The jackpot of the ladder that is paid at the end. */
  readonly ladder: Jackpot | null;
  /** In tenths of the stake. */
  readonly pay: number;
}

export interface HoldView {
  /** Strip positions of the top row; null when the feature was bought. */
  readonly stops: readonly number[] | null;
  readonly wins: readonly ReelWin[];
  /** The coins of the grid, by cell. */
  readonly coins: readonly LandedCoin[];
  readonly hold: HoldRun | null;
  /** In tenths of the stake. */
  readonly total: number;
}

/** A coin in the grid of the respins, as it stands. */
export interface HeldCoin {
  readonly cell: number;
  /** The jackpot that it pays, in place of its own value. */
  readonly jackpot: Jackpot | null;
  /** In tenths of the stake, with all strikes. */
  readonly pay: number;
}

/** The coins after some more have landed together, and what each strike among them adds to every coin. */
export function land(
  held: readonly HeldCoin[],
  landed: readonly LandedCoin[],
  { kinds, jackpots }: HoldFeature,
): { readonly coins: readonly HeldCoin[]; readonly struck: number } {
  const coins = [...held];
  let struck = 0;
  for (const { cell, kind } of landed) {
    const { pay = 0, jackpot, strike = 0 }: Partial<CoinKind> = kinds[kind] ?? {};
    const isFirst = jackpot !== undefined && coins.every((coin) => coin.jackpot !== jackpot);
    coins.push(isFirst ? { cell, jackpot, pay: jackpots[jackpot] } : { cell, jackpot: null, pay });
    struck += strike;
  }
  return { coins: struck === 0 ? coins : coins.map((coin) => ({ ...coin, pay: coin.pay + struck })), struck };
}

/** Coins of the round at its end. */
export const coinsOf = ({ coins, hold }: HoldView): number =>
  coins.length + (hold?.respins.reduce((sum, { landed }) => sum + landed.length, 0) ?? 0);
