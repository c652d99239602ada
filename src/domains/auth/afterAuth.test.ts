// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { afterAuth, goOn } from './afterAuth.ts';
import { manifest } from './manifest.ts';
import type { AuthOutcome } from './openAuth.ts';

/** The path navigated to from an address; null if none. */
function goneTo(outcome: Exclude<AuthOutcome, 'dismissed'>, search: string, path = '/gamehall', hash = '') {
  const gone: { readonly path: string; readonly isReplaced: boolean }[] = [];
  goOn(
    {
      place: { path, search, hash },
      navigate: (to, options) => void gone.push({ path: to, isReplaced: options?.replace === true }),
    },
    outcome,
  );
  expect(gone.length).toBeLessThan(2);
  return gone[0] ?? null;
}

test.each(['signedIn', 'registered'] as const)('2.9-7 %s: the requested address comes first', (outcome) => {
  expect(goneTo(outcome, '?redirectUrl=%2Fcashier%2Fwithdraw&show_popup_auth=1')).toEqual({
    path: '/cashier/withdraw',
    isReplaced: true,
  });
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'an address of another site is ignored: %s',
  (address) => {
    expect(goneTo('signedIn', `?redirectUrl=${encodeURIComponent(address)}`)).toBeNull();
  },
);

test('2.9-7, 2.8-7 a new player goes to the deposit page and can go back', () => {
  expect(goneTo('registered', '?show_popup_reg=1')).toEqual({
    path: '/cashier/deposit?register=success',
    isReplaced: false,
  });
});

test('2.8-3 after signing in the page stays; only the popup’s flags are removed from its query', () => {
  expect(goneTo('signedIn', '?show_popup_auth=1&q=gems&prevent_close=1&show_popup_reg=')).toEqual({
    path: '/gamehall?q=gems',
    isReplaced: true,
  });
  expect(goneTo('signedIn', '?show_popup_auth')).toEqual({ path: '/gamehall', isReplaced: true });
  expect(goneTo('signedIn', '?q=gems')).toBeNull();
  expect(goneTo('signedIn', '?show_popup_auth=1', '/game/jade-ascent', '#real')).toEqual({
    path: '/game/jade-ascent#real',
    isReplaced: true,
  });
});

/** A player whose account is in Russian, signed in on an English page. */
function russian(address: string) {
  const made = testRoot({ address });
  made.root.session.adopt(wireAccount(7, { locale: 'ru' }));
  const followed: number[] = [];
  const steps = (root: typeof made.root): typeof made.root => ({
    ...root,
    afterAuthEntries: async () => [
      { order: 1, after: ['signedIn'], open: async (app) => void followed.push(app.session.uid) },
    ],
  });
  return { ...made, steps, followed };
}

test.each([
  ['/gamehall?q=gems&show_popup_auth=1#top', '/ru/gamehall?q=gems#top'],
  ['/?redirectUrl=%2Fcashier%2Fwithdraw', '/ru/cashier/withdraw'],
  ['/gamehall?q=gems', '/ru/gamehall?q=gems'],
])('2.1-1 after signing in at %s the player is sent to the page in their language', async (address, wanted) => {
  const { root, platform, navigated } = russian(address);
  await afterAuth(root, 'signedIn');
  expect([platform.restarts, navigated]).toEqual([[wanted], []]);
});

test('4-4, 2.1-1 the popups after a sign-in wait for the page in the player’s language, and are shown there once', async () => {
  const { root, platform, steps, followed } = russian('/gamehall');
  await afterAuth(steps(root), 'signedIn');
  expect(followed).toEqual([]);

  const load = (uid: number) => {
    const { root: next } = testRoot({ platform, locale: 'ru' });
    next.session.adopt(wireAccount(uid, { locale: 'ru' }));
    return Promise.all((manifest.flows ?? []).map(({ start }) => start(steps(next))));
  };
  await load(7);
  await expect.poll(() => followed).toEqual([7]);
  await load(7);
  expect(followed).toEqual([7]);
});

test('4-4 the popups of one player’s sign-in are not shown to another one', async () => {
  const { root, platform, steps, followed } = russian('/gamehall');
  await afterAuth(steps(root), 'signedIn');
  const { root: next } = testRoot({ platform, locale: 'ru' });
  next.session.adopt(wireAccount(8, { locale: 'ru' }));
  await Promise.all((manifest.flows ?? []).map(({ start }) => start(steps(next))));
  expect(followed).toEqual([]);
});
