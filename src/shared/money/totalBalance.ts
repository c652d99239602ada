import { type Money, addMoney } from './money.ts';

/** 3-7: the total balance is main + bonus + betting bonus (never the fun balance), all in one currency. */
export function totalBalance(balances: {
  readonly main: Money;
  readonly bonus: Money;
  readonly bettingBonus: Money;
}): Money {
  return addMoney(addMoney(balances.main, balances.bonus), balances.bettingBonus);
}
