import { expect, test } from 'vitest';
import { convertedOf } from './convertedOf.ts';
import { fc } from '../../../tests/fastCheck.ts';

const terms = (is_sticky: boolean, max_conversion_times: number | null = null) => ({ is_sticky, max_conversion_times });

test.each([
  ['whole', terms(false), 2600n, 2600n],
  ['without the sticky part', terms(true), 2600n, 600n],
  ['nothing of a sticky bonus that is not above itself', terms(true), 1500n, 0n],
  ['at most once the bonus', terms(false, 1), 2600n, 2000n],
  ['sticky and limited', terms(true, 1), 9000n, 2000n],
])('1-11 a bonus of 2000 is paid out %s', (_rule, rules, balance, paid) => {
  expect(convertedOf({ terms: rules, amount: 2000n, balance })).toBe(paid);
});

test('never more than the bonus money, and never less than nothing', () => {
  const sum = fc.bigInt({ min: 0n, max: 10n ** 20n });
  fc.assert(
    fc.property(sum, sum, fc.boolean(), fc.option(fc.nat(50)), (amount, balance, isSticky, times) => {
      const paid = convertedOf({ terms: terms(isSticky, times), amount, balance });
      expect(paid >= 0n && paid <= balance).toBe(true);
    }),
  );
});
