import { expect, test, vi } from 'vitest';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import { stopOnceStarted } from './stopOnceStarted.ts';

test('a flow whose code does not arrive is started when it does', async () => {
  const clock = new FakeClock();
  const stop = vi.fn();
  const start = vi.fn(async () => stop);
  start.mockRejectedValueOnce(new TypeError('404')).mockRejectedValueOnce(new TypeError('404'));
  const end = stopOnceStarted(start, clock);
  await settle();
  await clock.advance(1_000);
  expect(start).toHaveBeenCalledTimes(2);
  await clock.advance(2_000);
  expect(start).toHaveBeenCalledTimes(3);
  await clock.advance(60_000);
  end();
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([3, 1]);
});

test('a flow stopped while its code is missing is not asked for again', async () => {
  const clock = new FakeClock();
  const start = vi.fn(async () => Promise.reject(new TypeError('404')));
  const end = stopOnceStarted(start, clock);
  await settle();
  end();
  await clock.advance(60_000);
  expect(start).toHaveBeenCalledOnce();
});

test('a flow stopped while its code is on its way is stopped once it has started', async () => {
  const stop = vi.fn();
  const end = stopOnceStarted(async () => stop, new FakeClock());
  end();
  await settle();
  expect(stop).toHaveBeenCalledOnce();
});
