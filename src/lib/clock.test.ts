import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './clock.ts';
import type { Clock } from './clock.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a device clock that is wrong by two days shows the server time once one is known', () => {
  const clock = createClock();
  clock.learn('2026-03-07T12:00:00.000Z', clock.device());
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-07T12:00:00.000Z');
  vi.advanceTimersByTime(1_500);
  expect(new Date(clock.now()).toISOString()).toBe('2026-03-07T12:00:01.500Z');
});

/** Asks a server that is `aheadMs` ahead of the device; the way there and back take as long as given. */
function ask(clock: Clock, aheadMs: number, [thereMs, backMs]: readonly [number, number]): void {
  const sentMs = clock.device();
  vi.advanceTimersByTime(thereMs);
  const answer = new Date(Date.now() + aheadMs).toISOString();
  vi.advanceTimersByTime(backMs);
  clock.learn(answer, sentMs);
}

test('half of the round trip counts, and a later answer of a longer round trip changes nothing', () => {
  const clock = createClock();
  ask(clock, 10_000, [100, 100]);
  expect(clock.now() - clock.device()).toBe(10_000);
  ask(clock, 10_000, [40, 1_960]);
  expect(clock.now() - clock.device()).toBe(10_000);
});

test('an answer of a shorter round trip is more exact, and counts', () => {
  const clock = createClock();
  ask(clock, 10_000, [0, 2_000]);
  expect(clock.now() - clock.device()).toBe(9_000);
  ask(clock, 10_000, [30, 10]);
  expect(clock.now() - clock.device()).toBe(10_010);
});

test('after the device clock was set the next answer counts, however long it took', () => {
  const clock = createClock();
  ask(clock, 10_000, [10, 10]);
  ask(clock, 3_600_000, [400, 400]);
  expect(clock.now() - clock.device()).toBe(3_600_000);
});

test('an answer that was asked for earlier is not counted as one of a short round trip', () => {
  const clock = createClock();
  const sentMs = clock.device();
  const answer = new Date(sentMs + 10_000).toISOString();
  vi.advanceTimersByTime(2_000);
  clock.learn(answer, sentMs);
  clock.learn(answer, clock.device());
  expect(clock.now() - clock.device()).toBe(9_000);
});

test('an invalid server time is ignored', () => {
  const clock = createClock();
  clock.learn('2026-03-05T12:00:10.000Z', clock.device());
  for (const nonsense of ['', 'soon', '2026-99-99T00:00:00Z']) clock.learn(nonsense, clock.device());
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
  taught.learn('2030-01-01T00:00:00Z', taught.device());
  expect(other.now()).toBe(Date.now());
});
