import { expect, test } from 'vitest';
import { FakeClock } from '../../../../../tests/fakes/FakeClock.ts';
import { ResendTimer } from './ResendTimer.ts';

test('4-14 the timer counts the server’s seconds down, restarts from a new answer and ends at 0', async () => {
  const clock = new FakeClock();
  const timer = new ResendTimer(clock);
  timer.start(3);
  expect(timer.seconds).toBe(3);
  await clock.advance(1000);
  expect(timer.seconds).toBe(2);
  timer.start(60);
  expect(timer.seconds).toBe(60);
  await clock.advance(59_000);
  expect(timer.seconds).toBe(1);
  await clock.advance(1000);
  expect(timer.seconds).toBe(0);
  await clock.advance(5000);
  expect(timer.seconds).toBe(0);
});

test('4-14 a timer that is stopped allows another code at once', () => {
  const timer = new ResendTimer(new FakeClock());
  timer.start(60);
  timer.stop();
  expect(timer.seconds).toBe(0);
});
