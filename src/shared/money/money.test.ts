import { expect, test } from 'vitest';
import { CurrencyMismatchError, addMoney, compareMoney, money, subtractMoney, zeroMoney } from './money.ts';
import { fc } from '../../../tests/fastCheck.ts';

const amounts = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });

test('adding and then subtracting the same amount changes nothing, far beyond 2^53', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      const left = money(a, 'USD');
      const right = money(b, 'USD');
      expect(subtractMoney(addMoney(left, right), right)).toEqual(left);
      expect(addMoney(left, right)).toEqual(addMoney(right, left));
    }),
  );
});

test('comparing agrees with the sign of the difference', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      const order = compareMoney(money(a, 'EUR'), money(b, 'EUR'));
      expect(order).toBe(compareMoney(subtractMoney(money(a, 'EUR'), money(b, 'EUR')), zeroMoney('EUR')));
      expect(order).toBe(a < b ? -1 : Number(a > b));
    }),
  );
});

test('amounts of two currencies are never combined', () => {
  const dollars = money(100n, 'USD');
  const yen = money(100n, 'JPY');
  expect(() => addMoney(dollars, yen)).toThrow(CurrencyMismatchError);
  expect(() => subtractMoney(dollars, yen)).toThrow(CurrencyMismatchError);
  expect(() => compareMoney(dollars, yen)).toThrow('Cannot combine USD with JPY');
});
