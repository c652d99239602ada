import type { Route } from '@playwright/test';
import { CallsUnderWay } from '../fixtures/CallsUnderWay.ts';
import { keepShifts, expectSteady } from '../fixtures/layoutShifts.ts';
import { showRails } from '../fixtures/showRails.ts';
import { slowDocument } from '../fixtures/slowDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { readAddresses } from '../setup/addresses.ts';

const pages = ['/', '/gamehall', '/game/lantern-harbor', '/ru', '/es', '/ar/gamehall'];
const tagsOf = (path: string) => ['@phone', '@desktop', ...(path === '/ru' || path === '/es' ? ['@long'] : [])];

for (const path of pages) {
  test(`A7 ${path} has no layout shift while it loads or is scrolled`, { tag: tagsOf(path) }, async ({ app }) => {
    const { page } = app;
    const underWay = new CallsUnderWay(page, () => true);
    await page.addInitScript(keepShifts);
    await app.open(path);
    await underWay.settle();
    await page.evaluate(async () => void (await document.fonts.ready));
    for (let turn = 0; turn < 6; turn += 1) {
      await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    }
    await expectSteady(page, 0.01);
  });
}

const playerPages = [
  { path: '/', role: 'button', name: /^Balance: / },
  { path: '/cashier/deposit', role: 'button', name: 'Set a limit' },
  { path: '/profile/settings', role: 'button', name: 'Save nickname' },
] as const;

for (const { path, role, name } of playerPages) {
  test(
    `A7 ${path} has no layout shift for a player, whose own blocks arrive after the page`,
    { tag: ['@phone', '@desktop'] },
    async ({ app, player }) => {
      const { page } = app;
      expect(player.uid).toBeGreaterThan(0);
      await page.addInitScript(keepShifts);
      // Held until the page is alive: what a block shows is then known last.
      await page.route('**/api/responsible.getSettings*', async (route) => {
        await expect(page.getByRole('banner').getByRole('button', { name: /^Balance: / })).toBeVisible();
        await route.fallback();
      });
      await app.open(path);
      await expect(page.getByRole(role, { name })).toBeVisible();
      await page.evaluate(async () => void (await document.fonts.ready));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      // The font that arrives changes the width of a few letters.
      await expectSteady(page, 0.0005);
    },
  );
}

for (const path of [...pages, '/no/such/page']) {
  test(
    `A7 ${path} has no layout shift while its HTML arrives in pieces`,
    { tag: tagsOf(path) },
    async ({ app, watch }) => {
      watch.expectStatus(404);
      const answer = await fetch(readAddresses().site + path, { headers: { accept: 'text/html' } });
      const slow = await slowDocument(await answer.text());
      await app.page.addInitScript(keepShifts);
      await app.page.goto(slow.address);
      // The limit allows a shift by a letter's width, but not one of a button, a title or a picture.
      await expectSteady(app.page, 0.0002);
      await app.page.goto('about:blank');
      slow.close();
    },
  );
}

test(
  'A7 going back to the lobby restores its scroll position with all tiles',
  { tag: ['@phone', '@desktop'] },
  async ({ app }) => {
    const { page } = app;
    await app.open('/');
    await waitUntilLive(app.site);
    await showRails(page);
    const tiles = page.locator('main section:has(> ul a[href*="/game/"]) > ul > li');
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
  'while a slow page loads, data-coming is set on html, and it is removed once the page is shown',
  { tag: ['@phone', '@telegram'] },
  async ({ app }) => {
    const held: Route[] = [];
    let isHolding = true;
    // A browser may request a preloaded file again: requests after the release are not held.
    await app.context.route('**/assets/hall.route*', (route) => (isHolding ? void held.push(route) : route.fallback()));
    await app.open('/');
    const coming = app.site.locator('html[data-coming]');
    await expect(coming).toHaveCount(0);
    const games = app.site.getByRole('navigation').getByRole('link', { name: 'Games', exact: true });
    // A focused link fetches its page ahead: the app answers links now, and a click is not the browser's any more.
    await expect(async () => {
      await games.blur();
      await games.focus();
      expect(held.length).toBeGreaterThan(0);
    }).toPass();
    await games.click();
    await expect(coming).toHaveCount(1);
    await expect(app.site.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeAttached();
    isHolding = false;
    await Promise.all(held.map(async (route) => route.fallback()));
    await expect(app.site.getByRole('heading', { level: 1, name: 'Game hall' })).toBeVisible();
    await expect(coming).toHaveCount(0);
  },
);
