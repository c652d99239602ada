import { stakeMinor } from '../../../../src/shared/money/stakeMinor.ts';

/** What one bet may stake and pay, in hundredths of a currency, or in its minor units if it has fewer decimals. */
const LEAST = 10;
const MOST = 500_000;
const MOST_PAYOUT = 25_000_000;

/** The same in minor units. */
export const betLimits = (currency: string) => ({
  least: stakeMinor(LEAST, currency),
  most: stakeMinor(MOST, currency),
  mostPayout: stakeMinor(MOST_PAYOUT, currency),
});
