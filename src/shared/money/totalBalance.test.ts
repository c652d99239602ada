import { expect, test } from 'vitest';
import { money } from './money.ts';
import { totalBalance } from './totalBalance.ts';

test('3-7 the total balance is main + bonus + betting bonus', () => {
  const balances = { main: money(1000n, 'USD'), bonus: money(250n, 'USD'), bettingBonus: money(7n, 'USD') };
  expect(totalBalance(balances)).toEqual(money(1257n, 'USD'));
});
