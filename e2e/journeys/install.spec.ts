import type { Page } from '@playwright/test';
import { depositArrives } from '../fixtures/PushBrowser.ts';
import { expect, test } from '../fixtures/test.ts';

/** Headless Chromium never offers to install a site: the event that it sends elsewhere is made in the page. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => {
      Object.assign(window, { wasAsked: true });
      return Promise.resolve({ outcome: answer });
    };
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: answer }) }));
  }, outcome);
/** Waits until the app notes what the player does: it begins after the first paint. */
const isListening = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('install.firstVisit'))).not.toBeNull();
const wasAsked = (page: Page) => page.evaluate(() => 'wasAsked' in window);

test(
  'installing is offered after a deposit, never over a payment, and a refusal is remembered',
  { tag: '@web' },
  async ({ app, player }) => {
    const { page, site } = app;
    const card = site.getByRole('complementary', { name: 'Keep Croupier at hand' });
    // The hint to confirm the e-mail address has the same place, and comes first.
    await app.context.addInitScript((uid) => localStorage.setItem(`confirm_sent_${uid}`, '1'), player.uid);
    await app.open('/cashier/deposit');
    await isListening(page);
    await offer(page, 'accepted');
    await depositArrives(player);
    await expect(site.getByText('$120').first()).toBeVisible();
    await expect(card).toHaveCount(0);
    await site.getByRole('link', { name: 'Home', exact: true }).locator('visible=true').first().click();
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toHaveCount(0);
    await app.open('/');
    await isListening(page);
    await offer(page, 'accepted');
    await depositArrives(player);
    await expect(site.getByText('$140').first()).toBeVisible();
    await expect(card).toHaveCount(0);
    expect(await wasAsked(page)).toBe(false);
  },
);

test('guests install the app from the menu', { tag: '@phone' }, async ({ app }) => {
  const { page, site } = app;
  await app.open('/');
  await site.getByRole('button', { name: 'Menu' }).click();
  const entry = site.getByRole('button', { name: 'Install the app' });
  await expect(site.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(entry).toHaveCount(0);
  await offer(page, 'accepted');
  await entry.locator('visible=true').click();
  await expect.poll(() => wasAsked(page)).toBe(true);
  await site.getByRole('button', { name: 'Menu' }).click();
  await expect(site.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('on a desktop the side navigation installs the app', { tag: '@desktop' }, async ({ app }) => {
  const { page, site } = app;
  await app.open('/');
  await offer(page, 'dismissed');
  await site.getByRole('button', { name: 'Install the app' }).click();
  await expect.poll(() => wasAsked(page)).toBe(true);
  await expect(site.getByRole('button', { name: 'Install the app' })).toHaveCount(0);
});

test('where the browser has no prompt, the menu shows the steps', { tag: '@phone' }, async ({ app }) => {
  // The flag of browsers of Apple's phones: false in a tab.
  await app.context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
  await app.open('/ar');
  await app.site.getByRole('button', { name: 'القائمة' }).click();
  await app.site.getByRole('button', { name: 'تثبيت التطبيق' }).locator('visible=true').click();
  const guide = app.site.getByRole('dialog', { name: 'أضف Croupier إلى الشاشة الرئيسية' });
  await expect(guide.getByRole('listitem')).toHaveCount(3);
  await guide.getByRole('button', { name: 'فهمت' }).click();
  await expect(guide).toHaveCount(0);
});
