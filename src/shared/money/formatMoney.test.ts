import { expect, test } from 'vitest';
import { currencyDecimals } from './currencyDecimals.ts';
import { formatMoney } from './formatMoney.ts';
import { money } from './money.ts';
import { fc } from '../../../tests/fastCheck.ts';

const shown = (minor: bigint, currency = 'USD', locale = 'en') => formatMoney(money(minor, currency), locale, 'player');
const exact = (minor: bigint, currency = 'USD', locale = 'en') =>
  formatMoney(money(minor, currency), locale, 'cashier');

test('codes longer than three letters are placed where a symbol would be', () => {
  expect(exact(1_500_000n, 'USDT')).toBe('USDT\u00a01.50');
  expect(shown(1_500_000n, 'USDT', 'ru')).toBe('1,50\u00a0USDT');
});

test('9-11 the digits are Latin and the spaces U+00A0 in every language', () => {
  expect(shown(123_456_789n, 'USD', 'ru')).toBe('1\u00a0234\u00a0567,89\u00a0$');
  expect(shown(123_456_789n, 'EUR', 'es')).toBe('1.234.567,89\u00a0€');
  expect(shown(123_456_789n, 'EUR', 'ar')).toBe('\u200f1,234,567.89\u00a0€');
});

test('amounts beyond 2^53 keep every digit', () => {
  expect(exact(900_719_925_474_099_301n)).toBe('$9,007,199,254,740,993.01');
});

test('9-11 no shown amount is further from zero than the exact one, nor wrong by more than its last decimal', () => {
  const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'BTC', 'TON', 'USDT');
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), currencies, (minor, currency) => {
      const read = minorOf(shown(minor, currency), currency);
      const truth = minor < 0n ? -minor : minor;
      const unit = 10n ** BigInt(Math.max(0, currencyDecimals(currency) - 2));
      expect(read <= truth && truth - read < unit).toBe(true);
      expect(minorOf(exact(minor, currency), currency)).toBe(truth);
    }),
  );
});

/** Parses English output, without its sign, independently of the code under test. */
function minorOf(text: string, currency: string): bigint {
  const [whole = '', fraction = ''] = text.replace(/[^\d.]/g, '').split('.');
  return BigInt(whole + fraction.padEnd(currencyDecimals(currency), '0'));
}
