import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChipsInRound } from './ChipsInRound.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function chips() {
  const log: string[] = [];
  let isLocked = false;
  const made = new ChipsInRound<{ readonly id: string }>({
    lock: (locked) => {
      isLocked = locked;
    },
    restore: ({ id }) => log.push(`restore ${id}`),
    clear: () => log.push('clear'),
  });
  return { made, log, isLocked: () => isLocked };
}

test('chips are locked from the bet until they are paid', async () => {
  const { made, log, isLocked } = chips();
  for (const phase of ['queued', 'placing', 'in'] as const) {
    made.update(phase, { id: 'a' });
    expect(isLocked()).toBe(true);
  }
  made.update('none', { id: 'a' });
  void made.end({ id: 'a' }, Promise.resolve(), 3_000, () => log.push('pay'));
  await vi.advanceTimersByTimeAsync(2_999);
  expect([isLocked(), log]).toEqual([true, ['restore a', 'pay']]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isLocked(), log.at(-1)]).toEqual([false, 'clear']);
});

test('who goes on at once ends the old bet, and is told that its chips still lay there', async () => {
  const { made, log, isLocked } = chips();
  made.update('in', { id: 'a' });
  void made.end({ id: 'a' }, Promise.resolve(), 3_000, () => log.push('pay'));
  await vi.advanceTimersByTimeAsync(100);
  made.update('none', null);
  expect([made.finish(), made.finish()]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isLocked(), log]).toEqual([false, ['restore a', 'pay', 'clear']]);
});

test('the end of an earlier round is not shown, but its chips can be repeated', async () => {
  const { made, log } = chips();
  await made.end({ id: 'b' }, null, 3_000, () => log.push('pay'));
  expect(log).toEqual(['restore b', 'clear']);
});

test('chips of a bet from another window replace what lies there, once', () => {
  const { made, log } = chips();
  made.update('in', { id: 'c' });
  made.update('in', { id: 'c' });
  expect(log).toEqual(['restore c']);
});
