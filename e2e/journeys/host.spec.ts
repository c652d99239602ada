import { TelegramShell } from '../fixtures/TelegramShell.ts';
import { expect, test } from '../fixtures/test.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { HostPage } from '../pages/HostPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';

test(
  '1-22 a frame that is inserted again in the middle of a deposit loses nothing, and the deposit is made once',
  { tag: ['@telegram', '@gate-telegram'] },
  async ({ app, player, sandbox }) => {
    const [header, deposit, host] = [new HeaderPage(app), new DepositPage(app), new HostPage(app.page)];
    await deposit.open();
    await header.seesBalance('$100');
    await deposit.amount.fill('40');
    const vendor = new PayVendorPage(await app.leave(() => deposit.button.click()));
    await host.killFrame();
    await expect(app.page.locator('iframe')).toHaveCount(0);
    await vendor.payByCard('Approve');
    await host.insertFrame();
    await header.seesBalance('$140');
    const payments = await sandbox.payments(player);
    expect(payments.map(({ type, status, amount }) => [type, status, amount.amount])).toEqual([
      ['deposit', 'succeeded', '40.00'],
    ]);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '1-22 with a host that never answers the player is signed in and can deposit',
  { tag: '@telegram' },
  async ({ app }) => {
    const silent = telegram(app).with({ answers: 'never' });
    await silent.open('/cashier/deposit');
    await new HeaderPage(silent).seesBalance('$0');
    // No word of the host: the page draws its own button.
    await expect(silent.site.getByRole('main').getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  },
);

test('1-22 in version 6.0 the player is signed in, navigates and deposits', { tag: '@telegram' }, async ({ app }) => {
  const old = telegram(app).with({ version: '6.0' });
  await old.open('/');
  await new HeaderPage(old).seesBalance('$0');
  await expect(old.site.locator('html')).toHaveAttribute('data-shell', 'telegram');
  await old.open('/cashier/deposit');
  const deposit = new DepositPage(old);
  await expect(deposit.heading).toBeVisible();
  await deposit.method('Card').check();
  await deposit.amount.fill('25');
  await expect(deposit.button).toBeEnabled();
});

test('1-22 a theme switched in the host changes the open app and the header', { tag: '@telegram' }, async ({ app }) => {
  const day = telegram(app).with({ theme: 'day' });
  const host = new HostPage(day.page);
  await day.open('/');
  const html = day.site.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await host.chooseTheme('night');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await host.chooseTheme('tinted');
  await expect(html).toHaveAttribute('style', /--tg-theme-bg-color:\s*#17212b/);
  // The host's address has the choice, so a reload keeps it.
  await expect(day.page).toHaveURL(/theme=tinted/);
});

test('1-22 denied permissions leave the app working', { tag: ['@telegram', '@long'] }, async ({ app }) => {
  const denied = telegram(app).with({
    phone: 'deny',
    write: 'deny',
    clipboard: 'deny',
    location: 'deny',
    home: 'deny',
    fullscreen: 'deny',
  });
  await denied.open('/');
  await new HeaderPage(denied).seesBalance('$0');
  await denied.site.getByRole('navigation').getByRole('link', { name: 'Games' }).click();
  await expect(denied.site.getByRole('heading', { level: 1, name: 'Game hall' })).toBeVisible();
  const answer = await denied.site.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('message', ({ data }) => {
          const { eventType, eventData } = JSON.parse(String(data)) as {
            eventType: string;
            eventData?: { error?: string };
          };
          if (eventType === 'fullscreen_failed') resolve(eventData?.error ?? '');
        });
        parent.postMessage(JSON.stringify({ eventType: 'web_app_request_fullscreen' }), '*');
      }),
  );
  expect(answer).toBe('UNSUPPORTED');
});

function telegram(app: unknown): TelegramShell {
  if (!(app instanceof TelegramShell)) throw new Error('a journey of the messenger');
  return app;
}
