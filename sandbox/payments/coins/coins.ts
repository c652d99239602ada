/** The coins that the vendor takes, and how payments in them go. */
export const coinCodes = ['BTC', 'TON'] as const;
export type Coin = (typeof coinCodes)[number];

export interface CoinTraits {
  readonly decimals: number;
  /** Confirmations after which a payment is final. */
  readonly needed: number;
}

export const coinTraits: Readonly<Record<Coin, CoinTraits>> = {
  BTC: { decimals: 8, needed: 3 },
  TON: { decimals: 9, needed: 2 },
};

/** How long an opened payment keeps its rate (in ms). */
export const RATE_LOCK_MS = 15 * 60_000;

/** A sandbox chain confirms once in this time (in ms); a real one takes longer. */
export const CONFIRM_MS = 4_000;

export const coinOfMethod = (method: string): Coin | null =>
  coinCodes.find((coin) => coin.toLowerCase() === method) ?? null;
