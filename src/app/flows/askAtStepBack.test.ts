import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { askAtStepBack } from './askAtStepBack.ts';

/** A page at the third entry of its history, with something to lose; the player gives the answer. */
function thirdPage(answer: boolean) {
  const { root } = testRoot();
  const went: number[] = [];
  let present = 2;
  const takesOver = askAtStepBack(
    root,
    { history: { go: (steps = 0) => void went.push(steps) } as History },
    {
      shown: () => 2,
      present: () => present,
    },
  );
  root.leaving.hold({ isNeeded: () => true, ask: () => Promise.resolve(answer) });
  const arrive = (depth: number) => {
    present = depth;
    return takesOver();
  };
  return { arrive, went };
}

test('a step back is taken back, and repeated once the player agrees', async () => {
  const { arrive, went } = thirdPage(true);
  expect([arrive(1), went]).toEqual([true, [1]]);
  expect(arrive(2)).toBe(true);
  await settle();
  expect(went).toEqual([1, -1]);
  expect(arrive(1)).toBe(false);
});

test('a player who stays is where they were', async () => {
  const { arrive, went } = thirdPage(false);
  expect([arrive(1), arrive(2)]).toEqual([true, true]);
  await settle();
  expect(went).toEqual([1]);
  expect(arrive(1)).toBe(true);
});

test('pressing back twice is one step', async () => {
  const { arrive, went } = thirdPage(true);
  expect([arrive(1), arrive(2), arrive(1), arrive(2)]).toEqual([true, true, true, true]);
  await settle();
  expect(went).toEqual([1, 1, -1]);
});
