import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { startLastSignIn } from './lastSignIn.ts';

const before = wireAccount(7, { previous_login_at: '2026-03-04T09:30:00.000Z' });
const texts = (root: ReturnType<typeof testRoot>['root']) => root.notices.list.map(({ text }) => text);
const hours = new Date('2026-03-04T09:30:00Z').getHours();

test('trust: after signing in the player sees when they signed in last, in their language and time zone', async () => {
  for (const [locale, said] of [
    ['en', `Last sign-in: 04.03.2026 at ${hours}:30`],
    ['ru', `Прошлый вход: 04.03.2026 в ${hours}:30`],
  ] as const) {
    const { root } = testRoot({ locale });
    const stop = startLastSignIn(root);
    root.session.adopt(before);
    await settle();
    await expect.poll(() => texts(root), { timeout: 15_000 }).toEqual([said]);
    stop();
  }
});

test('trust: the same last sign-in is shown once, over page loads and refreshed accounts; the next one again', async () => {
  const { root, clock, platform } = testRoot();
  const stop = startLastSignIn(root);
  root.session.adopt(before);
  await expect.poll(() => texts(root).length, { timeout: 15_000 }).toBe(1);
  await clock.advance(10_000);
  root.session.adopt({ ...before, fakename: 'Robin' });
  await settle();
  expect(texts(root)).toEqual([]);
  stop();

  const { root: reloaded } = testRoot({ platform });
  const stopAgain = startLastSignIn(reloaded);
  reloaded.session.adopt(before);
  await settle();
  expect(texts(reloaded)).toEqual([]);
  reloaded.session.adopt({ ...before, previous_login_at: '2026-03-05T09:30:00.000Z' });
  await expect.poll(() => texts(reloaded).length, { timeout: 15_000 }).toBe(1);
  stopAgain();
});

test('trust: a first sign-in and a guest have no last one', async () => {
  const { root } = testRoot();
  const stop = startLastSignIn(root);
  root.session.adopt(wireAccount(7, { previous_login_at: null }));
  root.session.end();
  await settle();
  expect(texts(root)).toEqual([]);
  stop();
});
