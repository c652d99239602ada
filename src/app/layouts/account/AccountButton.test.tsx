// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ViewportProvider } from '../../../ui/basics/useViewport.ts';
import { AccountButton } from './AccountButton.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['theme'];
});

const press = (element: Element) =>
  act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 })));
const key = (name: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
      ),
  );
const button = () => screen.getByRole('button', { name: 'Account', hidden: true });
const item = (name: string | RegExp) => screen.getByRole('menuitem', { name });

/** The menu of player 7, opened. */
async function opened(platform = fakePlatform()) {
  const made = testRoot({
    platform,
    answers: {
      'GET account.getInfo': () => ({ ...wireAccount(7), fakename: 'Robin' }),
      'GET auth.logout': () => 1,
    },
  });
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <ViewportProvider value={made.root.viewport}>
        <AccountButton />
      </ViewportProvider>
    </AppProvider>,
  );
  await press(button());
  return { ...made, menu: await screen.findByRole('menu', {}, { timeout: 15_000 }) };
}

test('2.4-1 the account’s button opens a menu with the player, the pages of the profile and the history', async () => {
  const { menu } = await opened();
  expect(button().textContent).toBe('R');
  expect(document.getElementById(menu.getAttribute('aria-describedby') ?? '')?.textContent).toBe('RRobinAccount no. 7');
  const links = ['Settings', 'Bonuses', 'Security', 'History'].map((name) => item(name).getAttribute('href'));
  expect(links).toEqual(['/profile/settings', '/profile/bonuses', '/profile/security', '/cashier/history']);
});

test('2.4-1 Escape closes it and gives the focus back to the button', async () => {
  await opened();
  await key('Escape');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('2.1-1, 4-56 it has the languages, as links to the same page', async () => {
  await opened();
  await press(item('Language English'));
  expect((await screen.findByRole('menuitem', { name: 'العربية' })).getAttribute('hreflang')).toBe('ar');
  expect(item('English').getAttribute('aria-current')).toBe('true');
});

test('3-41, 1-21 it has the themes, one of which is chosen', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  await opened();
  await press(item('Theme Dark'));
  const light = await screen.findByRole('menuitemradio', { name: 'Light' });
  expect(screen.getByRole('menuitemradio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
  await press(light);
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
});

test('1-22 where the shell decides the theme, the menu has none', async () => {
  const platform = fakePlatform();
  await opened({ ...platform, can: { ...platform.can, hostTheme: true } });
  expect(screen.queryByRole('menuitem', { name: /^Theme/ })).toBeNull();
});

test('4-6 signing out ends the session and loads the index anew', async () => {
  const { operator, platform } = await opened();
  await press(item('Sign out'));
  await waitFor(() => expect(platform.restarts).toEqual(['/']));
  expect(operator.keys()).toContain('GET auth.logout');
});

test('4-6 a page that must not be left keeps the player signed in', async () => {
  const { root, operator } = await opened();
  const ask = vi.fn(async () => false);
  root.leaving.hold({ isNeeded: () => true, ask });
  await press(item('Sign out'));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(operator.keys()).not.toContain('GET auth.logout');
});
