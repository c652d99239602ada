import type { Locator, Page } from '@playwright/test';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

/** The sandbox signs players out after 1800 idle seconds; the warning begins after 80 % of them. */
const untilWarningMs = 1_440_000;
const warningMs = 360_000;

const warningOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Are you still there?' });
const whyOf = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'You were signed out because nothing' });

test(
  '2.10-12, 4-3, 9-4 an idle player is warned in all tabs, stays by one key press, and is signed out in all at the end',
  { tag: ['@phone', '@desktop'] },
  async ({ app, player, watch }) => {
    watch.expectStatus(401);
    expect(player.uid).toBeGreaterThan(0);
    const header = new HeaderPage(app);
    const { clock } = app.context;
    await clock.install();
    await app.open('/gamehall');
    await header.seesBalance('$100');
    const lastActive = () => app.page.evaluate(() => Number(localStorage.getItem('session.lastActive')));
    await expect.poll(lastActive).toBeGreaterThan(0);
    const before = await lastActive();
    const other = await app.context.newPage();
    await other.goto(new URL('/', app.page.url()).href);
    await waitUntilLive(other.mainFrame());
    await expect(other.getByRole('button', { name: 'Balance: $100' })).toBeVisible();
    // A page load is activity: the new tab's timer has started once it has said so.
    await expect.poll(lastActive).toBeGreaterThan(before);
    await app.page.bringToFront();

    await clock.fastForward(untilWarningMs);
    await expect(warningOf(app.page)).toBeVisible();
    await expect(warningOf(other)).toBeVisible();
    await expect(warningOf(app.page).getByRole('timer')).toHaveText(/^[56]:\d\d$/);
    const stay = warningOf(app.page).getByRole('button', { name: 'Stay signed in' });
    await expect(stay).toBeFocused();
    await app.page.keyboard.press('Enter');
    await expect(warningOf(app.page)).toHaveCount(0);
    await expect(warningOf(other)).toHaveCount(0);
    await header.seesBalance('$100');

    await clock.fastForward(untilWarningMs);
    await expect(warningOf(app.page)).toBeVisible();
    await clock.fastForward(warningMs);
    await header.seesGuest();
    await expect(app.page).toHaveURL(/^[^?]+:\d+\/$/);
    await expect(whyOf(app.page)).toBeVisible();
    await expect(other.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(whyOf(other)).toBeVisible();
  },
);

test(
  '4-6 a player who is signed out from another device sees the lobby as a guest at once, with the reason',
  { tag: '@phone' },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(401);
    const header = new HeaderPage(app);
    await app.open('/gamehall');
    await header.seesBalance('$100');
    const elsewhere = await sandbox.signInElsewhere(player);
    // The socket is open: it has brought the money.
    await sandbox.credit(player.uid, '25');
    await header.seesBalance('$125');
    await sandbox.endOtherSessions(elsewhere);
    await expect(app.site.getByText('You were signed out here from another device.')).toBeVisible({ timeout: 5_000 });
    await header.seesGuest();
  },
);

test(
  'a player sees where they are signed in and signs all other devices out',
  { tag: ['@phone', '@desktop', '@gate-desktop'] },
  async ({ app, player, sandbox }) => {
    const elsewhere = await sandbox.signInElsewhere(player);
    await app.open('/profile/security');
    const block = app.site.getByRole('region', { name: 'Where you are signed in' });
    await expect(block.getByRole('listitem')).toHaveCount(2);
    await expect(block.getByRole('listitem').first()).toContainText('This device');
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('button', { name: 'Sign out all other devices' }).click();
    await app.site.getByRole('dialog').getByRole('button', { name: 'Sign them out' }).click();
    await expect(block.getByRole('listitem')).toHaveCount(1);
    expect(await sandbox.uidOf(elsewhere)).toBe(0);
    expect(await sandbox.uidOf(player)).toBe(player.uid);
  },
);

test(
  '2.1-1, 4-47, 7-5 after signing in the page is in the language of the account, and a chosen language changes the account',
  { tag: ['@desktop', '@long'] },
  async ({ app, sandbox }) => {
    const player = await sandbox.createPlayer({ credit: '20' });
    await sandbox.changeLocale(player, 'ru');
    await app.open('/gamehall?category=popular&show_popup_auth=1');
    const signIn = new AuthDialog(app, 'Sign in');
    await signIn.fill(player);
    await signIn.submit.click();
    await expect(app.page).toHaveURL(/\/ru\/gamehall\?category=popular$/);
    await expect(app.site.getByText(/^Прошлый вход: \d\d\.\d\d\.\d{4}/)).toBeVisible();

    await app.site.getByRole('banner').getByRole('button', { name: 'Аккаунт' }).click();
    await app.site.getByRole('menuitem', { name: 'Язык Русский' }).click();
    await app.site.getByRole('menuitem', { name: 'Español' }).click();
    await expect(app.page).toHaveURL(/\/es\/gamehall\?category=popular$/);
    await expect.poll(() => sandbox.localeOf(player)).toBe('es');
    // A page in another language that a player opens stays in it.
    await app.open('/gamehall');
    await new HeaderPage(app).seesBalance('$20');
    await expect(app.page).toHaveURL(/:\d+\/gamehall$/);
  },
);

test(
  '4-47, 9-7 a guest is offered the language chosen last, and is never sent there unasked',
  { tag: '@phone' },
  async ({ app }) => {
    await app.open('/gamehall');
    await app.site.getByRole('contentinfo').getByRole('button', { name: 'Language: English' }).click();
    await app.site.getByRole('menuitem', { name: 'Русский' }).click();
    await expect(app.page).toHaveURL(/\/ru\/gamehall$/);

    await app.open('/gamehall?category=popular');
    const offer = app.site.getByRole('status').filter({ hasText: 'Читать по-русски?' });
    await expect(offer).toBeVisible();
    await expect(app.page).toHaveURL(/:\d+\/gamehall\?category=popular$/);
    await offer.getByRole('link', { name: 'Да' }).click();
    await expect(app.page).toHaveURL(/\/ru\/gamehall\?category=popular$/);

    await app.open('/gamehall');
    await offer.getByRole('button', { name: 'Нет, остаться' }).click();
    await expect(offer).toHaveCount(0);
    await app.open('/');
    await expect(app.site.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  },
);
