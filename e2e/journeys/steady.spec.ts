import type { Route } from '@playwright/test';
import { keepShifts, shiftsOf } from '../fixtures/layoutShifts.ts';
import { slowDocument } from '../fixtures/slowDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { readAddresses } from '../setup/addresses.ts';

const pages = ['/', '/gamehall', '/game/lantern-harbor', '/ru', '/es', '/ar/gamehall'];

for (const path of pages) {
  test(
    `A7 nothing moves while ${path} comes, nor when it is scrolled through`,
    { tag: ['@phone', '@desktop'] },
    async ({ app }) => {
      const { page } = app;
      await page.addInitScript(keepShifts);
      await app.open(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => void (await document.fonts.ready));
      for (let turn = 0; turn < 6; turn += 1) {
        await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }));
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      }
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    },
  );
}

for (const path of [...pages, '/no/such/page']) {
  test(
    `A7 nothing moves where the text of ${path} comes in pieces`,
    { tag: ['@phone', '@desktop'] },
    async ({ app, watch }) => {
      watch.expectStatus(404);
      const answer = await fetch(readAddresses().site + path, { headers: { accept: 'text/html' } });
      const slow = await slowDocument(await answer.text());
      await app.page.addInitScript(keepShifts);
      await app.page.goto(slow.address);
      // A letter's width may show in a corner; a button, a title or a picture may not.
      expect(await shiftsOf(app.page)).toBeLessThan(0.0002);
      await app.page.goto('about:blank');
      slow.close();
    },
  );
}

test(
  'A7 going back to the lobby finds it where it was left, every row complete',
  { tag: ['@phone', '@desktop'] },
  async ({ app }) => {
    const { page } = app;
    await app.open('/');
    const tiles = page.getByRole('main').getByRole('listitem');
    const drawn = await tiles.count();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await page.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Game hall' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
    await expect(tiles).toHaveCount(drawn);
  },
);

test(
  'a page that takes its time is on its way for everybody to see, and only until it is there',
  { tag: ['@phone', '@telegram'] },
  async ({ app }) => {
    const held: Route[] = [];
    let isHolding = true;
    // A browser may ask again for what it has preloaded: what comes late is not held for good.
    await app.context.route('**/assets/hall.route*', (route) => (isHolding ? void held.push(route) : route.fallback()));
    await app.open('/');
    const coming = app.site.locator('html[data-coming]');
    await expect(coming).toHaveCount(0);
    await app.site.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).click();
    await expect(coming).toHaveCount(1);
    await expect(app.site.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeAttached();
    isHolding = false;
    await Promise.all(held.map(async (route) => route.fallback()));
    await expect(app.site.getByRole('heading', { level: 1, name: 'Game hall' })).toBeVisible();
    await expect(coming).toHaveCount(0);
  },
);
