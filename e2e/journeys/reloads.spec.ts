import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';

/** What a load of the same page does not take from the player. */
test(
  '1-22 what was typed into a form is there again after its document, or frame, was loaded again',
  { tag: ['@phone', '@telegram'] },
  async ({ app, player }) => {
    expect(player.uid).toBeGreaterThan(0);
    const settings = new SettingsPage(app);
    await settings.open();
    await waitUntilLive(app.site);
    await settings.field('Nickname').fill('Ada of the wheel');
    // A messenger loads its frame again without asking; a browser asks about what was typed.
    app.page.on('dialog', (dialog) => void dialog.accept());
    await app.site.evaluate(() => location.reload());
    await waitUntilLive(app.site);
    await expect(settings.field('Nickname')).toHaveValue('Ada of the wheel');
  },
);

test.describe('1-22, 4-59, 7-120 in the messenger the player stays signed in where a page needs another document', () => {
  const isScript = (route: Route) => route.request().resourceType() === 'script';
  /** Each cuts the open document off from code that it does not have yet. */
  const cases: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['since its build is gone', (route) => route.fulfill({ status: 404, body: '' })],
    // The file arrives, but the browser keeps the failed import.
    ['since its import has failed', (route) => (isScript(route) ? route.abort('blockedbyclient') : route.fallback())],
  ];
  for (const [why, refuse] of cases)
    test(why, { tag: ['@telegram'] }, async ({ app, player, watch }) => {
      expect(player.uid).toBeGreaterThan(0);
      watch.expectStatus(404);
      watch.expectBlocked();
      await app.open('/gamehall');
      let isCut = true;
      await app.context.route('**/assets/winners.route-*', (route) => (isCut ? refuse(route) : route.fallback()));
      if (why.includes('build'))
        await app.context.route('**/nfx/build', (route) => route.fulfill({ json: { entry: '/assets/another.js' } }));
      app.context.on('request', (request) => {
        if (request.isNavigationRequest()) isCut = false;
      });
      await app.site
        .locator('a[href="/winners"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(app.site.getByRole('heading', { level: 1, name: 'Winners' })).toBeVisible();
      expect(isCut, 'another document was loaded').toBe(false);
      await waitUntilLive(app.site);
      await new HeaderPage(app).seesBalance('$100');
    });
});
