/** Third parties do not use the client's code, but amounts must look the same in games, payment pages and the site. */
import { describe, expect, test } from 'vitest';
import { formatAmount } from '../payments/page/formatAmount.ts';
import { createFormatMoney } from '../studio/client/money.ts';
import { currencyDecimals } from '../../src/shared/money/currencyDecimals.ts';
import { decimalText } from '../../src/shared/money/decimalText.ts';
import { formatMoney } from '../../src/shared/money/formatMoney.ts';
import { money } from '../../src/shared/money/money.ts';

const amounts = [0n, 5n, 240n, 8_340n, 10_000n, 1_234_567n, 999_999_999_999n];
const cases = ['en', 'ru', 'es'].flatMap((locale) =>
  ['USD', 'EUR', 'JPY', 'KWD', 'TON'].map((currency) => [locale, currency] as const),
);

describe.each(cases)('9-11 in %s an amount of %s', (locale, currency) => {
  const decimals = currencyDecimals(currency);

  test('is formatted the same in a game and in the header', () => {
    const inGame = createFormatMoney(locale, currency, decimals, 'play', 'FUN');
    for (const minor of amounts)
      expect(inGame(minor).replaceAll('\u202f', '\u00a0')).toBe(formatMoney(money(minor, currency), locale, 'player'));
  });

  test('is formatted the same on the payment page and in the cashier', () => {
    for (const minor of amounts)
      expect(formatAmount(decimalText(minor, decimals), currency, locale)).toBe(
        formatMoney(money(minor, currency), locale, 'cashier'),
      );
  });
});
