import { expect, test } from 'vitest';
import { money } from '../../../shared/money/money.ts';
import { firstAmount } from './firstAmount.ts';

const usd = (units: bigint) => money(units * 100n, 'USD');

test('3-43 a form begins with the smallest offered amount, or the smallest that earns the offer', () => {
  const presets = [usd(50n), usd(20n), usd(100n)];
  expect(firstAmount(presets, null, 'en')).toBe('20');
  expect(firstAmount(presets, usd(30n), 'en')).toBe('50');
  expect(firstAmount(presets, usd(500n), 'en')).toBe('20');
  expect(firstAmount([], null, 'en')).toBe('');
});
