// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Answers } from '../../tests/fakes/fakeCall.ts';
import { settle } from '../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../tests/fakes/testRoot.ts';
import { wireCategories, wireGames } from '../../tests/fakes/wireSamples.ts';
import type { DialogKind } from '../kernel/dialogs.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { App } from './App.tsx';
import { startFailures } from './flows/failures.ts';
import { startNavigation } from './flows/startNavigation.ts';
import type { Navigation } from './flows/startNavigation.ts';
import { preparePage } from './preparePage.ts';
import { ApiError, NoAnswerError } from '../lib/errors.ts';

const answers: Answers = {
  'GET games.get': ({ options }) =>
    wireGames(
      options?.sysnames?.length
        ? options.sysnames.filter((one) => one !== 'nowhere')
        : ['jade-ascent', 'cherry-parade'],
    ),
  'GET games.getCategories': () => wireCategories('popular'),
  'GET games.getProviders': () => ({ items: [] }),
  'GET games.getSimilar': () => wireGames([]),
  'GET banners.get': () => ({ count: 0, items: [] }),
};

let navigation: Navigation | null = null;
// Modules of pages are compiled on first import here.
configure({ asyncUtilTimeout: 15_000 });
window.scrollTo = () => {};
afterEach(() => {
  navigation?.stop();
  navigation = null;
  cleanup();
});

/** Renders the app at an address, as after hydration. */
async function appAt(address: string, page?: Window) {
  history.replaceState(null, '', address);
  const made = testRoot({ answers, address, ...(page ? { page } : {}) });
  await preparePage(made.root, made.root.place.path, '');
  navigation = startNavigation(made.root, window);
  await act(async () => {
    render(<App root={made.root} />);
    await settle();
  });
  return { ...made, go: (path: string) => act(async () => navigation?.go(path)), page: shownText };
}

/** Visible text of the page, without kept pages that are hidden. */
const shownText = (): string => {
  const main = document.querySelector('main')?.cloneNode(true);
  if (!(main instanceof HTMLElement)) return '';
  for (const hidden of main.querySelectorAll('[style*="display: none"]')) hidden.remove();
  return main.textContent;
};

test('2.2-1 a lobby of few games shows those of all categories in one row, with a link to the hall', async () => {
  const { go } = await appAt('/gamehall');
  await go('/');
  const main = within(await screen.findByRole('main'));
  const heading = await waitFor(() => {
    // The rails are below what leads: a key brings them.
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    return main.getByRole('heading', { level: 2, name: 'Games' });
  });
  const rail = within(heading.closest('section')!);
  expect(rail.getAllByRole('listitem')).toHaveLength(2);
  expect(rail.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe('/gamehall');
});

describe('status pages', () => {
  test.each([
    ['2.11-10, 8-12', 'AccessDeniedException', 403],
    ['2.11-13, 8-10', 'UserBannedException', 403],
    ['2.11-11, 8-11', 'ApplicationDisabledException', 503],
  ] as const)('%s after %s the page shows translated text', async (_clause, type, status) => {
    const { root, transport } = await appAt('/gamehall');
    const stop = startFailures(root, transport);
    await act(async () => {
      transport.onFailure(new ApiError(type, status, {}, 'no'));
      await settle();
    });
    const heading = await screen.findByRole('heading', { level: 1 }).catch(() => screen.getAllByRole('heading')[0]!);
    await waitFor(() => expect(root.i18n.has('system')).toBe(true));
    expect([heading.textContent, shownText()].join(' ')).not.toMatch(/system:|\w\.title|\w\.text/);
    stop();
  });

  test('2.11-9, 8-13 a link to a missing game leads to the not-found page, also in the title', async () => {
    const { go, root, page } = await appAt('/gamehall');
    await go('/game/nowhere');
    await waitFor(() => expect(root.status.current).toBe(404));
    expect(page()).not.toMatch(/system:|\w\.title/);
    await waitFor(() => expect(document.title).toBe(root.t('system:notFound.title')));
    await go('/gamehall');
    await waitFor(() => expect(root.status.current).toBeNull());
  });

  test('2.11-8 the title is that of the page shown: of the error page, then of the next page', async () => {
    const { root, transport, go } = await appAt('/gamehall');
    const stop = startFailures(root, transport);
    await go('/game/jade-ascent');
    await waitFor(() => expect(document.title).toMatch(/jade ascent/));
    await act(async () => transport.onFailure(new NoAnswerError('malformed', { status: 403 })));
    await waitFor(() => expect(document.title).toBe(root.t('system:forbidden.title')));
    await go('/gamehall');
    await waitFor(() => expect(document.title).toBe(root.t('games:hall.title')));
    stop();
  });

  test('8-12 a page whose data request is refused during navigation has the title of the refusal', async () => {
    const made = await appAt('/gamehall');
    const stop = startFailures(made.root, made.transport);
    made.operator.answers = {
      'GET games.get': () => {
        const error = new ApiError('AccessDeniedException', 403, {}, 'no');
        made.transport.onFailure(error);
        return Promise.reject(error);
      },
    };
    await made.go('/game/jade-ascent');
    await waitFor(() => expect(made.root.status.current).toBe(403));
    await waitFor(() => expect(document.title).toBe(made.root.t('system:forbidden.title')));
    await act(settle);
    expect(document.title).toBe(made.root.t('system:forbidden.title'));
    stop();
  });

  test.each([
    ['2.11-12 an answer of 410 is the not-found page', new NoAnswerError('malformed', { status: 410 }), 404],
    [
      '2.11-12 a refusal of the question is the not-found page',
      new ApiError('InvalidParameterException', 422, {}, 'no'),
      404,
    ],
    [
      '8-27 a fault that may pass is told in the page, which offers another try',
      new ApiError('InternalServerErrorException', 500, {}, 'no'),
      null,
    ],
    ['8-27 so is no answer', new NoAnswerError('network'), null],
  ])('%s during navigation to a page', async (_what, error, shown) => {
    const { operator, go, root } = await appAt('/gamehall');
    operator.answers = { 'GET games.get': () => Promise.reject(error) };
    await go('/game/jade-ascent');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: shown === null ? 2 : 1 }).textContent).toBe(
        root.t(shown === null ? 'core:failed.title' : 'system:notFound.title'),
      ),
    );
    expect(root.status.current).toBe(shown);
  });
});

describe('page changes', () => {
  test('the title names the page and its loaded data', async () => {
    const { go } = await appAt('/gamehall');
    await go('/game/jade-ascent');
    await waitFor(() => expect(document.title).toMatch(/jade ascent/));
    await go('/game/cherry-parade');
    await waitFor(() => expect(document.title).toMatch(/cherry parade/));
  });

  test('2.5-1 a redirecting path is followed, and the later of two clicks counts', async () => {
    const { root, go } = await appAt('/gamehall');
    await act(async () => {
      navigation?.go('/game/jade-ascent');
      navigation?.go('/gamehall/popular');
    });
    await waitFor(() => expect(root.place.path + root.place.search).toBe('/gamehall?category=popular'));
    await go('/cashier/billing');
    await waitFor(() => expect(location.pathname).toBe('/cashier/deposit'));
  });

  test.each([
    [
      '/gamehall/popular?providers=tidewright&utm_source=mail#top',
      '/gamehall?category=popular&providers=tidewright&utm_source=mail#top',
    ],
    ['/cashier?method=card#top', '/cashier/deposit?method=card#top'],
  ])('2.2-8, 2.5-5 %s redirects to %s: query and hash are kept', async (from, to) => {
    const { root, go } = await appAt('/gamehall');
    await go(from);
    await waitFor(() => expect(location.pathname + location.search + location.hash).toBe(to));
    expect(root.place.path + root.place.search + root.place.hash).toBe(to);
  });

  test('2.1-1 the place has the hash of the address, also after a step back or a link inside of the page', async () => {
    const { root, go } = await appAt('/gamehall?query=gem');
    await go('/game/jade-ascent?a=1#rules');
    await waitFor(() => expect([root.place.search, root.place.hash]).toEqual(['?a=1', '#rules']));
    history.replaceState(null, '', '/gamehall?query=ruby#end');
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect([root.place.search, root.place.hash]).toEqual(['?query=ruby', '#end']);
  });

  test('the hall keeps its state while another page is shown, and its text is hidden meanwhile', async () => {
    const { go, page } = await appAt('/gamehall');
    const search = await screen.findByRole('searchbox');
    await go('/game/jade-ascent');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    expect(page()).not.toMatch(/Search by title/);
    await go('/gamehall');
    await waitFor(() => expect(screen.getByRole('searchbox')).toBe(search));
    expect(page()).toMatch(/Search by title/);
  });

  test('2.5-4 a guest who clicks a link to a personal page is redirected', async () => {
    const { root, go } = await appAt('/gamehall');
    root.session.end();
    await go('/profile/settings');
    await waitFor(() => expect(location.pathname + location.search).toBe('/?redirectUrl=%2Fprofile%2Fsettings'));
  });

  test('2.1-1 clicks on links of the same language change the page, those that lead out of the app are left to the browser', async () => {
    const { root } = await appAt('/gamehall');
    const click = (attributes: Record<string, string>, more: MouseEventInit = {}) => {
      const anchor = Object.assign(document.createElement('a'), { textContent: 'x' });
      for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
      document.body.append(anchor);
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...more });
      let isTaken = false;
      // Runs after the app's own listener and cancels the click, so that the test's page is not unloaded.
      const decide = (late: Event) => {
        isTaken = late.defaultPrevented;
        late.preventDefault();
      };
      window.addEventListener('click', decide, { once: true });
      anchor.dispatchEvent(event);
      anchor.remove();
      return isTaken;
    };
    const left = [
      { href: 'https://evil.test/gamehall' },
      { href: '/gamehall', target: '_blank' },
      { href: '/gamehall', download: '' },
      { href: '#main' },
      { href: '/platform/game/a/demo' },
      { href: '/api/auth.logout' },
    ];
    expect(left.map((attributes) => click(attributes))).toEqual(left.map(() => false));
    expect(
      [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }].map((more) =>
        click({ href: '/' }, more),
      ),
    ).toEqual([false, false, false, false]);
    await act(async () => expect(click({ href: '/game/jade-ascent' })).toBe(true));
    await waitFor(() => expect(root.place.path).toBe('/game/jade-ascent'));
  });
});

describe('dialogs', () => {
  const kind = (load: DialogKind<object, string>['load']): DialogKind<object, string> => ({
    name: `test-${Math.random()}`,
    dismissed: 'dismissed',
    load,
  });

  test('4-28, 4-30 the page does not scroll while a dialog is open, and scrolls again before the closed hook fires', async () => {
    const { root } = await appAt('/gamehall', window);
    const isLocked = () => document.documentElement.dataset['locked'] !== undefined;
    const seen: boolean[] = [];
    void root.dialogs.open(
      kind(async () => ({ frame }) => (
        <Dialog {...frame} title="Question" labelClose="Leave it">
          words
        </Dialog>
      )),
      {},
      { closed: () => void seen.push(isLocked()) },
    );
    await screen.findByRole('dialog', { name: 'Question' });
    await waitFor(() => expect(isLocked()).toBe(true));
    await act(async () => screen.getByRole('button', { name: 'Leave it' }).click());
    await waitFor(() => expect(seen).toEqual([false]));
    expect(root.dialogs.stack).toEqual([]);
  });

  test('4-28 a dialog is rendered when its code arrives, and resolves with its answer', async () => {
    const { root } = await appAt('/gamehall');
    const outcome = root.dialogs.open(
      kind(
        async () =>
          ({ close }) =>
            createElement('button', { type: 'button', onClick: () => close('yes') }, 'answer'),
      ),
      {},
    );
    const button = await screen.findByText('answer');
    await act(async () => button.click());
    expect(await outcome).toBe('yes');
  });

  test('4-28 a dialog whose code fails to load is reported, dismissed and can be opened again; the page stays', async () => {
    const { root, page } = await appAt('/gamehall');
    let isGone = true;
    const flaky = kind(async () => {
      if (isGone) throw new TypeError('Failed to fetch dynamically imported module');
      return () => createElement('p', {}, 'here after all');
    });
    const outcome = root.dialogs.open(flaky, {});
    await waitFor(() => expect(root.dialogs.stack).toEqual([]));
    expect(await outcome).toBe('dismissed');
    expect([root.notices.list.map(({ type }) => type), page().length > 0]).toEqual([['error'], true]);
    isGone = false;
    void root.dialogs.open(flaky, {});
    expect(await screen.findByText('here after all')).toBeTruthy();
  });

  test.each([
    [false, 'dismissed', []],
    [true, 'kept', ['here']],
  ])(
    '4-29 Escape before a dialog is rendered cancels it, unless it prevents closing (%s)',
    async (preventClose, expected, drawn) => {
      const { root } = await appAt('/gamehall');
      const code: { arrives?: () => void } = {};
      const slow = kind(async () => {
        await new Promise<void>((resolve) => {
          code.arrives = resolve;
        });
        return ({ close }) => createElement('button', { type: 'button', onClick: () => close('kept') }, 'here');
      });
      const outcome = root.dialogs.open(slow, {}, { preventClose });
      await act(settle);
      await act(
        async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
      );
      expect(root.dialogs.isAnyOpen).toBe(preventClose);
      code.arrives?.();
      if (preventClose) await screen.findByText('here');
      await act(settle);
      const there = screen.queryAllByText('here');
      expect(there.map(({ textContent }) => textContent)).toEqual(drawn);
      for (const button of there) await act(async () => button.click());
      expect(await outcome).toBe(expected);
      if (!preventClose) expect(root.dialogs.stack).toEqual([]);
    },
  );

  test('9-6 notices shown while a dialog is open are announced, and stay when it closes', async () => {
    const { root } = await appAt('/gamehall');
    const outcome = root.dialogs.open(
      kind(async () => ({ frame }) => (
        <Dialog {...frame} title="Question" labelClose="Leave it">
          words
        </Dialog>
      )),
      {},
    );
    const dialog = await screen.findByRole('dialog', { name: 'Question' });
    await act(async () => root.notices.show('Paid', 'success'));
    // The dialog enters the top layer in its second frame.
    await waitFor(() => expect(dialog.contains(screen.getByText('Paid'))).toBe(true));
    await act(async () => screen.getByRole('button', { name: 'Leave it' }).click());
    expect(await outcome).toBe('dismissed');
    await waitFor(() => expect(root.dialogs.stack).toEqual([]));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Paid');
  });
});
