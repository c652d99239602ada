import type { Route } from '@playwright/test';
import { freshTelegramUser } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { readAddresses } from '../setup/addresses.ts';
import { HallPage } from '../pages/HallPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';

test(
  '1-22 in Telegram the user is signed in without a form, its theme is applied and its back button goes back',
  { tag: ['@telegram', '@gate-telegram'] },
  async ({ app }) => {
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
  },
);

test(
  '1-22 a reload of the frame keeps the player and the page, after navigation and after a change of language',
  { tag: '@telegram' },
  async ({ app }) => {
    await app.open('/');
    const header = new HeaderPage(app);
    await header.seesBalance('$0');
    const reload = async (heading: string) => {
      await app.site.evaluate(() => {
        document.documentElement.dataset['before'] = 'reload';
        location.reload();
      });
      await expect(app.site.locator('html')).not.toHaveAttribute('data-before');
      await expect(app.site.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await header.seesBalance('$0');
      await expect(app.site.locator('html')).toHaveAttribute('data-shell', 'telegram');
    };
    await app.site.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Game hall' })).toBeVisible();
    await reload('Game hall');
    // No link on the page contains the launch data.
    expect(
      await app.site.evaluate(() => [...document.links].filter(({ href }) => href.includes('tgWebApp')).length),
    ).toBe(0);
    await app.site.getByRole('contentinfo').getByRole('button', { name: 'Language: English' }).click();
    await app.site.getByRole('menuitem', { name: 'Español' }).click();
    const balance = app.site.locator('html[lang=es]').getByRole('button', { name: /^Saldo: / });
    await expect(balance).toBeVisible();
    await app.site.evaluate(() => {
      document.documentElement.dataset['before'] = 'reload';
      location.reload();
    });
    await expect(app.site.locator('html')).not.toHaveAttribute('data-before');
    await expect(balance).toBeVisible();
  },
);

test('1-22 while Telegram signs the user in, no sign-in button is shown', { tag: '@telegram' }, async ({ app }) => {
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

test('1-22 a launch at the address of a personal page opens that page', { tag: '@telegram' }, async ({ app }) => {
  await app.open('/cashier/withdraw');
  await expect(app.site.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
  await expect(app.site.getByRole('heading', { name: 'Nothing to withdraw yet' })).toBeVisible();
});

test(
  '1-22 in a plain browser tab a link with another user’s launch data is ignored',
  { tag: '@phone' },
  async ({ app, player }) => {
    const registrations: string[] = [];
    app.page.on(
      'request',
      (request) => void (request.url().includes('/api/auth.register') && registrations.push(request.url())),
    );
    await app.page.goto(`${readAddresses().site}/profile/settings#${await launchFragment('web')}`);
    await new HeaderPage(app).seesBalance('$100');
    await expect(app.site.locator('html')).toHaveAttribute('data-shell', 'web');
    await expect(app.site.getByText(player.email).first()).toBeVisible();
    expect(registrations).toEqual([]);
  },
);

test(
  '1-22 in Telegram’s web view a launch by another account asks the signed-in player before switching',
  { tag: '@phone' },
  async ({ app, player, watch }) => {
    // A call that was under way for the account before is refused.
    watch.expectStatus(401);
    const header = new HeaderPage(app);
    const question = app.site.getByRole('dialog', { name: 'Switch accounts?' });
    await app.page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent: () => {} } }));
    await app.page.goto(`${readAddresses().site}/profile#${await launchFragment('android')}`);
    await expect(question).toContainText(
      `You are signed in as \u2068${player.email}\u2069. Switch to the Telegram account \u2068@player_`,
    );
    await header.seesBalance('$100');
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(question).toHaveCount(0);
    await header.seesBalance('$100');
    await app.page.reload();
    await question.getByRole('button', { name: 'Switch', exact: true }).click();
    await header.seesBalance('$0');
    await app.page.reload();
    await header.seesBalance('$0');
    await expect(question).toHaveCount(0);
  },
);

test(
  '4-58 the installed app has the pwa shell, is installable, and shows the offline page when offline',
  { tag: ['@pwa', '@gate-pwa'] },
  async ({ app, watch }) => {
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
  },
);

const launchFailed = 'This launch is too old to sign you in. Sign in here, or close the app and press the bot’s button';
const launchOver = 'You signed out. Sign in here, or close the app and press the bot’s button';

test(
  '8-23 a launch that the operator refuses, or whose player signed out, says so and offers to sign in at once',
  { tag: '@telegram' },
  async ({ app, watch }) => {
    const [header, settings] = [new HeaderPage(app), new SettingsPage(app)];
    watch.expectStatus(401);
    await settings.open();
    const refused = app.page.waitForResponse(
      (response) => response.url().includes('/api/auth.register') && response.status() === 401,
    );
    await settings.signOut.click();
    await refused;
    await header.seesGuest();
    await expect(app.site.getByRole('status').filter({ hasText: launchOver })).toBeVisible();
    await expect(app.site.getByText(launchFailed)).toHaveCount(0);

    await app.context.route('**/api/auth.register*', (route) =>
      route.fulfill({
        status: 401,
        json: { error: { type: 'AuthorizationException', code: 1003, message: '', error_data: {} } },
      }),
    );
    await app.open('/');
    await header.seesGuest();
    const told = app.site.getByRole('alert').filter({ hasText: launchFailed });
    await told.getByRole('button', { name: 'Sign in' }).click();
    await expect(app.site.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  },
);

/** The URL fragment of a launch by a new user, signed as Telegram signs it. */
async function launchFragment(platform: string): Promise<string> {
  const answer = await fetch(`${readAddresses().telegram}/launch.json?user=${freshTelegramUser()}`);
  const { initData } = (await answer.json()) as { readonly initData: string };
  return new URLSearchParams({ tgWebAppPlatform: platform, tgWebAppVersion: '8.0', tgWebAppData: initData }).toString();
}
