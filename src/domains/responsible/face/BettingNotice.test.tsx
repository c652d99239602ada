// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { completeSiteConfig } from '../../../app/settings/siteSettings.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import type { Features } from '../../../kernel/SiteConfig.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { BettingNotice } from './BettingNotice.tsx';

afterEach(cleanup);

function draw(features: Partial<Features>) {
  const app = createTestApp();
  const config = completeSiteConfig({ features });
  render(
    <AppProvider value={{ ...app, content: { ...app.content, config } }}>
      <BettingNotice />
    </AppProvider>,
  );
}

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
