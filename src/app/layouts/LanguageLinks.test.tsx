// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import type { Root } from '../createRoot.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const linksOf = (root: Root) => (
  <AppProvider value={root}>
    <LanguageLinks />
  </AppProvider>
);
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('2.1-1 language links lead to the current page with its query and hash, also after navigation', () => {
  const { root } = testRoot({ locale: 'ru', address: '/ru/gamehall?providers=a,b&x=1#top' });
  render(linksOf(root));
  expect(hrefs()).toEqual([
    '/gamehall?providers=a,b&x=1#top',
    '/ru/gamehall?providers=a,b&x=1#top',
    '/es/gamehall?providers=a,b&x=1#top',
    '/ar/gamehall?providers=a,b&x=1#top',
  ]);
  act(() => root.place.arrive('/ru', '?a=1', ''));
  expect(hrefs()).toEqual(['/?a=1', '/ru?a=1', '/es?a=1', '/ar?a=1']);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Русский');
});

test('2.1-1 hash and undeclared query parameters are added to the links after hydration, without recovering', async () => {
  const html = renderToString(linksOf(testRoot({ address: '/gamehall?a=1&category=new' }).root));
  expect(html).toContain('href="/es/gamehall?category=new"');
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  const recovered = vi.fn();
  const drawn = await act(async () =>
    hydrateRoot(element, linksOf(testRoot({ address: '/gamehall?a=1&category=new#top' }).root), {
      onRecoverableError: recovered,
    }),
  );
  // Hydration mismatches of attributes are logged to the console, which the suite's setup checks.
  expect(recovered).not.toHaveBeenCalled();
  expect(hrefs()).toEqual(['', '/ru', '/es', '/ar'].map((prefix) => `${prefix}/gamehall?a=1&category=new#top`));
  act(() => drawn.unmount());
});
