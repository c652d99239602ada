import type { Route } from '@playwright/test';
import { freshTelegramUser } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { readAddresses } from '../setup/addresses.ts';
import { HallPage } from '../pages/HallPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

test('1-22 the messenger signs its user in without a form, lends its theme, and its back button leads back', { tag: '@telegram' }, async ({ app }) => {
  await app.open('/');
  const html = app.site.locator('html');
  await expect(html).toHaveAttribute('data-shell', 'telegram');
  await expect(html).toHaveAttribute('style', /--tg-theme-bg-color/);
  await new HeaderPage(app).seesBalance('$0');
  const back = app.page.getByRole('button', { name: 'Back' });
  await expect(back).toHaveCount(0);

  await app.site.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
  await expect(app.site.getByRole('heading', { level: 1, name: 'Game hall' })).toBeVisible();
  const hall = new HallPage(app);
  await hall.tile('Sand Caravan').click();
  await expect(app.site.getByRole('heading', { level: 1, name: 'Sand Caravan' })).toBeVisible();
  await back.click();
  await expect(app.site.getByRole('heading', { level: 1, name: 'Game hall' })).toBeVisible();
  await back.click();
  await expect(app.site.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('1-22 nobody whom the messenger signs in is asked to sign in meanwhile', { tag: '@telegram' }, async ({ app }) => {
  const header = new HeaderPage(app);
  const held: Route[] = [];
  await app.context.route('**/api/auth.register*', (route) => void held.push(route));
  await app.open('/');
  await expect.poll(() => held.length).toBe(1);
  await expect(header.signIn).toHaveCount(0);
  await expect(header.signUp).toHaveCount(0);
  await expect(header.deposit).toBeVisible();
  await Promise.all(held.map(async (route) => route.continue()));
  await header.seesBalance('$0');
});

test('1-22 a launch that names a personal page arrives there', { tag: '@telegram' }, async ({ app }) => {
  await app.open('/cashier/withdraw');
  await expect(app.site.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
  await expect(app.site.getByRole('heading', { name: 'Nothing to withdraw yet' })).toBeVisible();
});

test('1-22 a link with somebody else’s launch data changes nothing in a plain tab', { tag: '@phone' }, async ({ app, player }) => {
  const { site, telegram } = readAddresses();
  const launch = (await (await fetch(`${telegram}/launch.json?user=${freshTelegramUser()}`)).json()) as { readonly initData: string };
  const registrations: string[] = [];
  app.page.on('request', (request) => void (request.url().includes('/api/auth.register') && registrations.push(request.url())));
  const fragment = new URLSearchParams({ tgWebAppPlatform: 'web', tgWebAppVersion: '8.0', tgWebAppData: launch.initData });
  await app.page.goto(`${site}/profile/settings#${fragment}`);
  await new HeaderPage(app).seesBalance('$100');
  await expect(app.site.locator('html')).toHaveAttribute('data-shell', 'web');
  await expect(app.site.getByText(player.email).first()).toBeVisible();
  expect(registrations).toEqual([]);
});

test('4-58 the installed app knows itself, and offline it says so in its own words', { tag: '@pwa' }, async ({ app, watch }) => {
  await app.open('/');
  await expect(app.site.locator('html')).toHaveAttribute('data-shell', 'pwa');
  await app.page.evaluate(async () => navigator.serviceWorker.ready);
  const devtools = await app.context.newCDPSession(app.page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  watch.expectOffline();
  await app.context.setOffline(true);
  await app.page.goto(`${readAddresses().site}/gamehall`);
  await expect(app.page.getByRole('heading', { level: 1 })).toContainText(/offline/i);
  await app.context.setOffline(false);
});
