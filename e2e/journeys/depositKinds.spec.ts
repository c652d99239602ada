import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { PayStandIns } from '../pages/PayStandIns.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';

/** Presses the button whose page opens beside the app, in the browser and from the messenger alike. */
async function opensBeside(app: Shell, press: () => Promise<void>): Promise<PayVendorPage> {
  const opened = app.context.waitForEvent('page');
  await press();
  const page: Page = await opened;
  await page.waitForURL(/\/payments\//);
  return new PayVendorPage(page);
}

test(
  '1-13, 4-61, 3-54 every kind of deposit runs to its end: wallet, bank, phone, coins and voucher',
  { tag: ['@desktop', '@telegram'] },
  async ({ app, player, sandbox }) => {
    test.setTimeout(240_000);
    const header = new HeaderPage(app);
    const deposit = new DepositPage(app);
    const result = new PayResultPage(app);
    const standIns = new PayStandIns(app.context);

    // A launch shows the campaigns that fit, after the first deposit the weekly one: they have their own journey.
    await app.context.route('**/api/popups.get*', (route) => route.fulfill({ json: { data: { items: [] } } }));

    await test.step('a wallet, which is named here', async () => {
      await deposit.open();
      await expect(deposit.amount).toHaveValue('20');
      await deposit.method('Purse').check();
      await deposit.button.click();
      await expect(deposit.field('Wallet')).toHaveAccessibleDescription(/Fill in/);
      await deposit.field('Wallet').fill('robin@purse.example');
      const vendor = new PayVendorPage(await app.leave(() => deposit.button.click()));
      await vendor.payByPurse();
      await result.says('Payment received');
      await header.seesBalance('$120');
    });

    await test.step('a bank, in a window of its own', async () => {
      await deposit.open();
      await deposit.method('Bank transfer').check();
      await deposit.bank.fill('kestr');
      await app.site.getByRole('option', { name: 'Kestrel Bank' }).click();
      const vendor = await opensBeside(app, () => deposit.button.click());
      await result.says('The payment is in another window');
      await vendor.payByBank();
      await result.says('Payment received');
      await header.seesBalance('$140');
    });

    await test.step('a phone that approves, with a fee', async () => {
      await deposit.open();
      await deposit.method('MobilePay').check();
      await deposit.field('Phone number').fill('+371 2000 0001');
      await deposit.button.click();
      await result.says('Approve on your phone');
      await standIns.approveOnPhone('37120000001');
      await result.says('Payment received');
      await header.seesBalance('$159.70');
    });

    await test.step('coins, which the network confirms', async () => {
      await deposit.open();
      await deposit.method('TON').check();
      await deposit.button.click();
      await result.says('Send exactly');
      await expect(app.site.getByRole('img', { name: /QR code/ })).toBeVisible();
      const role = app.kind === 'telegram' ? 'button' : 'link';
      const wallet = await opensBeside(app, () => app.site.getByRole(role, { name: 'Open wallet' }).click());
      await wallet.sendCoins();
      await result.says('Your transfer is here');
      await expect(app.site.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({
        timeout: 60_000,
      });
      await header.seesBalance('$179.70');
    });

    await test.step('a voucher, whose worth is the amount', async () => {
      const code = await standIns.buyVoucher('25');
      await deposit.open();
      await deposit.method('Voucher').check();
      await deposit.field('Voucher code').fill(code);
      await expect(app.site.getByText('This voucher is worth $25.00')).toBeVisible();
      await deposit.button.click();
      await result.says('Payment received');
      await header.seesBalance('$204.70');
    });
    expect((await sandbox.payments(player)).filter(({ status }) => status === 'succeeded')).toHaveLength(5);
  },
);

test(
  '4-60, 7-47, 2.3-8 an unpaid deposit is found again and given up, and its receipt says so',
  { tag: '@phone' },
  async ({ app, player, sandbox }) => {
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('40');
    await app.leave(() => deposit.button.click());
    await deposit.open();
    await app.site.getByRole('link', { name: 'Go on: deposit of $40.00' }).click();
    await app.site.getByRole('button', { name: 'Give it up' }).click();
    await app.question('Give up this payment?').getByRole('button', { name: 'Give it up' }).click();
    await new PayResultPage(app).says('Payment cancelled');
    await app.site.getByRole('link', { name: 'Receipt' }).click();
    await new PayResultPage(app).says('Receipt of a deposit');
    await expect(app.site.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible();
    expect((await sandbox.payments(player))[0]?.status).toBe('cancelled');
  },
);
