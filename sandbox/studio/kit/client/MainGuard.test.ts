import { expect, test } from 'vitest';
import { manualClock } from '../../client/testing/manualClock.ts';
import { MainGuard } from './MainGuard.ts';

function guarded() {
  const clock = manualClock();
  const ready: number[] = [];
  return { guard: new MainGuard(clock, () => void ready.push(clock.now())), ready, pass: clock.pass };
}

test('the first role may be pressed at once, and the same one again and again', () => {
  const { guard } = guarded();
  expect([guard.isReady, guard.allows('play'), guard.allows('play'), guard.isReady]).toEqual([true, true, true, true]);
});

test('a press on Skip that comes too late does not stake', async () => {
  const { guard, ready, pass } = guarded();
  guard.allows('skip');
  await pass(5_000);
  expect(guard.allows('play')).toBe(false);
  await pass(299);
  expect([guard.isReady, ready]).toEqual([false, []]);
  await pass(1);
  expect([guard.isReady, guard.allows('play'), ready]).toEqual([true, true, [5_300]]);
});

test('each change of the role begins anew', async () => {
  const { guard, ready, pass } = guarded();
  guard.allows('play');
  guard.allows('skip');
  await pass(200);
  guard.allows('move');
  await pass(200);
  expect([guard.isReady, ready]).toEqual([false, []]);
  await pass(100);
  expect([guard.isReady, ready]).toEqual([true, [500]]);
});
