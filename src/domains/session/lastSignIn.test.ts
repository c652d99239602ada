import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { showLastSignIn } from './lastSignIn.ts';

const before = wireAccount(7, { previous_login_at: '2026-03-04T09:30:00.000Z' });
const hours = new Date('2026-03-04T09:30:00Z').getHours();

type Page = Parameters<typeof testRoot>[0];

/** The toasts after a sign-in. */
async function signIn(account: typeof before, page: Page = {}) {
  const { root, platform } = testRoot(page);
  root.session.adopt(account);
  await showLastSignIn(root);
  return { platform, said: root.notices.list.map(({ text }) => text) };
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
