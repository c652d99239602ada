import { currencyDecimals } from './currencyDecimals.ts';

/** Minor units of a stake of the catalogue, which is in hundredths, or in minor units of a currency with fewer. */
export const stakeMinor = (stake: number, currency: string): bigint =>
  BigInt(stake) * 10n ** BigInt(Math.max(0, currencyDecimals(currency) - 2));
