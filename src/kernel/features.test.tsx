// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { completeSiteConfig } from '../domains/content/completeSiteConfig.ts';
import { AppProvider } from './AppContext.tsx';
import { BettingNotice } from './BettingNotice.tsx';
import type { Features } from './SiteConfig.ts';
import { createTestApp } from './testing/testApp.ts';
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
      <BettingNotice />
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

test('3-30 the betting notice links to the limits where there are any, and can be hidden', () => {
  draw({});
  expect(screen.getByRole('note').textContent).toContain('18+');
  expect(screen.getByRole('link', { name: 'Set your limits' })).toBeTruthy();
  cleanup();
  draw({ isResponsibleGamingEnabled: false });
  expect(screen.getByRole('note')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Set your limits' })).toBeNull();
  cleanup();
  draw({ isBettingNoticeVisible: false });
  expect(screen.queryByRole('note')).toBeNull();
});

test.each([
  'isTwoFactorEnabled',
  'isVerificationEnabled',
  'isResponsibleGamingEnabled',
  'isBetHistoryEnabled',
  'isBettingNoticeVisible',
  'isTitleClickable',
  'isVpnPageEnabled',
] as const)('3-30 the content system switches %s; anything but a boolean leaves it on', (name) => {
  expect(completeSiteConfig({ features: { [name]: false } }).features[name]).toBe(false);
  expect(completeSiteConfig({ features: { [name]: 'no' } }).features[name]).toBe(true);
  expect(completeSiteConfig({}).features[name]).toBe(true);
});
