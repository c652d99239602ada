// @vitest-environment happy-dom
/** Hydration of the server's HTML: nothing is rendered again and nothing requested again. */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root as ReactRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { headOf } from '../../../src/app/headOf.ts';
import { App } from '../../../src/app/App.tsx';
import { createRoot } from '../../../src/app/createRoot.ts';
import { receiveWords } from '../../../src/app/messages.ts';
import { loadPageData, preparePage, prepareSystemPage } from '../../../src/app/preparePage.ts';
import type { Snapshot } from '../../../src/app/Snapshot.ts';
import type { StartData } from '../../../src/app/StartData.ts';
import { fakeCall } from '../../../tests/fakes/fakeCall.ts';
import { locales } from '../../../tests/fakes/testRoot.ts';
import { FakeClock, settle } from '../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { operatorFetch } from '../../../tests/fakes/operatorFetch.ts';
import { siteRenderer } from './renderWith.ts';

// The browser is idle at once: what waits for that hydrates inside of `act`, too.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, requestIdleCallback: (run: () => void) => run() });

let operator: TestOperator;
let site: ReturnType<typeof siteRenderer>;
let drawn: ReactRoot | null = null;

beforeAll(async () => {
  operator = await startTestOperator();
  site = siteRenderer(operatorFetch(operator).fetch);
}, 120_000);
afterAll(() => operator.close());
afterEach(() => {
  act(() => drawn?.unmount());
  drawn = null;
  document.body.innerHTML = '';
});

/** Hydrates a page of the server like the browser's entry, but without the flows. */
async function takeOver(address: string, hasSessionCookie: boolean, from = site) {
  const page = await from.page(address, hasSessionCookie);
  const snapshot = JSON.parse(JSON.stringify(page.snapshot)) as Snapshot;
  const start = JSON.parse(JSON.stringify(page.start)) as StartData;
  const fake = fakeCall();
  const root = createRoot({
    call: fake.call,
    platform: fakePlatform(),
    clock: new FakeClock(),
    i18n: receiveWords(start.locale.code, start),
    locale: start.locale,
    config: start.config,
    gameOrigins: start.gameOrigins,
    overrides: start.overrides,
    snapshots: snapshot.stores,
    navigate: () => {},
  });
  history.replaceState(null, '', address);
  root.place.arrive(location.pathname, location.search, location.hash);
  root.status.show(snapshot.status);
  const prepared =
    snapshot.status === null
      ? await preparePage(root, root.place.path, root.place.search)
      : await prepareSystemPage(root, snapshot.status);
  document.documentElement.dir = start.locale.dir;
  const element = document.createElement('div');
  element.innerHTML = page.html;
  document.body.append(element);
  const faults: string[] = [];
  const told = (error: unknown) => void faults.push(String(error));
  await act(async () => {
    drawn = hydrateRoot(element, <App root={root} />, {
      onRecoverableError: told,
      onUncaughtError: told,
      onCaughtError: told,
    });
    await settle();
  });
  return { page, root, prepared, element, fake, faults };
}

/**
 * What no snapshot holds: data of other domains' small blocks on a game's page, and the verifiable feed, which the
 * browser reads by itself since it checks it.
 */
const notSent: readonly string[] = ['GET Jackpots.get', 'GET tournaments.get', 'GET winners.get', 'GET feed.get'];
const repeated = (calls: readonly { readonly key: string }[]) => calls.filter(({ key }) => !notSent.includes(key));

const withoutBoundaries = (html: string) => html.replace(/<!--.*?-->/g, '');
const prefixes = ['/ar', '', '/ru', '/es'];
/** The lobby of a language has no slash at its end. */
const withPrefix = (prefix: string, path: string): string =>
  prefix === '' ? path : prefix + path.replace(/^\/(?=$|[?#])/, '');
const publicPages = [
  '/',
  '/#top',
  '/?utm_source=mail&redirectUrl=/x',
  '/gamehall?utm_source=mail&category=popular&category=new',
  '/gamehall',
  '/gamehall?category=popular&providers=stonelight',
  '/gamehall?query=zzzz',
  '/game/jade-ascent',
  '/game/no-such-game',
  '/no/such/page?a=1#b',
  '/winners',
  '/winners?period=week',
  '/winners/proof',
  '/forms/sign_in',
  '/forms/sign_up?backUrl=%2Fgamehall',
];
const personalPages = [
  '/cashier/deposit',
  '/cashier/withdraw',
  '/cashier/wallet',
  '/cashier/history',
  '/cashier/history?tab=ledger',
  '/cashier/paypending',
  '/cashier/paysuccess/t1',
  '/profile/settings',
];

test.each(
  prefixes.flatMap((prefix) => [
    ...publicPages.map((path) => [withPrefix(prefix, path), false] as const),
    ...personalPages.map((path) => [prefix + path, true] as const),
  ]),
)('2.12-1 %s hydrates without errors and without requests', async (address, hasSessionCookie) => {
  const { page, root, prepared, element, fake, faults } = await takeOver(address, hasSessionCookie);
  expect(faults).toEqual([]);
  expect(repeated(fake.calls)).toEqual([]);
  expect(headOf(root, prepared)).toEqual(page.head);
  expect(withoutBoundaries(element.innerHTML).length).toBeGreaterThan(500);
  // Loading the page data again, as navigation would, requests nothing, since everything is loaded.
  if (page.status === 200 && !hasSessionCookie) await loadPageData(root, prepared);
  expect(repeated(fake.calls)).toEqual([]);
});

test.each([
  ['/pt-PT', 'ltr'],
  ['/pt-PT/gamehall', 'ltr'],
  ['/pt-PT/no/such/page', 'ltr'],
  ['/he/game/jade-ascent', 'rtl'],
])('7-108, 7-109 %s hydrates in a language that only the content system has', async (address, dir) => {
  const own = { core: { brand: 'Cassino', signIn: 'Entrar' }, games: { new: 'Novo' } };
  const added = siteRenderer(operatorFetch(operator).fetch, {
    locales: [
      ...locales,
      { code: 'pt-PT', name: 'Português (Brasil)', dir: 'ltr' },
      { code: 'he', name: 'עברית', dir: 'rtl' },
    ],
    content: () => Promise.resolve({ config: {}, messages: own }),
  });
  const { page, root, element, fake, faults } = await takeOver(address, false, added);
  expect([faults, repeated(fake.calls)]).toEqual([[], []]);
  expect([page.locale.code, page.locale.dir, page.siteName]).toEqual([address.split('/')[1], dir, 'Cassino']);
  expect(element.textContent).toContain('Entrar');
  await root.loadMessages(['cashier', 'forms', 'profile']);
  expect([root.t('core:signIn'), root.t('core:signUp'), root.t('cashier:deposit.title')]).toEqual([
    'Entrar',
    'Sign up',
    'Deposit',
  ]);
});
