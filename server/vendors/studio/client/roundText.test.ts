import { expect, test } from 'vitest';
import { en } from './messages/en.ts';
import { createFormatMoney } from './money.ts';
import type { Spin, SpinWin } from './protocol.ts';
import { spinText, winText } from './roundText.ts';
import { createTranslate } from './translate.ts';

const wording = {
  t: createTranslate(en),
  format: createFormatMoney('en', 'USD', 2, 'play', 'FUN'),
  symbolName: (symbol: string) => ({ h1: 'Lantern', scatter: 'Moon' })[symbol] ?? symbol,
};
const line: SpinWin = { kind: 'line', symbol: 'h1', count: 4, cells: [], line: 2, ways: 1, amount: 240n };
const spin = (win: bigint, wins: SpinWin[]): Spin => ({ stops: [], grid: [], held: [], filled: [], multiplier: 1, added: 0, wins, win });

test('every outcome has its sentence', () => {
  expect(spinText(spin(240n, [line]), 100n, wording)).toBe('Win $2.40: 4 × Lantern on line 3, $2.40');
  expect(spinText(spin(0n, []), 100n, wording)).toBe('No win');
  expect(winText({ ...line, kind: 'ways', line: null, ways: 8 }, wording)).toBe('4 × Lantern, ways: 8, $2.40');
  expect(winText({ ...line, kind: 'scatter', symbol: 'scatter', line: null }, wording)).toBe('4 × Moon anywhere, $2.40');
});

test('a payout at or below the stake is returned, not won', () => {
  expect(spinText(spin(100n, [line]), 100n, wording)).toMatch(/^Returned \$1\.00/);
});

test('demo credits never look like money, and decimals are the currency\'s own', () => {
  expect(createFormatMoney('en', 'FUN', 2, 'demo', 'FUN')(240n)).toBe('2.40\u00a0FUN');
  expect(createFormatMoney('ar', 'USD', 2, 'play', 'FUN')(240n)).toBe('\u2066$2.40\u2069');
  expect(createFormatMoney('en', 'JPY', 0, 'play', 'FUN')(240n)).toBe('¥240');
  expect(createFormatMoney('en', 'TON', 9, 'play', 'FUN')(2_400_000_000n)).toBe('TON\u00a02.400000000');
  expect(createFormatMoney('en', 'USDT', 2, 'play', 'FUN')(240n)).toBe('2.40\u00a0USDT');
  expect(createFormatMoney('en', 'USD', 2, 'play', 'FUN')(9_007_199_254_740_993n)).toBe('$90,071,992,547,409.93');
});
