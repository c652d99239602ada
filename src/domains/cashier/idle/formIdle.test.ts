import { expect, test } from 'vitest';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { answerSeconds, FormIdle } from './FormIdle.ts';

const second = 1_000;

function idleOf(limit: number) {
  const clock = new FakeClock();
  const over: number[] = [];
  const idle = new FormIdle(clock, limit, () => over.push(1));
  idle.stay();
  return { clock, idle, over };
}

test('3-12 after the time without activity the player is asked, and then what was typed is forgotten', async () => {
  const { clock, idle, over } = idleOf(300);
  await clock.advance(300 * second - 1);
  expect(idle.secondsLeft).toBeNull();
  await clock.advance(1);
  expect([idle.secondsLeft, over.length]).toEqual([answerSeconds, 0]);
  await clock.advance((answerSeconds - 1) * second);
  expect([idle.secondsLeft, over.length]).toEqual([1, 0]);
  await clock.advance(second);
  expect([idle.secondsLeft, over.length]).toEqual([null, 1]);
});

test('3-12 activity begins the time anew; while it is asked only the answer does', async () => {
  const { clock, idle, over } = idleOf(100);
  await clock.advance(99 * second);
  idle.note();
  await clock.advance(99 * second);
  expect(idle.secondsLeft).toBeNull();
  await clock.advance(2 * second);
  idle.note();
  expect(idle.secondsLeft).toBe(answerSeconds - 1);
  idle.stay();
  await clock.advance(99 * second);
  expect([idle.secondsLeft, over.length]).toEqual([null, 0]);
});
