// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAuthQuery } from '../../src/app/flows/authQuery.ts';
import { startFailures } from '../../src/app/flows/failures.ts';
import { startSession } from '../../src/app/flows/session.ts';
import { completeSiteConfig } from '../../src/app/settings/siteSettings.ts';
import { ApiError } from '../../src/lib/errors.ts';
import { settle } from '../fakes/FakeClock.ts';
import { testRoot } from '../fakes/testRoot.ts';
import { wireAccount } from '../fakes/wireSamples.ts';

// 8-27: every failure is logged.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.mocked(console.warn).mockRestore());

/** A player at an address, with the flows that may open the sign-in popup; `follow` performs the last navigation. */
async function playerAt(address: string, more: Parameters<typeof testRoot>[0] = {}) {
  const test = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7) }, address, ...more });
  const { root, transport, navigated } = test;
  const stops = [startFailures(root, transport), startAuthQuery(root), startSession(root, transport)];
  await settle();
  expect(root.session.uid).toBe(7);
  return {
    ...test,
    opened: () => root.dialogs.stack.filter(({ isOpen }) => isOpen).map(({ name }) => name),
    fail: () => transport.onFailure(new ApiError('AuthorizationException', 401, {}, '')),
    /** Dismisses as Escape does and ends the closing animation; the popup's lazy code is compiled on its first use. */
    async dismiss() {
      const dialog = root.dialogs.stack.findLast(({ isOpen }) => isOpen);
      root.dialogs.dismissTop();
      await expect.poll(() => root.dialogs.isAnyOpen).toBe(false);
      if (dialog) root.dialogs.gone(dialog.id);
      await settle();
    },
    async follow() {
      const { pathname, search } = new URL(navigated.at(-1)?.path ?? address, 'http://localhost');
      root.place.arrive(pathname, search);
      await settle();
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}

test('8-2, 2.5-4, 2.8-3 dismissing the sign-in popup on a personal page leads to the index, and it does not open again', async () => {
  const { opened, fail, dismiss, follow, navigated, stop } = await playerAt('/cashier/deposit?method=card');
  fail();
  fail();
  expect([opened(), navigated]).toEqual([['auth'], []]);
  await dismiss();
  expect(navigated).toEqual([{ path: '/', options: { replace: true } }]);
  fail();
  await follow();
  fail();
  await settle();
  expect([opened(), navigated.length]).toEqual([[], 1]);
  stop();
});

test('2.1-1 the index after a dismissed sign-in has the language of the page', async () => {
  const { fail, dismiss, navigated, stop } = await playerAt('/es/profile/settings', { locale: 'es' });
  fail();
  await dismiss();
  expect(navigated.map(({ path }) => path)).toEqual(['/es']);
  stop();
});

test('8-2 dismissing the sign-in popup on a public page keeps the page and its address', async () => {
  const { root, opened, fail, dismiss, navigated, stop } = await playerAt('/gamehall');
  fail();
  await dismiss();
  fail();
  root.place.arrive('/gamehall', '?q=gems');
  await settle();
  expect([opened(), navigated]).toEqual([[], []]);
  stop();
});

test('2.5-4 after a dismissed sign-in, opening a personal page opens the popup again', async () => {
  const { root, opened, fail, dismiss, follow, navigated, stop } = await playerAt('/cashier/deposit');
  fail();
  await dismiss();
  await follow();
  root.place.arrive('/profile/settings', '');
  await settle();
  expect(navigated.at(-1)?.path).toBe('/?redirectUrl=%2Fprofile%2Fsettings');
  await follow();
  expect(opened()).toEqual(['auth']);
  stop();
});

test('8-2 the popup opens again when the next session expires', async () => {
  const { root, opened, fail, dismiss, follow, stop } = await playerAt('/cashier/deposit');
  fail();
  await dismiss();
  await follow();
  await root.session.load();
  root.place.arrive('/cashier/deposit', '');
  fail();
  expect(opened()).toEqual(['auth']);
  await dismiss();
  await follow();
  expect(opened()).toEqual([]);
  stop();
});

test('3-32 with the popup disabled, an expired session leads to the fallback page', async () => {
  const config = completeSiteConfig({
    auth: { isPopupEnabled: false, popupFallbacks: { authorization: '/sign-in', registration: '' } },
  });
  const { fail, follow, navigated, stop } = await playerAt('/cashier/deposit', { config });
  fail();
  await follow();
  expect(navigated.map(({ path }) => path)).toEqual([
    '/?redirectUrl=%2Fcashier%2Fdeposit',
    '/sign-in?backUrl=%2Fcashier%2Fdeposit',
  ]);
  stop();
});
