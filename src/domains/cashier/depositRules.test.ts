import { describe, expect, test } from 'vitest';
import { money } from '../../shared/money/money.ts';
import { amountText } from '../../shared/money/amountText.ts';
import { feeOf } from '../../shared/money/feeOf.ts';
import { depositError, presetsFor, summaryOf, typedAmount, withdrawError } from './depositRules.ts';
import { parseDepositSettings } from './parseCashier.ts';
import type { DepositMethod } from './parseCashier.ts';
import { depositSettings, usd } from './testing/wire.ts';
import { fc } from '../../../tests/fastCheck.ts';

const usdMoney = (minor: bigint) => money(minor, 'USD');
const [card, flashpay] = parseDepositSettings(depositSettings()).methods as [DepositMethod, DepositMethod];
const limitOf = (amount: string) =>
  parseDepositSettings(
    depositSettings({
      limit: {
        available_amount: usd(amount),
        limit_amount: usd('500.00'),
        period: 'week',
        can_edit: true,
        expired_at: null,
      },
    }),
  ).limit;
const amounts = fc.bigInt({ min: 1n, max: 10n ** 30n });
const percents = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 9999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);

describe('fee', () => {
  test('is exact to half a minor unit, at any size', () => {
    fc.assert(
      fc.property(amounts, percents, (minor, percent) => {
        const scaled = BigInt(percent.replace('.', ''));
        const exact = minor * scaled;
        const off = feeOf(usdMoney(minor), percent).minor * 1_000_000n - exact;
        return off <= 500_000n && off > -500_000n;
      }),
    );
  });

  test('rounds half a minor unit up', () => {
    expect(feeOf(usdMoney(20n), '2.5').minor).toBe(1n);
    expect(feeOf(usdMoney(19n), '2.5').minor).toBe(0n);
    expect(feeOf(usdMoney(10_000n), '2.5').minor).toBe(250n);
  });

  test('pay = fee + get, whatever the figures', () => {
    fc.assert(
      fc.property(amounts, percents, (minor, percent) => {
        const { pay, fee, get } = summaryOf(usdMoney(minor), percent);
        return pay.minor === fee.minor + get.minor && fee.minor >= 0n;
      }),
    );
  });

  test.each(['', 'abc', '1e309', '-3', '0'])('a percentage of %j is no fee', (percent) => {
    expect(feeOf(usdMoney(5000n), percent).minor).toBe(0n);
  });
});

describe('5-26 deposit amount', () => {
  test.each([
    ['', 'requiredField'],
    ['   ', 'requiredField'],
    ['abc', 'wrongAmount'],
    ['<script>', 'wrongAmount'],
    ['💰', 'wrongAmount'],
    ['-5', 'wrongAmount'],
    ['05', 'wrongAmount'],
    ['1e3', 'wrongAmount'],
    ['12,50', 'unclearAmount'],
    ['1.000,5000', 'wrongAmount'],
    ['$50', 'wrongAmount'],
    ['10.001', 'wrongAmount'],
    ['9.99', 'sumError'],
    ['0', 'sumError'],
    ['1000.01', 'sumError'],
  ])('%j is %s', (text, code) => {
    expect(depositError(text, card, null, 'en')?.code).toBe(code);
  });

  test.each(['10', '10.00', '1,000', '999.99', ' 50 ', '٥٠'])('%j is accepted', (text) => {
    expect(depositError(text, card, null, 'en')).toBeNull();
  });

  test.each([
    ['en', '10.00'],
    ['ru', '10,00'],
    ['es', '10,00'],
    ['ar', '10.00'],
  ])('in %s an invalid amount gets an example that the field accepts: %s', (locale, example) => {
    expect(depositError('$50', card, null, locale)).toEqual({ code: 'wrongAmount', params: { example } });
    expect(depositError(example, card, null, locale)).toBeNull();
  });

  test('both bounds are in the error, formatted in the currency', () => {
    expect(depositError('1', card, null, 'en')?.params).toEqual({ min: '$10', max: '$1,000' });
  });

  test('3-55 the rest of the deposit limit is checked last, and the message contains it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }), (amount, left) => {
        const limit = limitOf((left / 100).toFixed(2));
        const error = depositError((amount / 100).toFixed(2), card, limit, 'en');
        return amount <= left ? error === null : error?.code === 'depositLimit';
      }),
    );
    expect(depositError('60', card, limitOf('50.00'), 'en')).toEqual({ code: 'depositLimit', params: { max: '$50' } });
  });

  test('an accepted amount is always within the bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        if (depositError(text, card, null, 'en') !== null) return true;
        const amount = typedAmount(text, 'USD', 'en');
        return amount !== null && amount.minor >= 1000n && amount.minor <= 100_000n;
      }),
    );
  });
});

describe('withdrawal amount', () => {
  test('exceeding the available amount is reported first', () => {
    expect(withdrawError('60', card, usdMoney(5000n), 'en')?.code).toBe('insufficientFunds');
    expect(withdrawError('50', card, usdMoney(5000n), 'en')).toBeNull();
    expect(withdrawError('5', card, usdMoney(5000n), 'en')?.code).toBe('sumError');
    expect(withdrawError('', card, usdMoney(5000n), 'en')?.code).toBe('requiredField');
  });
});

describe('presets', () => {
  test('only those within the bounds and the limit', () => {
    expect(presetsFor(card, null).map(({ minor }) => minor)).toEqual([2000n, 5000n]);
    expect(presetsFor(card, limitOf('20.00')).map(({ minor }) => minor)).toEqual([2000n]);
    expect(presetsFor({ ...flashpay, min: usdMoney(3000n) }, null).map(({ minor }) => minor)).toEqual([5000n]);
  });

  test('parsing a formatted amount gives it back, for 0 to 9 decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 17n }),
        fc.constantFrom('USD', 'JPY', 'KWD', 'TON'),
        (minor, currency) => {
          const value = money(minor, currency);
          return typedAmount(amountText(value, 'en'), currency, 'en')?.minor === minor;
        },
      ),
    );
  });
});
