import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a device clock that is wrong by two days shows the server time once one is known', () => {
  const clock = createClock();
  clock.learn('2026-03-07T12:00:00.000Z');
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-07T12:00:00.000Z');
  vi.advanceTimersByTime(1_500);
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-07T12:00:01.500Z');
});

test('an invalid server time is ignored', () => {
  const clock = createClock();
  clock.learn('2026-03-05T12:00:10.000Z');
  for (const nonsense of ['', 'soon', '2026-99-99T00:00:00Z']) clock.learn(nonsense);
  expect(clock.now() - Date.now()).toBe(10_000);
});

test('timers run once or repeatedly, until they are cancelled', () => {
  const clock = createClock();
  const runs: string[] = [];
  clock.after(100, () => runs.push('once'));
  clock.after(100, () => runs.push('never'))();
  const stop = clock.every(40, () => runs.push('again'));
  vi.advanceTimersByTime(100);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(runs).toEqual(['again', 'again', 'once']);
});

test('clocks are independent of each other', () => {
  const taught = createClock();
  const other = createClock();
  taught.learn('2030-01-01T00:00:00Z');
  expect(other.now()).toBe(Date.now());
});
