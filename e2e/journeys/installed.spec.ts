import type { Page } from '@playwright/test';
import { Deploys } from '../fixtures/Deploys.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { readAddresses } from '../setup/addresses.ts';

/** All that the caches hold: addresses, and the texts of what is text. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: { readonly url: string; readonly text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const asked of await cache.keys()) {
        const kept = await cache.match(asked);
        const isText = /text|json|script/.test(kept?.headers.get('content-type') ?? '');
        found.push({ url: asked.url, text: kept && isText ? await kept.text() : '' });
      }
    }
    return found;
  });

const keptAddresses = async (page: Page) => (await readCaches(page)).map(({ url }) => new URL(url).pathname);

/** Waits until the worker serves the page and has kept the catalogue. */
async function becomesReady(page: Page): Promise<void> {
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect.poll(() => keptAddresses(page)).toContain('/offline-catalogue/en');
}

/**
 * Ends being offline. The browser tells the page and its worker one after the other: a page that goes on at once would
 * ask a worker for its code that has no connection yet.
 */
async function goOnline(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await page.evaluate(() => {
    const hold = (event: Event) => event.stopImmediatePropagation();
    addEventListener('online', hold, { capture: true });
    Object.assign(window, {
      letGoOn() {
        removeEventListener('online', hold, { capture: true });
        dispatchEvent(new Event('online'));
      },
    });
  });
  await page.context().setOffline(false);
  const asks = () =>
    worker.evaluate(() =>
      fetch('/robots.txt', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  await expect.poll(asks, { message: 'the worker has a connection' }).toBe(true);
  // Unless it has gone on by its clock meanwhile, which may end this very call.
  await page.evaluate(() => (Reflect.get(window, 'letGoOn') as (() => void) | undefined)?.()).catch(() => undefined);
}

test(
  '4-58, 4-59 offline, pages seen before open, others search the catalogue and go on by themselves',
  { tag: ['@pwa', '@gate-pwa'] },
  async ({ app, watch }) => {
    const { page } = app;
    const { site } = readAddresses();
    await app.open('/');
    await expect(page.getByText('Croupier is ready to open without a connection.')).toBeVisible();
    await becomesReady(page);
    await page.reload();
    await expect.poll(() => keptAddresses(page)).toContain('/');
    const home = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? '';
    watch.expectOffline();
    await app.context.setOffline(true);
    await page.goto(`${site}/`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(home);
    await page.goto(`${site}/gamehall`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await page.getByLabel('Search the games').fill('lantern h');
    await expect(page.getByRole('listitem')).toHaveText(['Lantern Harbor']);
    await page.getByLabel('Search the games').fill('zzz');
    await expect(page.getByText('No game has this name.')).toBeVisible();
    await page.goto(`${site}/ar/gamehall`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أنت غير متصل');
    await page.goto(`${site}/gamehall`);
    await goOnline(page);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0);
    await expect(page).toHaveURL(`${site}/gamehall`);
    await expect(page.getByRole('link', { name: /Lantern Harbor/ }).first()).toBeVisible();
  },
);

test('4-58 nothing of the player is in any cache', { tag: '@pwa' }, async ({ app, player }) => {
  const { page } = app;
  await app.open('/');
  await becomesReady(page);
  await app.open('/profile');
  await app.open('/cashier/history');
  await app.open('/gamehall');
  await expect.poll(() => keptAddresses(page)).toContain('/gamehall');
  const kept = await readCaches(page);
  expect(kept.filter(({ text }) => text.includes(player.email)).map(({ url }) => url)).toEqual([]);
  expect(kept.map(({ url }) => new URL(url).pathname).filter((path) => /^\/(api|profile|cashier)/.test(path))).toEqual(
    [],
  );
});

test.describe('another build is deployed', () => {
  let deploys: Deploys;
  test.beforeEach(async () => {
    deploys = await Deploys.start();
  });
  test.afterEach(() => deploys.stop());

  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const isSameDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);
  const gamehall = (page: Page) => page.locator('a[href="/gamehall"]:visible').first();
  const home = (page: Page) => page.locator('a[href="/"]:visible').first();

  /** Deploys a build and looks for it, as the app does every hour. */
  async function finds(page: Page, build: number): Promise<void> {
    await mark(page);
    let looks = 0;
    const found = page.getByText('A new version is ready. It opens with the next page.');
    // The browser itself looks soon after a page has opened, and a look at the same moment finds only what that one has.
    await expect(async () => {
      // A build that is found before the app watches takes over in silence, so the next look finds a further one.
      deploys.build = build + looks / 10;
      looks += 1;
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      // The new worker fetches the whole shell first, which a busy machine delays.
      await expect(found).toBeVisible({ timeout: 10_000 });
    }).toPass({ timeout: 45_000 });
    expect(await isSameDocument(page), 'the open page stays').toBe(true);
  }

  const waiting = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null);

  test(
    '4-59, 7-120 a new build, and an older one after it, is applied at the next change of the page',
    { tag: ['@pwa', '@long'] },
    async ({ browser }) => {
      test.setTimeout(480_000);
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await page.goto(deploys.site);
      await becomesReady(page);
      for (const build of [2, 1]) {
        await page.goto(deploys.site);
        await becomesReady(page);
        await finds(page, build);
        // A change of the page that the new worker is too late for stays in the app: on a busy machine a later one loads it.
        await expect(async () => {
          await (new URL(page.url()).pathname === '/' ? gamehall(page) : home(page)).click();
          await expect.poll(() => isSameDocument(page), { timeout: 5_000 }).toBe(false);
        }).toPass({ timeout: 100_000 });
        // The new worker takes over when the old one has answered its requests, which a busy machine delays.
        await expect.poll(() => waiting(page), { timeout: 45_000 }).toBe(null);
      }
      await page.goto(`${deploys.site}/gamehall`);
      await becomesReady(page);
      await mark(page);
      await home(page).click();
      await expect(page).toHaveURL(`${deploys.site}/`);
      expect(await isSameDocument(page), 'later changes are inside the app').toBe(true);
      await context.close();
    },
  );

  test(
    '4-59 a page whose code is gone after a deploy is loaded anew, once',
    { tag: ['@pwa', '@long'] },
    async ({ browser }) => {
      const context = await browser.newContext({ serviceWorkers: 'allow' });
      const page = await context.newPage();
      await page.goto(deploys.site);
      await page.evaluate(async () => navigator.serviceWorker.ready);
      await mark(page);
      deploys.removeChunks();
      await gamehall(page).click();
      await expect(page).toHaveURL(`${deploys.site}/gamehall`);
      await expect(page.getByRole('link', { name: /Lantern Harbor/ }).first()).toBeVisible();
      expect(await isSameDocument(page), 'it is another document').toBe(false);
      await waitUntilLive(page.mainFrame());
      await mark(page);
      await home(page).click();
      await expect(page).toHaveURL(`${deploys.site}/`);
      expect(await isSameDocument(page), 'nothing loads again').toBe(true);
      await context.close();
    },
  );
});
