import type { Page } from '@playwright/test';
import { deliver, depositArrives, isReachable, PushBrowser } from '../fixtures/PushBrowser.ts';
import { expect, test } from '../fixtures/test.ts';
import { readAddresses } from '../setup/addresses.ts';

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
}

/** The notifications that the browser shows for the site. */
const shown = (page: Page) =>
  page.evaluate(async (): Promise<Shown[]> => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }));
  });

/** Presses the first notification. Its press is made in the worker: the system's own cannot be reached from here. */
async function press(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerScope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
}

interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification | undefined }) => Event;
  dispatchEvent(event: Event): boolean;
}

test(
  '4-58, 2.4-1 a deposit that arrives is shown by the browser without its sum, and a press opens the history in the app',
  { tag: '@pwa' },
  async ({ app, player }) => {
    const { page } = app;
    await app.context.grantPermissions(['notifications'], { origin: readAddresses().site });
    const browser = await PushBrowser.subscribe(player);
    await app.open('/');
    await depositArrives(player);
    const [text = ''] = await browser.messages();
    const { title, body } = JSON.parse(text) as { readonly title: string; readonly body: string };
    expect(`${title} ${body}`).not.toMatch(/20|\$|USD/);
    await deliver(page, text);
    await expect
      .poll(() => shown(page))
      .toEqual([{ title: 'A deposit has arrived', body: 'Open Croupier to see it.', lang: 'en' }]);
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await press(page);
    await expect(page).toHaveURL(`${readAddresses().site}/cashier/history`);
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await page.evaluate(() => 'isFirstDocument' in window), 'the app itself changed the page').toBe(true);
  },
);

test(
  '2.4-1 whoever signs out gets no more notifications there',
  { tag: '@pwa' },
  async ({ app, player, sandbox, watch }) => {
    // What the page has just asked for is refused once the session has ended.
    watch.expectStatus(401);
    await PushBrowser.subscribe(player);
    const elsewhere = await sandbox.signInElsewhere(player);
    expect(await isReachable(elsewhere)).toBe(true);
    await app.open('/profile/settings');
    await app.site.getByRole('button', { name: 'Sign out' }).click();
    await expect(app.site.getByRole('button', { name: 'Sign in' }).first()).toBeVisible();
    await expect.poll(() => isReachable(elsewhere)).toBe(false);
  },
);

test('7-121 every language’s manifest installs without an error', { tag: '@pwa' }, async ({ app }) => {
  const session = await app.context.newCDPSession(app.page);
  for (const [path, lang, games] of [
    ['/', 'en', 'Games'],
    ['/ar', 'ar', 'الألعاب'],
  ] as const) {
    await app.open(path);
    const { errors, data = '{}' } = await session.send('Page.getAppManifest');
    const manifest = JSON.parse(data) as {
      readonly lang: string;
      readonly shortcuts: readonly { readonly name: string }[];
    };
    expect([errors, manifest.lang, manifest.shortcuts[0]?.name]).toEqual([[], lang, games]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
  }
});
