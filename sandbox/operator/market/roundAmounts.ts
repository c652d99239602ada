import { wireMoney } from '../ledger/amounts.ts';

/** Minor units of about the same value in the sandbox's currencies: no rate is behind them. */
const cents: Readonly<Record<string, bigint>> = {
  USD: 1n,
  EUR: 1n,
  JPY: 150n,
  KWD: 3n,
  TON: 3_000_000n,
};
/** JPY has no smaller unit than a yen: its figure is for a hundred cents. */
const perHundred = new Set(['JPY']);

/** Round amounts by currency for a number of dollar cents. */
export const roundAmounts = (dollarCents: bigint): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cents).map(([currency, one]) => {
      const minor = perHundred.has(currency) ? (one * dollarCents) / 100n : one * dollarCents;
      return [currency, wireMoney(minor, currency).amount];
    }),
  );
