// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { FakeWindow } from '../../../../tests/fakes/FakeWindow.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ViewportProvider } from '../../../ui/basics/useViewport.ts';
import { DialogHost } from '../../DialogHost.tsx';
import { openMenu } from '../openMenu.ts';

afterEach(cleanup);

async function menuIn(width: number, platform = fakePlatform()) {
  const page = new FakeWindow(width);
  const { root, operator } = testRoot({ page, platform, answers: { 'GET auth.logout': () => 1 } });
  render(
    <AppProvider value={root}>
      <ViewportProvider value={root.viewport}>
        <DialogHost />
      </ViewportProvider>
    </AppProvider>,
  );
  let outcome: Promise<null> | null = null;
  await act(async () => {
    outcome = openMenu(root);
  });
  return {
    root,
    operator,
    page,
    menu: await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 15_000 }),
    outcome: outcome!,
  };
}

test('2.10-1 the menu of phones is a curtain with the pages, the languages and a close button', async () => {
  const { root, menu, outcome } = await menuIn(390);
  expect(root.dialogs.stack.map(({ name, type }) => [name, type])).toEqual([['menu', 'curtain']]);
  const within = (role: string, name: string) => menu.contains(screen.getAllByRole(role, { name })[0] ?? null);
  expect([within('link', 'Home'), within('link', 'Deposit'), within('button', 'Close')]).toEqual([true, true, true]);
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(await outcome).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('2.12-6 a phone rotated until the side navigation fits closes the menu', async () => {
  const { root, page, outcome } = await menuIn(390);
  await act(async () => page.resize(700));
  expect(root.dialogs.isAnyOpen).toBe(true);
  await act(async () => page.resize(800));
  expect(await outcome).toBeNull();
  await waitFor(() => expect(root.dialogs.stack).toEqual([]));
});

test.each(['Español', 'Deposit'])(
  '17-6 the menu closes once %s is pressed, so that it is seen what the page waits for',
  async (name) => {
    const { root, outcome } = await menuIn(390);
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    await act(async () => screen.getByRole('link', { name }).click());
    window.removeEventListener('click', stay);
    expect(root.dialogs.isAnyOpen).toBe(false);
    expect(await outcome).toBeNull();
  },
);

test('the menu installs the app while the shell can, for guests, too', async () => {
  await menuIn(390);
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  cleanup();
  const prompt = vi.fn(async () => true);
  let isInstallable = false;
  const listeners = new Set<() => void>();
  const { root } = await menuIn(390, {
    ...fakePlatform(),
    installPrompt: () => (isInstallable ? prompt : null),
    onInstallable(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  await act(async () => {
    isInstallable = true;
    for (const listener of listeners) listener();
  });
  await act(async () => screen.getByRole('button', { name: 'Install the app' }).click());
  expect([prompt.mock.calls.length, root.dialogs.isAnyOpen]).toEqual([1, false]);
});

test('where there is a guide instead, the menu opens it: three steps, each with its sign', async () => {
  const platform = fakePlatform();
  await menuIn(390, { ...platform, can: { ...platform.can, installGuide: 'ios' } });
  await act(async () => screen.getByRole('button', { name: 'Install the app' }).click());
  const guide = await screen.findByRole('dialog', { name: 'Put Croupier on the home screen' }, { timeout: 15_000 });
  expect([...guide.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
    'Tap Share in the browser’s bar.',
    'Scroll down and tap “Add to Home Screen”.',
    'Tap “Add” at the top.',
  ]);
  expect(guide.querySelectorAll('ol svg')).toHaveLength(3);
});

test('the menu offers a player, and no guest, to continue on another device', async () => {
  const { root, menu } = await menuIn(390);
  const name = 'Continue on another device';
  expect(screen.queryByRole('button', { name })).toBeNull();
  await act(async () => root.session.adopt(wireAccount(7)));
  expect(menu.contains(screen.getByRole('button', { name }))).toBe(true);
  await act(async () => screen.getByRole('button', { name }).click());
  await waitFor(() =>
    expect(root.dialogs.stack.filter(({ isOpen }) => isOpen).map(({ name: dialog }) => dialog)).toEqual(['handoff']),
  );
});

test('4-6 the menu begins with the player, whose profile it links, and signs out, for players alone', async () => {
  const { root } = await menuIn(390);
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull();
  await act(async () => root.session.adopt({ ...wireAccount(7), fakename: 'Robin' }));
  expect(screen.getByRole('link', { name: /Robin.*Account no\. 7/ }).getAttribute('href')).toBe('/profile/settings');
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
});

test.each([
  ['goes', true, ['/']],
  ['stays', false, []],
] as const)(
  '4-6 signing out asks where something would be lost: the player %s',
  async (_answer, isAgreed, restarts) => {
    const platform = fakePlatform();
    const { root, operator } = await menuIn(390, platform);
    await act(async () => root.session.adopt(wireAccount(7)));
    const ask = vi.fn(async () => isAgreed);
    root.leaving.hold({ isNeeded: () => true, ask });
    await act(async () => screen.getByRole('button', { name: 'Sign out' }).click());
    await waitFor(() => expect([ask.mock.calls.length, platform.restarts]).toEqual([1, restarts]));
    expect(operator.keys().includes('GET auth.logout')).toBe(isAgreed);
  },
);
