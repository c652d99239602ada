// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { completeSiteConfig } from '../../app/settings/siteSettings.ts';
import type { AfterAuthEntry, AppServices } from '../../kernel/AppServices.ts';
import type { DialogKind } from '../../kernel/dialogs.ts';
import { afterAuth, afterForm, followUps, goOn } from './afterAuth.ts';
import type { Entered } from './AuthRequest.ts';
import { takeFollowUps } from './keptFollowUps.ts';
import { manifest } from './manifest.ts';
import { awaitSignIn } from './restore/awaitSignIn.ts';

const config = completeSiteConfig({ auth: { returnHosts: ['partner.example'] } });

/** The address gone to from a page of the hall; null if none. */
function goneTo(outcome: Entered, address: string) {
  const left: string[] = [];
  const platform = { ...fakePlatform(), openExternal: (url: string) => (left.push(url), 'left' as const) };
  const { root, navigated } = testRoot({ address, config, platform });
  goOn(root, outcome);
  const gone = [
    ...navigated.map(({ path, options }) => ({ path, isReplaced: options?.replace === true })),
    ...left.map((path) => ({ path, isReplaced: false })),
  ];
  expect(gone.length).toBeLessThan(2);
  return gone[0] ?? null;
}

const wanted = '/gamehall?redirectUrl=%2Fcashier%2Fwithdraw%3Fa%3D1%23b&show_popup_auth=1';

test('2.9-7, 2.8-7 the requested address comes first, and says so after a registration', () => {
  expect(goneTo('signedIn', wanted)).toEqual({ path: '/cashier/withdraw?a=1#b', isReplaced: true });
  expect(goneTo('registered', wanted)).toEqual({ path: '/cashier/withdraw?a=1&register=success#b', isReplaced: true });
});

test.each([
  ['%2Fgame%2Fjade-ascent%3Fmode%3Ddemo', '/game/jade-ascent?mode=demo', true],
  ['https%3A%2F%2Fpartner.example%2Fclub%3Fa%3D1', 'https://partner.example/club?a=1', false],
  ['https%3A%2F%2Fevil.example%2Fclub', '/', true],
  ['http%3A%2F%2Fpartner.example%2Fclub', '/', true],
  ['https%3A%2F%2Fpartner.example%3A8443%2F', '/', true],
  ['%2F%2Fevil.example', '/', true],
  ['javascript%3Aalert(1)', '/', true],
])('2.8-8 beside a popup flag backUrl=%s leads to %s', (backUrl, path, isReplaced) => {
  const gone = goneTo('signedIn', `/?show_popup_reg=1&backUrl=${backUrl}`);
  // A refused one only loses the flags; it stays in the address, where nothing uses it.
  expect(gone).toEqual({
    path: path === '/' ? `/?backUrl=${backUrl.replaceAll('(', '%28').replaceAll(')', '%29')}` : path,
    isReplaced,
  });
});

test.each([
  ['/?show_popup_auth=1&backUrl=/game/jade-ascent#real', '/game/jade-ascent#real', true],
  ['/?show_popup_auth=1&backUrl=%2Fgame%2Fjade-ascent%23real#top', '/game/jade-ascent#real', true],
  ['/?show_popup_auth=1&backUrl=https%3A%2F%2Fpartner.example%2F#top', 'https://partner.example/', false],
])(
  '2.8-8 Part 17 the hash of %s is that of the way back, and no other site is told it',
  (address, path, isReplaced) => {
    expect(goneTo('signedIn', address)).toEqual({ path, isReplaced });
  },
);

test('2.8-8, 2.8-7 a new player is sent back with register=success, to a listed host as well', () => {
  expect(goneTo('registered', '/?show_popup_reg=1&backUrl=%2Fgamehall')?.path).toBe('/gamehall?register=success');
  expect(goneTo('registered', '/?show_popup_reg=1&backUrl=https%3A%2F%2Fpartner.example%2F')?.path).toBe(
    'https://partner.example/?register=success',
  );
});

test('2.8-8 without a flag backUrl is the page’s own, such as that of a deposit', () => {
  expect(goneTo('signedIn', '/cashier/deposit?backUrl=%2Fgame%2Fjade-ascent')).toBeNull();
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'an address of another site is ignored: %s',
  (address) => {
    expect(goneTo('signedIn', `/gamehall?redirectUrl=${encodeURIComponent(address)}`)).toBeNull();
  },
);

test('2.9-7, 2.8-7 a new player goes to the deposit page and can go back', () => {
  expect(goneTo('registered', '/gamehall?show_popup_reg=1')).toEqual({
    path: '/cashier/deposit?register=success',
    isReplaced: false,
  });
});

test('2.8-3 after signing in the page stays; only the popup’s flags are removed from its query', () => {
  expect(goneTo('signedIn', '/gamehall?show_popup_auth=1&q=gems&prevent_close=1&show_popup_reg=')).toEqual({
    path: '/gamehall?q=gems',
    isReplaced: true,
  });
  expect(goneTo('signedIn', '/gamehall?show_popup_auth')).toEqual({ path: '/gamehall', isReplaced: true });
  expect(goneTo('signedIn', '/gamehall?q=gems')).toBeNull();
  expect(goneTo('signedIn', '/game/jade-ascent?show_popup_auth=1#real')).toEqual({
    path: '/game/jade-ascent#real',
    isReplaced: true,
  });
});

const question: DialogKind<string, boolean> = {
  name: 'question',
  dismissed: false,
  load: () => new Promise(() => {}),
};

/** A signed-in player of an app with these steps; `opened` lists what has been opened. */
async function playerWith(steps: readonly Omit<AfterAuthEntry, 'open'>[], open?: (order: number) => Promise<unknown>) {
  const answers = { 'GET account.getInfo': () => wireAccount(7) };
  const { root, navigated } = testRoot({ address: '/?show_popup_auth=1', answers });
  await root.session.load();
  const opened: number[] = [];
  const entries = steps.map((step): AfterAuthEntry => ({
    ...step,
    open: (app) => {
      opened.push(step.order);
      return open?.(step.order) ?? app.dialogs.open({ ...question, name: `question ${step.order}` }, '');
    },
  }));
  const app = { ...root, afterAuthEntries: () => Promise.resolve(entries) } satisfies AppServices;
  const closeTop = async () => {
    root.dialogs.dismissTop();
    await settle();
  };
  return { root, app, opened, navigated, closeTop };
}

const both = ['signedIn', 'registered'] as const;

test('4-15, 4-31 after the popup the address changes, then one follow-up opens after another', async () => {
  const { app, root, opened, navigated, closeTop } = await playerWith([
    { order: 10, after: both },
    { order: 20, after: ['registered'] },
    { order: 30, after: both },
  ]);
  const ended = afterAuth(app, 'registered');
  expect(navigated.map(({ path }) => path)).toEqual(['/cashier/deposit?register=success']);
  await settle();
  expect([opened, root.dialogs.stack.length]).toEqual([[10], 1]);
  await closeTop();
  expect(opened).toEqual([10, 20]);
  await closeTop();
  await closeTop();
  await expect(ended).resolves.toBeUndefined();
  expect(opened).toEqual([10, 20, 30]);
});

test('4-4 a sign-in has only the follow-ups that name it', async () => {
  const { app, opened } = await playerWith(
    [
      { order: 1, after: ['registered'] },
      { order: 2, after: ['signedIn'] },
    ],
    async () => undefined,
  );
  await followUps(app, 'signedIn');
  expect(opened).toEqual([2]);
});

const steps = [
  { order: 1, after: ['signedIn'] },
  { order: 2, after: ['restored'] },
  { order: 3, after: ['registered'] },
] as const;

test('7-27 a sign-in by a restored password has the follow-ups of a sign-in, and its own', async () => {
  const { app, opened } = await playerWith(steps, async () => undefined);
  await followUps(app, 'restored');
  expect(opened).toEqual([1, 2]);
});

test('7-27 with a second factor the next sign-in completes the restore, once, and a registration does not', async () => {
  const { app, opened } = await playerWith(steps, async () => undefined);
  awaitSignIn(app);
  await afterAuth(app, 'registered');
  expect(opened.splice(0)).toEqual([3]);
  await afterForm(app, 'signedIn', '/');
  expect(opened.splice(0)).toEqual([1, 2]);
  await afterAuth(app, 'signedIn');
  expect(opened).toEqual([1]);
});

test('7-27, 2.1-1 a restore is still one on the page in the player’s language', async () => {
  const { root, platform } = russian('/gamehall');
  await afterAuth(root, 'restored');
  const { root: next } = testRoot({ platform, locale: 'ru' });
  next.session.adopt(wireAccount(7, { locale: 'ru' }));
  expect(takeFollowUps(next)).toBe('restored');
});

test.each([0, 9])('4-15 the queue stops when the player changes to %i', async (next) => {
  const { app, root, opened, closeTop } = await playerWith([
    { order: 1, after: both },
    { order: 2, after: both },
  ]);
  const ended = followUps(app, 'signedIn');
  await settle();
  root.session.adopt(wireAccount(next));
  await closeTop();
  await ended;
  expect(opened).toEqual([1]);
});

test('4-31 a second queue waits for the first, and is dropped if its player is gone by then', async () => {
  const { app, root, opened, closeTop } = await playerWith([{ order: 1, after: both }]);
  const first = followUps(app, 'signedIn');
  const second = followUps(app, 'signedIn');
  await settle();
  expect([opened, root.dialogs.stack.length]).toEqual([[1], 1]);
  await closeTop();
  await first;
  await settle();
  expect(opened).toEqual([1, 1]);
  const third = followUps(app, 'signedIn');
  root.session.end();
  await closeTop();
  await Promise.all([second, third]);
  expect(opened).toEqual([1, 1]);
});

test('4-15 a follow-up that fails does not keep the next from opening, nor do missing manifests fail', async () => {
  const { app, opened } = await playerWith(
    [
      { order: 1, after: both },
      { order: 2, after: both },
    ],
    (order) => (order === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve()),
  );
  await followUps(app, 'signedIn');
  expect(opened).toEqual([1, 2]);
  const away = { ...app, afterAuthEntries: () => Promise.reject(new Error('chunk gone')) };
  await expect(followUps(away, 'signedIn')).resolves.toBeUndefined();
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
