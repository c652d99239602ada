import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyDecimals } from './currencyDecimals.ts';
import { formatMoney } from './formatMoney.ts';
import { money } from './money.ts';

const shown = (minor: bigint, currency = 'USD', locale = 'en') => formatMoney(money(minor, currency), locale, { decimals: 'display' });
const exact = (minor: bigint, currency = 'USD', locale = 'en') => formatMoney(money(minor, currency), locale, { decimals: 'exact' });

test('9-11 amounts are shown with 0, 1 or 2 decimals', () => {
  expect(shown(1200n)).toBe('$12');
  expect(shown(1250n)).toBe('$12.5');
  expect(shown(1255n)).toBe('$12.55');
  expect(shown(0n)).toBe('$0');
  expect(shown(1234567n, 'JPY')).toBe('¥1,234,567');
});

test('9-11 what does not fit into two decimals is rounded toward zero', () => {
  expect(shown(12_999n, 'KWD')).toBe('KWD\u00a012.99');
  expect(shown(-12_999n, 'KWD')).toBe('−KWD\u00a012.99');
  expect(shown(999_999_999n, 'TON')).toBe('TON\u00a00.99');
  expect(shown(-1n, 'TON')).toBe('TON\u00a00');
});

test('exact shows the currency’s own decimals', () => {
  expect(exact(1200n)).toBe('$12.00');
  expect(exact(12_500n, 'KWD')).toBe('KWD\u00a012.500');
  expect(exact(1_500_000_000n, 'TON')).toBe('TON\u00a01.50');
  expect(exact(1n, 'TON')).toBe('TON\u00a00.000000001');
  expect(exact(1n, 'BTC')).toBe('BTC\u00a00.00000001');
  expect(exact(12n, 'JPY')).toBe('¥12');
});

test('codes longer than three letters stand where a symbol would', () => {
  expect(exact(1_500_000n, 'USDT')).toBe('USDT\u00a01.50');
  expect(shown(1_500_000n, 'USDT', 'ru')).toBe('1,5\u00a0USDT');
});

test('9-11 the digits are Latin and the spaces U+00A0 in every language', () => {
  expect(shown(123_456_789n, 'USD', 'ru')).toBe('1\u00a0234\u00a0567,89\u00a0$');
  expect(shown(123_456_789n, 'EUR', 'es')).toBe('1.234.567,89\u00a0€');
  expect(shown(123_456_789n, 'EUR', 'ar')).toBe('\u200f1,234,567.89\u00a0€');
});

test('amounts beyond 2^53 keep every digit', () => {
  expect(exact(900_719_925_474_099_301n)).toBe('$9,007,199,254,740,993.01');
});

test('9-11 no shown amount is further from zero than the truth, nor further off than its last decimal', () => {
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

/** Reads English output back, without its sign, by other means than the code under test. */
function minorOf(text: string, currency: string): bigint {
  const [whole = '', fraction = ''] = text.replace(/[^\d.]/g, '').split('.');
  return BigInt(whole + fraction.padEnd(currencyDecimals(currency), '0'));
}
