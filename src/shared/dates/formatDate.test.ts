import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatTime } from './formatDate.ts';

const AFTERNOON = Date.UTC(2026, 2, 5, 15, 7);
const MIDNIGHT = Date.UTC(2026, 0, 1, 0, 0);

test('9-16 dates display as dd.mm.yyyy', () => {
  expect(formatDate(AFTERNOON, 'UTC')).toBe('05.03.2026');
  expect(formatDate(Date.UTC(2026, 10, 25), 'UTC')).toBe('25.11.2026');
});

test('9-16 times display as h:mm', () => {
  expect(formatTime(AFTERNOON, 'UTC')).toBe('15:07');
  expect(formatTime(Date.UTC(2026, 2, 5, 9, 5), 'UTC')).toBe('9:05');
  expect(formatTime(MIDNIGHT, 'UTC')).toBe('0:00');
});

test('9-16 the joiner word is "a las" by default', () => {
  expect(formatDateTime(AFTERNOON, 'UTC')).toBe('05.03.2026 a las 15:07');
  expect(formatDateTime(AFTERNOON, 'UTC', 'at')).toBe('05.03.2026 at 15:07');
});

test('9-16 the time zone decides the day', () => {
  expect(formatDateTime(MIDNIGHT, 'America/New_York', '·')).toBe('31.12.2025 · 19:00');
  expect(formatDateTime(MIDNIGHT, 'Asia/Kolkata', '·')).toBe('01.01.2026 · 5:30');
});
