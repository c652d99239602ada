// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakeWindow } from '../../../../tests/fakes/FakeWindow.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ViewportProvider } from '../../../ui/basics/useViewport.ts';
import { DialogHost } from '../../DialogHost.tsx';
import { openMenu } from '../openMenu.ts';

afterEach(cleanup);

async function menuIn(width: number) {
  const page = new FakeWindow(width);
  const { root } = testRoot({ page });
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

test('the menu offers a player, and no guest, to continue on another device', async () => {
  const { root, menu } = await menuIn(390);
  const name = 'Continue on another device';
  expect(screen.queryByRole('button', { name })).toBeNull();
  await act(async () => root.session.adopt(wireAccount(7)));
  const asked: string[] = [];
  Object.assign(root, { continueElsewhere: async () => void asked.push('handoff') });
  expect(menu.contains(screen.getByRole('button', { name }))).toBe(true);
  await act(async () => screen.getByRole('button', { name }).click());
  expect([asked, root.dialogs.isAnyOpen]).toEqual([['handoff'], false]);
});
