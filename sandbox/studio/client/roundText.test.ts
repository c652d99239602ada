import { expect, test } from 'vitest';
import { en } from './messages/en.ts';
import { createFormatMoney, formatMultiple, likeBoth } from './money.ts';
import type { Spin, SpinWin } from './protocol.ts';
import { spinText, winText } from './roundText.ts';
import { createTranslate } from './translate.ts';

const wording = {
  t: createTranslate(en),
  format: createFormatMoney('en', 'USD', 2, 'play', 'FUN'),
  multiple: (value: number) => formatMultiple('en', value),
  symbolName: (symbol: string) => ({ h1: 'Lantern', scatter: 'Moon' })[symbol] ?? symbol,
};
const line: SpinWin = { kind: 'line', symbol: 'h1', count: 4, cells: [], line: 2, ways: 1, amount: 240n };
const spin = (win: bigint, wins: SpinWin[]): Spin => ({
  stops: [],
  grid: [],
  held: [],
  filled: [],
  multiplier: 1,
  added: 0,
  wins,
  win,
});

test('every outcome has a text', () => {
  expect(spinText(spin(240n, [line]), 100n, wording)).toBe('Win $2.40: 4 × Lantern on line 3, $2.40');
  expect(spinText(spin(0n, []), 100n, wording)).toBe('No win');
  expect(winText({ ...line, kind: 'ways', line: null, ways: 8 }, wording)).toBe('4 × Lantern, ways: 8, $2.40');
  expect(winText({ ...line, kind: 'scatter', symbol: 'scatter', line: null }, wording)).toBe(
    '4 × Moon anywhere, $2.40',
  );
});

test('a payout at or below the stake is returned, not won', () => {
  expect(spinText(spin(100n, [line]), 100n, wording)).toMatch(/^Returned \$1:/);
});

test('an amount that is counted on from one with decimals keeps them', () => {
  const { format } = wording;
  const counted = (from: bigint, to: bigint): string => format(from, likeBoth(format, from, to));
  expect(counted(250n, 500n)).toBe('$2.50');
  expect(counted(200n, 525n)).toBe('$2.00');
  expect(counted(200n, 500n)).toBe('$2');
});

test('demo credits are never formatted as money', () => {
  expect(createFormatMoney('en', 'FUN', 2, 'demo', 'FUN')(240n)).toBe('2.40\u00a0FUN');
  expect(createFormatMoney('en', 'FUN', 2, 'demo', 'FUN')(1_000_00n)).toBe('1,000\u00a0FUN');
});

test.each([
  ['USD', 2, 240n, '$2.40'],
  ['USD', 2, 200n, '$2'],
  ['USD', 2, 5n, '$0.05'],
  ['USD', 2, 9_007_199_254_740_993n, '$90,071,992,547,409.93'],
  ['JPY', 0, 240n, '¥240'],
  ['KWD', 3, 2_400n, 'KWD\u00a02.40'],
  ['KWD', 3, 2_009n, 'KWD\u00a02'],
  ['TON', 9, 2_400_000_000n, 'TON\u00a02.40'],
  ['TON', 9, 2_999_999_999n, 'TON\u00a02.99'],
  ['USDT', 6, 2_000_000n, '2\u00a0USDT'],
] as const)(
  '9-11 %s with %i decimals, %d of the smallest units, is shown as %s',
  (currency, decimals, minor, shown) => {
    expect(createFormatMoney('en', currency, decimals, 'play', 'FUN')(minor)).toBe(shown);
  },
);

test('9-11 amounts are formatted as usual in their language', () => {
  expect(createFormatMoney('ar', 'USD', 2, 'play', 'FUN')(240n)).toBe('\u2066$2.40\u2069');
  expect(createFormatMoney('ru', 'USD', 2, 'play', 'FUN')(240n)).toBe('2,40\u00a0$');
});

test('a counted win has the decimals of its final amount from the start', () => {
  const format = createFormatMoney('en', 'USD', 2, 'play', 'FUN');
  expect([format(0n, 240n), format(100n, 240n), format(240n, 240n)]).toEqual(['$0.00', '$1.00', '$2.40']);
  expect([format(0n, 500n), format(199n, 500n), format(500n, 500n)]).toEqual(['$0', '$1', '$5']);
});

test.each([
  ['en', 12.5, '12.50'],
  ['en', 1250, '1,250.00'],
  ['es', 12.5, '12,50'],
  ['ar', 3, '3.00'],
])('9-11 a multiple has two decimals: in %s %d is %s', (locale, value, shown) =>
  expect(formatMultiple(locale, value)).toBe(shown),
);
