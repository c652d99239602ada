// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { completeSiteConfig } from '../app/settings/siteSettings.ts';
import { AppProvider } from './AppContext.tsx';
import type { Features } from './SiteConfig.ts';
import { createTestApp } from '../../tests/fakes/testApp.ts';
import { useTitleHref } from './useTitleHref.ts';

afterEach(cleanup);

function Title() {
  const titleHref = useTitleHref('/gamehall');
  return <h2>{titleHref === undefined ? 'Games' : <a href={titleHref}>Games</a>}</h2>;
}

function draw(features: Partial<Features>) {
  const app = createTestApp();
  const config = completeSiteConfig({ features });
  render(
    <AppProvider value={{ ...app, content: { ...app.content, config } }}>
      <Title />
    </AppProvider>,
  );
}

test('3-30 titles of blocks are links to their pages, or plain headings', () => {
  draw({});
  expect(screen.getByRole('link', { name: 'Games' }).getAttribute('href')).toBe('/gamehall');
  cleanup();
  draw({ isTitleClickable: false });
  expect(screen.queryByRole('link', { name: 'Games' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Games' })).toBeTruthy();
});
