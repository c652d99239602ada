// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { defaultSiteConfig } from '../settings/testing/defaultSiteConfig.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const page = document.documentElement;
afterEach(() => {
  cleanup();
  delete page.dataset['theme'];
  document.cookie = 'theme=; Max-Age=-1';
});

function themeSwitch(list: readonly string[], theme: string) {
  const { root } = testRoot({ config: { ...defaultSiteConfig, themes: { list, default: theme } } });
  return (
    <AppProvider value={root}>
      <ThemeSwitch />
    </AppProvider>
  );
}

const choices = () =>
  screen.queryAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')]);

test('3-41, 1-21 the switch offers the configured themes in order, and marks the current one as pressed', async () => {
  page.dataset['theme'] = 'dark';
  render(themeSwitch(['light', 'dark'], 'light'));
  expect(choices()).toEqual([
    ['Light', 'false'],
    ['Dark', 'true'],
  ]);
  screen.getByRole('button', { name: 'Light' }).click();
  await act(async () => new Promise((resume) => setTimeout(resume, 100)));
  expect([page.dataset['theme'], choices()]).toEqual([
    'light',
    [
      ['Light', 'true'],
      ['Dark', 'false'],
    ],
  ]);
});

test('3-41 with a single theme the switch is not rendered', () => {
  render(themeSwitch(['light'], 'light'));
  expect(screen.queryByRole('group')).toBeNull();
});

test('3-41, 4-46 the server renders the default theme as pressed', () => {
  expect(renderToString(themeSwitch(['dark', 'light'], 'light'))).toMatch(
    /aria-pressed="false">Dark<.*aria-pressed="true">Light</,
  );
});
