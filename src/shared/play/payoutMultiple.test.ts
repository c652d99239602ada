import { expect, test } from 'vitest';
import { payoutMultiple } from './payoutMultiple.ts';

test('9-11 a multiplier has two decimals and is rounded down', () => {
  const of = (payout: bigint, stake: bigint) => payoutMultiple(payout, stake);
  expect([of(0n, 100n), of(50n, 100n), of(100n, 100n), of(299n, 100n), of(1999n, 200n), of(10n ** 20n, 3n)]).toEqual([
    '0.00',
    '0.50',
    '1.00',
    '2.99',
    '9.99',
    '33333333333333333333.33',
  ]);
});

test('a round without a stake has no multiplier', () => {
  expect(payoutMultiple(100n, 0n)).toBeNull();
});
