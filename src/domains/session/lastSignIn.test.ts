import { expect, test } from 'vitest';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import type { FakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { showLastSignIn } from './lastSignIn.ts';
import { eventually } from '../../../tests/eventually.ts';

const before = wireAccount(7, { previous_login_at: '2026-03-04T09:30:00.000Z' });
const hours = new Date('2026-03-04T09:30:00Z').getHours();

type Page = Parameters<typeof testRoot>[0];

/** The toasts after a sign-in. */
async function signIn(account: typeof before, page: Page = {}) {
  const { root, platform, clock } = testRoot(page);
  root.session.adopt(account);
  const shown = showLastSignIn(root);
  await root.loadMessages(['session']);
  // In the messenger it may wait for another page.
  await Promise.race([shown, settle()]);
  const said = () => root.notices.list.map(({ text }) => text);
  return { root, clock, platform, said: said(), later: said };
}

test('trust: after signing in the player sees when they signed in last, in their language and time zone', async () => {
  expect((await signIn(before)).said).toEqual([`Last sign-in: 04.03.2026 at ${hours}:30`]);
  expect((await signIn(before, { locale: 'ru' })).said).toEqual([`Прошлый вход: 04.03.2026 в ${hours}:30`]);
});

test('trust: the same last sign-in is shown once, the next one again', async () => {
  const { platform } = await signIn(before);
  expect((await signIn(before, { platform })).said).toEqual([]);
  const next = { ...before, previous_login_at: '2026-03-05T09:30:00.000Z' };
  expect((await signIn(next, { platform })).said).toHaveLength(1);
});

test.each([null, 'yesterday'])('trust: a previous sign-in of %s is not shown', async (previous_login_at) => {
  expect((await signIn({ ...before, previous_login_at })).said).toEqual([]);
});

test('trust: in the messenger each launch is a sign-in: this device’s own one is not told, another one is', async () => {
  const platform = { ...fakePlatform(), kind: 'telegram' } as FakePlatform;
  const first = await signIn({ ...before, previous_login_at: null }, { platform });
  expect(first.said).toEqual([]);
  const own = new Date(first.clock.now() + 1_000).toISOString();
  expect((await signIn({ ...before, previous_login_at: own }, { platform })).said).toEqual([]);
  const other = new Date(first.clock.now() + 3_600_000).toISOString();
  expect((await signIn({ ...before, previous_login_at: other }, { platform })).said).toHaveLength(1);
});

test('trust: in the messenger a device that keeps nothing does not take its own launches for a stranger’s', async () => {
  const platform = { ...fakePlatform(), kind: 'telegram' } as FakePlatform;
  expect((await signIn(before, { platform })).said).toEqual([]);
});

test('trust: in the messenger it waits while a game, a payment or an offer is open', async () => {
  const platform = { ...fakePlatform(), kind: 'telegram' } as FakePlatform;
  await signIn({ ...before, previous_login_at: null }, { platform });
  const { root, said, later } = await signIn(before, { platform, address: '/cashier/deposit' });
  expect(said).toEqual([]);
  root.place.arrive('/winners', '', '');
  await eventually(() => expect(later()).toHaveLength(1));
});
