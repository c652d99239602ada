import { expect, test } from 'vitest';
import { fc } from '../../../tests/fastCheck.ts';
import { decimalText } from './decimalText.ts';
import { formatMoney, learnMoneyMarks } from './formatMoney.ts';
import { money } from './money.ts';
import { currencyFormat, evened, moneyMarks, writeAmount } from './moneyMarks.ts';

const locales = ['en', 'ru', 'es', 'ar', 'de', 'hi', 'lv', 'pt-BR', 'tr', 'uk', 'fr', 'pl', 'en-IN'];
const marksOf = new Map(locales.map((locale) => [locale, moneyMarks(locale)]));

test('9-11 in each language and currency an amount is written as Intl writes it', () => {
  const minors = fc.oneof(
    fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }),
    fc.bigInt({ min: -999_999n, max: 999_999n }),
  );
  const currencies = fc.constantFrom('USD', 'EUR', 'BRL', 'INR', 'JPY', 'KWD', 'UAH', 'XTS');
  const decimals = fc.constantFrom(0, 1, 2, 3, 9);
  fc.assert(
    fc.property(fc.constantFrom(...locales), currencies, decimals, minors, (locale, currency, places, minor) => {
      const text = decimalText(minor, places);
      const expected = evened(currencyFormat(locale, currency, places).format(text as `${number}`));
      expect(writeAmount(text, currency, marksOf.get(locale)!)).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});

test('9-11 a currency that the marks do not have is left to Intl', () => {
  expect(writeAmount('1.00', 'XAU', marksOf.get('en')!)).toBe(null);
});

test('9-11 a page that has learnt a language writes the same amounts', () => {
  const amounts = [money(123_456_789n, 'USD'), money(-5n, 'EUR'), money(1_500_000n, 'USDT'), money(7n, 'XAU')];
  const written = () => amounts.map((one) => formatMoney(one, 'fr-CH', 'player'));
  const before = written();
  learnMoneyMarks('fr-CH', moneyMarks('fr-CH'));
  expect(written()).toEqual(before);
});
