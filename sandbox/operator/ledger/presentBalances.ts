import type { Balances } from './balances.ts';
import { wireMoney } from './amounts.ts';

/** The balances of 3-4 and their version. */
export function presentBalances({ amounts, currency, version }: Balances) {
  return {
    balance_main: wireMoney(amounts.main, currency),
    balance_bonus: wireMoney(amounts.bonus, currency),
    balance_betting_bonus: wireMoney(amounts.betting_bonus, currency),
    balance_fun: wireMoney(amounts.fun, currency),
    balance_version: Number(version),
  };
}
