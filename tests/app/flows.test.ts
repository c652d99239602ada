// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAuthQuery } from '../../src/app/flows/authQuery.ts';
import { startFailures } from '../../src/app/flows/failures.ts';
import { errorCatalogue } from '../../src/contract/base/errors.ts';
import type { ErrorType } from '../../src/contract/base/errors.ts';
import { ApiError, NoAnswerError } from '../../src/lib/errors.ts';
import { completeSiteConfig } from '../../src/app/settings/siteSettings.ts';
import { fakePlatform } from '../fakes/fakePlatform.ts';
import { settle } from '../fakes/FakeClock.ts';
import { testRoot } from '../fakes/testRoot.ts';
import { wireAccount } from '../fakes/wireSamples.ts';

// 8-27: every failure is logged.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.mocked(console.warn).mockRestore());

/** A guest at an address, with the flow of the query flags running. */
async function guestAt(search: string, more: Parameters<typeof testRoot>[0] = {}) {
  const test = testRoot({
    ...more,
    address: `${more.locale === undefined ? '' : `/${more.locale}`}/gamehall${search}`,
  });
  test.root.session.end();
  const stop = startAuthQuery(test.root);
  await settle();
  return { ...test, stop };
}

test.each([
  ['?show_popup_reg=1', 'registration'],
  ['?show_popup_auth=1', 'authorization'],
  ['?redirectUrl=%2Fcashier%2Fdeposit', 'authorization'],
])('2.8-1 %s opens %s for a guest', async (search, view) => {
  const { root, stop } = await guestAt(search);
  expect(root.dialogs.stack.map(({ name, props, look }) => ({ name, props, preventClose: look.preventClose }))).toEqual(
    [{ name: 'auth', props: { view }, preventClose: false }],
  );
  stop();
});

test('2.8-1 the value of show_popup_reg is stored', async () => {
  const { root, stop } = await guestAt('?show_popup_reg=betting');
  expect(root.storage.get('show_popup_reg')).toBe('betting');
  stop();
});

test('2.8-2 prevent_close=1 makes the popup non-closable', async () => {
  const { root, stop } = await guestAt('?show_popup_auth=1&prevent_close=1');
  root.dialogs.dismissTop();
  await settle();
  expect(root.dialogs.isAnyOpen).toBe(true);
  stop();
});

test.each(['0', '', 'no'])('2.8-2 prevent_close=%s leaves the popup closable', async (value) => {
  const { root, stop } = await guestAt(`?show_popup_auth=1&prevent_close=${value}`);
  expect(root.dialogs.stack.map(({ look }) => look.preventClose)).toEqual([false]);
  stop();
});

test('2.8-3 closing the popup removes the flags from the address and keeps the rest', async () => {
  const { root, navigated, stop } = await guestAt('?category=new&show_popup_reg=1&redirectUrl=%2Fcashier#top');
  const [dialog] = root.dialogs.stack;
  root.dialogs.dismissTop();
  // The close check is part of the popup's lazily loaded code, which Vitest compiles on first use.
  await expect.poll(() => root.dialogs.isAnyOpen).toBe(false);
  expect(navigated).toEqual([]);
  root.dialogs.gone(dialog!.id);
  expect(navigated.map(({ path }) => path)).toEqual(['/gamehall?category=new#top']);
  stop();
});

test('2.8-1 without a flag nothing opens', async () => {
  const { root, stop } = await guestAt('?category=new');
  expect(root.dialogs.stack).toEqual([]);
  stop();
});

/** A player at an address of the hall, with the flow of the query flags running. */
async function playerAt(rest: string) {
  const test = testRoot({ address: `/gamehall${rest}`, answers: { 'GET account.getInfo': () => wireAccount(7) } });
  const stop = startAuthQuery(test.root);
  await test.root.session.load();
  await settle();
  return { ...test, stop };
}

test.each([
  ['?show_popup_auth=1', ''],
  ['?show_popup_reg=betting&prevent_close=1', ''],
  ['?promo_code=A&show_popup_auth=1&q=gems&promo_code=B#top', '?promo_code=A&q=gems&promo_code=B#top'],
])(
  '2.8-1, 2.8-3 for a signed-in player %s opens nothing, and only the flags are removed from the address',
  async (rest, left) => {
    const { root, navigated, stop } = await playerAt(rest);
    expect([root.dialogs.stack, navigated]).toEqual([[], [{ path: `/gamehall${left}`, options: { replace: true } }]]);
    stop();
  },
);

test('2.8-3 for a player an address without flags is kept, and flags of a new address are removed on arrival', async () => {
  const { root, navigated, stop } = await playerAt('?promo_code=A#top');
  expect(navigated).toEqual([]);
  root.place.arrive('/gamehall', '?show_popup_reg=1', '');
  expect(navigated.map(({ path }) => path)).toEqual(['/gamehall']);
  stop();
});

/** Site configuration with the auth popup disabled, and the fallback addresses used instead. */
const withoutPopup = (authorization: string, registration = '') =>
  completeSiteConfig({ auth: { isPopupEnabled: false, popupFallbacks: { authorization, registration } } });

test.each([
  ['?show_popup_auth=1&category=new', '/sign-in?backUrl=%2Fes%2Fgamehall%3Fcategory%3Dnew'],
  ['?redirectUrl=%2Fcashier%2Fdeposit', '/sign-in?backUrl=%2Fcashier%2Fdeposit'],
])('3-32, 2.8-8 with the popup disabled %s leads to the fallback page, with a backUrl', async (search, path) => {
  const { root, navigated, stop } = await guestAt(search, { locale: 'es', config: withoutPopup('/sign-in') });
  expect([root.dialogs.stack, navigated]).toEqual([[], [{ path: `/es${path}`, options: { replace: true } }]]);
  stop();
});

test('3-32 a fallback page on another site is opened by platform.openExternal', async () => {
  const platform = fakePlatform();
  const left: string[] = [];
  const external = { ...platform, openExternal: (url: string) => (left.push(url), 'left' as const) };
  const { navigated, stop } = await guestAt('?show_popup_reg=1', {
    platform: external,
    config: withoutPopup('', 'https://id.example/up?from=casino#form'),
  });
  expect([left, navigated]).toEqual([['https://id.example/up?from=casino&backUrl=%2Fgamehall#form'], []]);
  stop();
});

test('3-32 with the popup disabled and no fallback nothing opens, and the flags are removed from the address', async () => {
  const { root, navigated, stop } = await guestAt('?show_popup_auth=1', { config: withoutPopup('') });
  expect([root.dialogs.stack, navigated.map(({ path }) => path)]).toEqual([[], ['/gamehall']]);
  stop();
});

/** A guest at a game's address, with the flow running. */
async function guestAtGame(rest: string, more: Parameters<typeof testRoot>[0] = {}) {
  const test = testRoot({ ...more, address: `/game/jade-ascent${rest}` });
  test.root.session.end();
  const stop = startAuthQuery(test.root);
  await settle();
  const close = async () => {
    const [dialog] = test.root.dialogs.stack;
    test.root.dialogs.dismissTop();
    await expect.poll(() => test.root.dialogs.isAnyOpen).toBe(false);
    test.root.dialogs.gone(dialog!.id);
  };
  const opened = () => test.root.dialogs.stack.map(({ props }) => props);
  return { ...test, stop, close, opened };
}

test('2.8-4 a game with #real opens registration for a guest, and closing it leads to the index', async () => {
  const { navigated, opened, close, stop } = await guestAtGame('#real');
  expect(opened()).toEqual([{ view: 'registration' }]);
  await close();
  expect(navigated).toEqual([{ path: '/', options: { replace: true } }]);
  stop();
});

test('2.8-4 the hash of a later page counts too; other hashes and pages open nothing', async () => {
  const { root, opened, stop } = await guestAtGame('#demo');
  root.place.arrive('/gamehall', '', '#real');
  expect(opened()).toEqual([]);
  root.place.arrive('/game/ember-dragon', '', '#real');
  expect(opened()).toEqual([{ view: 'registration' }]);
  stop();
});

test('2.8-4 a query flag decides the view, and the index still follows', async () => {
  const { navigated, opened, close, stop } = await guestAtGame('?show_popup_auth=1#real');
  expect(opened()).toEqual([{ view: 'authorization' }]);
  await close();
  expect(navigated.map(({ path }) => path)).toEqual(['/']);
  stop();
});

test('2.8-4 a player stays at the game', async () => {
  const { root, navigated } = testRoot({
    address: '/game/jade-ascent#real',
    answers: { 'GET account.getInfo': () => wireAccount(7) },
  });
  const stop = startAuthQuery(root);
  await root.session.load();
  expect([root.dialogs.stack, navigated]).toEqual([[], []]);
  stop();
});

test('2.8-4, 3-32 without the popup #real leads to its fallback page; without one, the guest keeps the demo', async () => {
  const there = await guestAtGame('#real', { config: withoutPopup('', '/sign-up') });
  expect(there.navigated.map(({ path }) => path)).toEqual(['/sign-up?backUrl=%2Fgame%2Fjade-ascent%23real']);
  there.stop();
  const none = await guestAtGame('#real', { config: withoutPopup('') });
  expect([none.opened(), none.navigated]).toEqual([[], []]);
  none.stop();
});

function shownAfterError(error: ApiError | NoAnswerError) {
  const { root, transport } = testRoot();
  startFailures(root, transport);
  transport.onFailure(error);
  return root.status.current;
}

const shownAfter = (type: ErrorType) => shownAfterError(new ApiError(type, errorCatalogue[type].status, {}, ''));

test('2.11-13, 8-10 a ban shows the block page', () => {
  expect(shownAfter('UserBannedException')).toBe('userBlock');
});

test('2.11-11, 8-11 maintenance shows the maintenance page', () => {
  expect([shownAfter('ApplicationDisabledException'), shownAfter('ApplicationUnavailableException')]).toEqual([
    503, 503,
  ]);
});

test('2.11-10, 8-12 AccessDeniedException shows the forbidden page', () => {
  expect(shownAfter('AccessDeniedException')).toBe(403);
});

test('8-12 any 403 shows the forbidden page, whatever its body says; another status without a usable body does not', () => {
  const unread = (status: number) => shownAfterError(new NoAnswerError('malformed', { status }));
  expect([unread(403), shownAfterError(new ApiError('InvalidRequestException', 403, {}, ''))]).toEqual([403, 403]);
  expect([401, 404, 500, 502, 503].map(unread)).toEqual([null, null, null, null, null]);
});

test('8-12 an error page closes all dialogs, closable or not, and keeps the address', async () => {
  const { root, transport, navigated } = testRoot({ address: '/gamehall?show_popup_auth=1&prevent_close=1' });
  root.session.end();
  const stops = [startAuthQuery(root), startFailures(root, transport)];
  await settle();
  expect(root.dialogs.isAnyOpen).toBe(true);
  transport.onFailure(new ApiError('UserBannedException', 403, {}, ''));
  await settle();
  expect([root.dialogs.isAnyOpen, root.status.current, navigated]).toEqual([false, 'userBlock', []]);
  for (const stop of stops) stop();
});

test('8-20, 8-27 a failed call is logged with its error code, and by itself shows no error page', async () => {
  const logged = vi.mocked(console.warn);
  expect(shownAfterError(new ApiError('InternalServerErrorException', 500, {}, 'no such table'))).toBeNull();
  expect(shownAfterError(new NoAnswerError('timeout'))).toBeNull();
  expect(logged.mock.calls.map(([line]) => String(line))).toEqual([
    expect.stringContaining('InternalServerErrorException 1005'),
    expect.stringContaining('timeout'),
  ]);
});

test('errors whose effect is not a page never show an error page', () => {
  const local = (Object.keys(errorCatalogue) as ErrorType[]).filter(
    (type) => !errorCatalogue[type].effect.endsWith('Page'),
  );
  expect(local.length).toBeGreaterThan(15);
  expect(local.map(shownAfter).filter((shown) => shown !== null)).toEqual([]);
});

test.each([
  [false, ['auth']],
  [true, []],
])('4-6 a 401 opens the sign-in popup, but not while the player is signing out (%s)', async (isLeaving, opened) => {
  const { root, transport } = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7) } });
  await root.session.load();
  startFailures(root, transport);
  if (isLeaving) await root.session.beginSignOut();
  transport.onFailure(new ApiError('AuthorizationException', 401, {}, ''));
  await settle();
  expect([root.dialogs.stack.map(({ name }) => name), root.session.isPlayer]).toEqual([opened, isLeaving]);
});
