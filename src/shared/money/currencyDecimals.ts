/** Decimals of currencies that do not have two: ISO 4217, and the smallest unit in use for coins. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  // Loyalty points.
  POINTS: 0,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  USDC: 6,
  USDT: 6,
  TRX: 6,
  XRP: 6,
  BCH: 8,
  BTC: 8,
  DOGE: 8,
  LTC: 8,
  // Ether is stored in gwei: an amount may have nine decimals at most.
  ETH: 9,
  SOL: 9,
  TON: 9,
};

const USUAL = 2;

/** The number of decimals of `currency`: 0 to 9, two if unknown. */
export function currencyDecimals(currency: string): number {
  return Object.hasOwn(EXCEPTIONS, currency) ? (EXCEPTIONS[currency] ?? USUAL) : USUAL;
}
