import { expect, test } from 'vitest';
import { money } from './money.ts';
import { moneyInText } from './moneyInText.ts';

test('an amount in an Arabic sentence is isolated, others are as they are written', () => {
  const value = money(500n, 'USD');
  expect(moneyInText(value, { code: 'en', dir: 'ltr' })).toBe('$5.00');
  expect(moneyInText(value, { code: 'ar', dir: 'rtl' })).toMatch(/^\u2066.*5\.00.*\u2069$/);
});
