import { expect, test } from 'vitest';
import { money } from './money.ts';
import { MoneyFormatError, moneyToWire, parseMoney } from './moneyWire.ts';
import { fc } from '../../../tests/fastCheck.ts';

const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'BTC', 'TON', 'USDT', 'FUN');

test('an amount survives the wire and back, in every currency and far beyond 2^53', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 28n), max: 10n ** 28n }), currencies, (minor, currency) => {
      expect(parseMoney(moneyToWire(money(minor, currency)))).toEqual(money(minor, currency));
    }),
  );
});

test('an amount is written with the decimals of its currency', () => {
  expect(moneyToWire(money(1250n, 'USD'))).toEqual({ amount: '12.50', currency: 'USD' });
  expect(moneyToWire(money(12n, 'JPY'))).toEqual({ amount: '12', currency: 'JPY' });
  expect(moneyToWire(money(1n, 'TON'))).toEqual({ amount: '0.000000001', currency: 'TON' });
});

test('missing decimals are filled in and needless zeros dropped', () => {
  expect(parseMoney({ amount: '12.5', currency: 'USD' }).minor).toBe(1250n);
  expect(parseMoney({ amount: '12', currency: 'KWD' }).minor).toBe(12000n);
  expect(parseMoney({ amount: '12.500', currency: 'USD' }).minor).toBe(1250n);
  expect(parseMoney({ amount: '12.00', currency: 'JPY' }).minor).toBe(12n);
  expect(parseMoney({ amount: '-0', currency: 'USD' }).minor).toBe(0n);
});

test.each([
  '',
  ' ',
  '1e309',
  '1E2',
  '1,000',
  '+1',
  '.5',
  '5.',
  '0x10',
  'NaN',
  'Infinity',
  '12.505',
  '٣',
  '1 000',
  '--1',
  '1\n',
  '1'.repeat(31),
])('the text %j is not an amount of dollars', (amount) => {
  expect(() => parseMoney({ amount, currency: 'USD' })).toThrow(MoneyFormatError);
});

test.each(['', 'usd', 'US', 'US$', 'U S', 'ABCDEFGHI'])('%j is not a currency code', (currency) => {
  expect(() => parseMoney({ amount: '1', currency })).toThrow(MoneyFormatError);
});
