import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { deferred } from '../../tests/fakes/fakeCall.ts';
import { LeaveStore } from './LeaveStore.ts';

test('nothing is asked without something to lose', async () => {
  const leaving = new LeaveStore();
  leaving.hold({ isNeeded: () => false, ask: () => Promise.reject(new Error('not asked')) });
  expect([leaving.isHeld, await leaving.mayLeave()]).toEqual([false, true]);
});

test('the player decides; two attempts at once are one question; a consent holds', async () => {
  const leaving = new LeaveStore();
  const form = observable({ isChanged: true });
  const answers = [deferred<boolean>(), deferred<boolean>()];
  let asked = 0;
  const drop = leaving.hold({
    isNeeded: () => form.isChanged,
    ask: () => answers[asked++]!.promise,
  });
  const both = Promise.all([leaving.mayLeave(), leaving.mayLeave()]);
  answers[0]!.resolve(false);
  expect([await both, asked, leaving.isHeld]).toEqual([[false, false], 1, true]);
  const again = leaving.mayLeave();
  answers[1]!.resolve(true);
  expect([await again, leaving.isHeld, await leaving.mayLeave(), asked]).toEqual([true, false, true, 2]);
  drop();
  runInAction(() => (form.isChanged = false));
  expect(leaving.isHeld).toBe(false);
});
