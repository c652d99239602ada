import { expect, test } from 'vitest';
import { sumIn } from './sumIn.ts';

test('sums of several currencies come to one by the shown rates', () => {
  const sums = [
    { currency: 'USD', sum: 100_00n },
    { currency: 'EUR', sum: 9_00n },
    { currency: 'JPY', sum: 1_500n },
  ];
  expect(sumIn('EUR', sums)).toBe(108_00n);
  expect(sumIn('USD', [{ currency: 'EUR', sum: 9_00n }])).toBe(10_00n);
  expect(sumIn('EUR', [])).toBe(0n);
});

test('what counts is rounded up, what relieves is rounded down', () => {
  expect(sumIn('EUR', [{ currency: 'USD', sum: 1n }])).toBe(1n);
  expect(sumIn('EUR', [{ currency: 'USD', sum: -1n }])).toBe(0n);
  expect(sumIn('USD', [{ currency: 'JPY', sum: 1n }])).toBe(1n);
});

test('a currency without a rate has no sum in another one, unless it is nothing', () => {
  expect(sumIn('EUR', [{ currency: 'XXX', sum: 5n }])).toBeNull();
  expect(sumIn('XXX', [{ currency: 'XXX', sum: 5n }])).toBe(5n);
  expect(sumIn('EUR', [{ currency: 'XXX', sum: 0n }])).toBe(0n);
});
