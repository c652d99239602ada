import { expect, test } from 'vitest';
import { chosenBet, chosenStake } from './chosenBet.ts';

const field = (stake: bigint | null) => ({ stake, complain: () => stake === null });

test('the stake is that of the field', () => {
  const table = { bet: () => 'red', stake: () => 7n };
  expect([chosenStake(table, field(100n)), chosenBet(table, field(100n))]).toEqual([100n, { bet: 'red', stake: 100n }]);
  expect([chosenStake(table, field(null)), chosenBet(table, field(null))]).toEqual([null, null]);
});

test('on a table with chips of its own the stake is all that is on it', () => {
  const table = { bet: () => ['red', 'zero'], stake: () => 300n, ownsStake: true };
  expect(chosenBet(table, field(null))).toEqual({ bet: ['red', 'zero'], stake: 300n });
  expect(chosenStake({ bet: () => null, ownsStake: true }, field(100n))).toBeNull();
});

test('a bet that is not complete is none', () => {
  expect(chosenBet({ bet: () => null }, field(100n))).toBeNull();
});
