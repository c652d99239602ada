import { expect, test } from 'vitest';
import { analyticsTimestamp } from './analyticsTimestamp.ts';

test.each([
  [Date.UTC(2026, 2, 5, 15, 7), '2026-03-05T18:07:00.000+03:00'],
  [Date.UTC(2026, 6, 31, 22, 0, 0, 5), '2026-08-01T01:00:00.005+03:00'],
])('9-12 analytics timestamps are shifted to a fixed UTC+3', (ms, text) => {
  expect(analyticsTimestamp(ms)).toBe(text);
  expect(Date.parse(text)).toBe(ms);
});
