/** 1-22: who a messenger's user is here, and where a payment that they have begun ends. */
import { expect, test } from '../fixtures/test.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';

test(
  '2.11-6 a payment begun in the messenger ends in the browser with a way back and no sign-in, and settles in the app',
  { tag: '@telegram' },
  async ({ app, player }) => {
    const header = new HeaderPage(app);
    const deposit = new DepositPage(app);
    await deposit.open();
    await header.seesBalance('$100');
    await deposit.amount.fill('50');
    const browser = await app.leave(() => deposit.button.click());
    await new PayVendorPage(browser).payByCard('Approve');

    await expect(browser.getByRole('heading', { level: 1 })).toHaveText('Paid, return to Telegram');
    await expect(browser.getByRole('dialog')).toHaveCount(0);
    const back = await browser.getByRole('link', { name: 'Return to Telegram' }).getAttribute('href');
    expect(back).toMatch(/^https:\/\/t\.me\/\w+\?startapp=paid_p_[0-9a-f]{24}$/);
    await expect(browser.locator('body')).not.toContainText('50');

    await new PayResultPage(app).says('Payment received');
    await header.seesBalance('$150');
    expect(player.uid).toBeGreaterThan(0);
  },
);

test(
  '1-22 a player of the website signs in to their account in the messenger, and later launches open it',
  { tag: '@telegram' },
  async ({ app, sandbox, watch }) => {
    watch.expectStatus(422);
    const known = await sandbox.createPlayer({ credit: '70' });
    await app.open('/profile/security');
    const block = app.site.getByRole('region', { name: 'Telegram', exact: true });
    await expect(block.getByText('Telegram is the only way into this account', { exact: false })).toBeVisible();
    await block.getByRole('button', { name: 'I have an account already' }).click();
    const dialog = app.site.getByRole('dialog', { name: 'Sign in to your account' });
    await dialog.getByLabel('E-mail').fill(known.email);
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-right-one-5');
    await dialog.getByRole('button', { name: 'Sign in and link' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(known.password);
    await dialog.getByRole('button', { name: 'Sign in and link' }).click();
    await new HeaderPage(app).seesBalance('$70');
    await expect(block.getByRole('button', { name: 'Unlink' })).toBeVisible();

    await app.open('/');
    await new HeaderPage(app).seesBalance('$70');
  },
);
