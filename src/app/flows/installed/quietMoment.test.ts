// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import type { DialogKind } from '../../../kernel/dialogs.ts';
import { atQuietMoment } from './quietMoment.ts';

let stop = () => {};
afterEach(() => stop());

const kind: DialogKind<null, null> = {
  name: 'one',
  load: () => Promise.reject(new Error('not drawn here')),
  dismissed: null,
};

function waiting(path = '/') {
  const { root, clock } = testRoot();
  root.place.arrive(path, '');
  let times = 0;
  stop = atQuietMoment(
    root,
    window,
    () => true,
    () => void (times += 1),
  );
  return { root, clock, times: () => times };
}

test('16-16 a notice that can wait comes once when nothing was done for a while', async () => {
  const { clock, times } = waiting();
  await clock.advance(7_000);
  window.dispatchEvent(new Event('scroll'));
  await clock.advance(7_000);
  expect(times()).toBe(0);
  await clock.advance(60_000);
  expect(times()).toBe(1);
});

test.each(['/cashier/deposit', '/game/jade-ascent', '/forms/sign_up', '/profile/data', '/support', '/gamehall'])(
  '16-16 it does not come on %s, but on the page after it',
  async (path) => {
    const { root, clock, times } = waiting(path);
    await clock.advance(60_000);
    expect(times()).toBe(0);
    root.place.arrive('/jackpots', '');
    await clock.advance(60_000);
    expect(times()).toBe(1);
  },
);

test('16-16 it does not come over a dialog or beside another notice', async () => {
  const { root, clock, times } = waiting();
  void root.dialogs.open(kind, null);
  await clock.advance(60_000);
  root.notices.show('Saved', 'info', { time: 100_000 });
  root.dialogs.closeAll();
  await clock.advance(60_000);
  expect(times()).toBe(0);
  await clock.advance(120_000);
  expect(times()).toBe(1);
});
