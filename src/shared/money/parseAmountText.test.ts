import { expect, test } from 'vitest';
import { amountText } from './amountText.ts';
import { money } from './money.ts';
import { moneyToWire } from './moneyWire.ts';
import { parseAmountText, parseOrderAmount, parseSum } from './parseAmountText.ts';
import { fc } from '../../../tests/fastCheck.ts';

const read = (text: string, currency = 'USD', locale = 'en') => {
  const result = parseAmountText(text, currency, locale);
  return result.ok ? moneyToWire(result.money).amount : result.error;
};

test.each([
  ['12', '12.00'],
  ['12.5', '12.50'],
  ['12.', '12.00'],
  ['.5', '0.50'],
  ['0', '0.00'],
  ['0.01', '0.01'],
  [' 12 ', '12.00'],
  ['1,000', '1000.00'],
  ['1,000,000.25', '1000000.25'],
  ['12,34,567', '1234567.00'],
  ['1 000', '1000.00'],
  ['5,', '5.00'],
  ['1\u00a0000.5', '1000.50'],
  ['٣', '3.00'],
  ['١٢٫٥', '12.50'],
  ['١٬٠٠٠', '1000.00'],
  ['۱۲', '12.00'],
  ['123456789012345678', '123456789012345678.00'],
])('5-26 5-53 the typed text %j is %s dollars', (text, amount) => {
  expect(read(text)).toBe(amount);
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['-5', 'negative'],
  ['−5', 'negative'],
  ['\u061c-٥', 'negative'],
  ['1e309', 'notANumber'],
  ['1e3', 'notANumber'],
  ['NaN', 'notANumber'],
  ['Infinity', 'notANumber'],
  ['0x10', 'notANumber'],
  ['+5', 'notANumber'],
  ['$5', 'notANumber'],
  ['.', 'notANumber'],
  ['1.2.3', 'notANumber'],
  ['5,a', 'notANumber'],
  ['05', 'leadingZero'],
  ['00.5', 'leadingZero'],
  ['12.505', 'tooManyDecimals'],
  ['12.500', 'ambiguousGrouping'],
  ['12.5000', 'tooManyDecimals'],
  ['12,50', 'ambiguousGrouping'],
  ['1,00,0', 'ambiguousGrouping'],
  [',', 'ambiguousGrouping'],
  ['1'.repeat(19), 'tooLarge'],
  ['<b>5</b>', 'notANumber'],
])('5-26 the typed text %j is refused as %s', (text, error) => {
  expect(read(text)).toBe(error);
});

test.each([
  ['12,50', 'USD', 'es', '12.50'],
  ['12.50', 'USD', 'es', '12.50'],
  ['12,5', 'RUB', 'ru', '12.50'],
  ['1.000', 'USD', 'es', '1000.00'],
  ['1.000,25', 'USD', 'de', '1000.25'],
  ['1,000.25', 'USD', 'de', '1000.25'],
  ['1.000,25', 'USD', 'en', '1000.25'],
  ['1 000,25', 'USD', 'lv', '1000.25'],
  ["1'000.25", 'USD', 'en', '1000.25'],
  ['3,000', 'KWD', 'es', '3.000'],
  ['3.000', 'KWD', 'es', '3000.000'],
  ['3,000', 'KWD', 'en', '3000.000'],
  ['3,000', 'JPY', 'es', '3000'],
  ['٣٫٥', 'USD', 'es', '3.50'],
  [',', 'USD', 'es', 'notANumber'],
])('5-53 %j %s typed in %s is %s: the separators are those of the language, where they fit', (text, ...rest) => {
  const [currency, locale, amount] = rest;
  expect(read(text, currency, locale)).toBe(amount);
});

test.each([
  ['12,50', 'USD', 'en', 1250n, 125_000n],
  ['3,000', 'USD', 'es', 300n, 300_000n],
  ['3.000', 'USD', 'en', 300n, 300_000n],
  ['1,500', 'EUR', 'ru', 150n, 150_000n],
])('%j %s typed in %s may mean two amounts, and asks', (text, currency, locale, small, large) => {
  expect(parseAmountText(text, currency, locale)).toEqual({
    ok: false,
    error: 'ambiguousGrouping',
    meanings: [money(small, currency), money(large, currency)],
  });
});

test('5-26 a comma that groups thousands is ignored in sums', () => {
  expect(parseSum('1,000', 'USD', 'es')).toEqual({ ok: true, money: money(100_000n, 'USD') });
  expect(parseSum('3,000', 'KWD', 'es')).toEqual({ ok: true, money: money(3000n, 'KWD') });
});

test.each([
  ['1,234', 'USD', 'es', '1234.00'],
  ['1,234.5', 'EUR', 'de', '1234.50'],
  ['1,234', 'USD', 'en', '1234.00'],
  ['12,50', 'USD', 'en', 'ambiguousGrouping'],
  ['1,23,4', 'USD', 'es', 'notANumber'],
  ['1٫234', 'USD', 'es', 'tooManyDecimals'],
])('5-26 the sum %j %s typed in %s is %s', (text, currency, locale, expected) => {
  const read = parseSum(text, currency, locale);
  expect(read.ok ? moneyToWire(read.money).amount : read.error).toBe(expected);
});

test('the currency decides how many decimals are allowed', () => {
  expect(read('100', 'JPY')).toBe('100');
  expect(read('100.5', 'JPY')).toBe('tooManyDecimals');
  expect(read('1.234', 'KWD')).toBe('1.234');
  expect(read('0.00000001', 'BTC')).toBe('0.00000001');
  expect(read('0.000000001', 'BTC')).toBe('tooManyDecimals');
});

test('the text of an amount in a field of any language is read as that amount', () => {
  const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'BTC', 'TON');
  const locales = fc.constantFrom('en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), currencies, locales, (minor, currency, locale) => {
      const value = money(minor, currency);
      expect(parseAmountText(amountText(value, locale), currency, locale)).toEqual({ ok: true, money: value });
    }),
  );
});

test('no text throws, and none gives a negative amount', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', '-', ' ', 'e', '٣', '٫') }), (text) => {
      const result = parseAmountText(text, 'USD', 'es');
      expect(!result.ok || result.money.minor >= 0n).toBe(true);
    }),
  );
});

test('5-26 the form and the operator accept the same amounts', () => {
  const digits = fc.string({ unit: fc.constantFrom('0', '0', '1', '9', '.'), maxLength: 24 });
  fc.assert(
    fc.property(digits, fc.constantFrom('USD', 'JPY', 'KWD', 'TON'), (text, currency) => {
      // The form also accepts "5.", ".5" and "1.000.000", but never sends them.
      if (/^\.|\.$|\..*\./.test(text)) return;
      expect(parseOrderAmount(text, currency).ok).toBe(parseAmountText(text, currency, 'en').ok);
    }),
    { numRuns: 2000 },
  );
  expect(parseOrderAmount('20.5', 'USD')).toEqual({ ok: true, money: money(2050n, 'USD') });
});

test.each([
  ['010', 'leadingZero'],
  ['00.5', 'leadingZero'],
  ['20.000', 'tooManyDecimals'],
  ['1,000', 'notANumber'],
  [' 20', 'notANumber'],
  ['-5', 'notANumber'],
  ['٣', 'notANumber'],
  ['5.', 'notANumber'],
  ['1\n', 'notANumber'],
  ['9'.repeat(19), 'tooLarge'],
])('5-26 the sent amount %j is refused: %s', (text, error) => {
  expect(parseOrderAmount(text, 'USD')).toEqual({ ok: false, error });
});
