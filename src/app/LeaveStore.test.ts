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

test('what survives a change of the page is asked about only before the app is left', async () => {
  const leaving = new LeaveStore();
  let asked = 0;
  const drop = leaving.hold({
    survivesPages: true,
    isNeeded: () => true,
    ask: () => Promise.resolve((asked += 1) === 0),
  });
  expect([leaving.isHeld, leaving.isPageHeld, await leaving.mayLeavePage(), asked]).toEqual([true, false, true, 0]);
  expect([await leaving.mayLeave(), asked, leaving.isHeld]).toEqual([false, 1, true]);
  drop();
});
