// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireCategories, wireGames } from '../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { completeSiteConfig } from '../settings/siteSettings.ts';
import { HomePage } from './HomePage.tsx';
import { homeStore } from './HomeStore.ts';

/** Of each observer, what makes it find near the window all that it looks at. */
const near: (() => void)[] = [];
const comeNear = () => near.forEach((tell) => tell());

class NearObserver {
  private readonly seen = new Set<Element>();
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void) {
    near.push(() => tell([...this.seen].map((target) => ({ isIntersecting: true, target }))));
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The home page as it is when its leading blocks have come. */
async function homePage() {
  const { root, operator } = testRoot({
    config: completeSiteConfig({ home: { blocks: ['banners.banners', 'games.rails'] } }),
    answers: {
      'GET games.get': () => wireGames(['a', 'b', 'c', 'd']),
      'GET games.getCategories': () => wireCategories('popular'),
      'GET banners.get': () => ({ count: 0, items: [] }),
    },
  });
  await root.store(homeStore).load(root);
  await root.loadMessages(['core', 'home']);
  const page = () =>
    render(
      <AppProvider value={root}>
        <HomePage />
      </AppProvider>,
    );
  return { page, operator };
}

const asked = (operator: { readonly calls: readonly { readonly key: string }[] }) =>
  operator.calls.filter(({ key }) => key === 'GET games.get').length;

test.each<[string, () => void]>([
  ['the player comes near it', () => comeNear()],
  ['a key is pressed', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))],
])('2.2-1 a block below what leads has a room, and nothing is asked for it, until %s', async (_what, happens) => {
  const { page, operator } = await homePage();
  const { container } = await act(async () => page());
  const rooms = () => container.querySelectorAll('[style*="--phone: 669px"]').length;
  expect([rooms(), asked(operator)]).toEqual([1, 0]);
  await act(async () => happens());
  await screen.findByRole('heading', { level: 2 });
  expect([rooms(), asked(operator)]).toEqual([0, 1]);
});

test('9-9 whoever comes back to the page finds the block in its place at once', async () => {
  const { page } = await homePage();
  const { unmount } = await act(async () => page());
  await act(async () => comeNear());
  await screen.findByRole('heading', { level: 2 });
  unmount();
  await act(async () => page());
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBe(1);
});
