import { expect, test } from 'vitest';
import { amountDecimals } from './amountDecimals.ts';
import type { AmountPlace } from './amountDecimals.ts';
import { currencyDecimals } from './currencyDecimals.ts';
import { formatMoney } from './formatMoney.ts';
import { money } from './money.ts';
import { parseAmountText } from './parseAmountText.ts';
import { fc } from '../../../tests/fastCheck.ts';

/** An amount, and how it is shown as a player's money, precisely, as a total and in the cashier. */
const table: readonly (readonly [string, string, string, string, string, string])[] = [
  ['USD', '0', '$0', '$0', '$0', '$0.00'],
  ['USD', '0.05', '$0.05', '$0.05', '$0.05', '$0.05'],
  ['USD', '83.4', '$83.40', '$83.40', '$83.40', '$83.40'],
  ['USD', '100', '$100', '$100', '$100', '$100.00'],
  ['USD', '-12.5', '−$12.50', '−$12.50', '−$12.50', '−$12.50'],
  ['USD', '10000', '$10,000', '$10,000', '$10,000', '$10,000.00'],
  ['USD', '9999.99', '$9,999.99', '$9,999.99', '$9,999.99', '$9,999.99'],
  ['USD', '10000.99', '$10,000.99', '$10,000.99', '$10,000', '$10,000.99'],
  ['USD', '-10000.99', '−$10,000.99', '−$10,000.99', '−$10,000', '−$10,000.99'],
  ['JPY', '1234', '¥1,234', '¥1,234', '¥1,234', '¥1,234'],
  ['JPY', '12345', '¥12,345', '¥12,345', '¥12,345', '¥12,345'],
  ['KWD', '12', 'KWD 12', 'KWD 12', 'KWD 12', 'KWD 12.000'],
  ['KWD', '12.5', 'KWD 12.50', 'KWD 12.500', 'KWD 12.50', 'KWD 12.500'],
  ['KWD', '12.999', 'KWD 12.99', 'KWD 12.999', 'KWD 12.99', 'KWD 12.999'],
  ['KWD', '12.009', 'KWD 12', 'KWD 12.009', 'KWD 12', 'KWD 12.009'],
  ['USDT', '1.5', 'USDT 1.50', 'USDT 1.50', 'USDT 1.50', 'USDT 1.50'],
  ['TON', '1.5', 'TON 1.50', 'TON 1.50', 'TON 1.50', 'TON 1.50'],
  ['TON', '2', 'TON 2', 'TON 2', 'TON 2', 'TON 2.00'],
  ['TON', '0.999999999', 'TON 0.99', 'TON 0.999999999', 'TON 0.99', 'TON 0.999999999'],
  ['TON', '0.000000001', 'TON 0', 'TON 0.000000001', 'TON 0', 'TON 0.000000001'],
  ['TON', '-0.000000001', 'TON 0', '−TON 0.000000001', 'TON 0', '−TON 0.000000001'],
];
const places: readonly AmountPlace[] = ['player', 'precise', 'total', 'cashier'];

test.each(table)(
  '9-11 %s %s is shown with two decimals or none, depending on the place',
  (currency, kept, ...shown) => {
    const parsed = parseAmountText(kept.replace('-', ''), currency, 'en');
    if (!parsed.ok) throw new Error(`${kept} is no amount`);
    const value = money(kept.startsWith('-') ? -parsed.money.minor : parsed.money.minor, currency);
    expect(places.map((place) => formatMoney(value, 'en', place).replaceAll('\u00a0', ' '))).toEqual(shown);
  },
);

test('9-11 no place shows an amount with one decimal', () => {
  const currencies = fc.constantFrom('USD', 'JPY', 'KWD', 'BTC', 'TON', 'USDT');
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }),
      currencies,
      fc.constantFrom(...places),
      (minor, currency, place) => {
        const decimals = amountDecimals(money(minor, currency), place);
        expect(decimals).not.toBe(1);
        expect(decimals).toBeLessThanOrEqual(currencyDecimals(currency));
      },
    ),
  );
});
