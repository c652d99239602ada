/** G3: a browser that blocks third-party cookies and storage: the bearer token alone carries the session. */
import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HeaderPage, shownAmount } from '../pages/HeaderPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';
import { WithdrawPage } from '../pages/WithdrawPage.ts';

test(
  '1-22 G3 launch, deposit, spin, withdrawal and a reload of the same launch, without cookies and storage',
  { tag: '@telegram' },
  async ({ app, sandbox }) => {
    test.setTimeout(150_000);
    const cookies: string[] = [];
    const launches: string[] = [];
    app.page.on('request', (request: Request) => {
      const isOwn = new URL(request.url()).pathname.startsWith('/api/') && request.frame() !== app.page.mainFrame();
      if (!isOwn) return;
      if (request.headers()['cookie'] !== undefined) cookies.push(request.url());
      if (request.url().includes('/api/auth.register')) launches.push(request.postData() ?? '');
    });
    const header = new HeaderPage(app);
    const player = await app.enter(sandbox, '0');
    await header.seesBalance('$0');

    // From here on pages change inside of the one document of the launch.
    await app.site.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await app.site.locator('header').getByRole('link', { name: 'Deposit' }).first().click();
    const deposit = new DepositPage(app);
    await deposit.amount.fill('50');
    const outside = await app.leave(() => deposit.button.click());
    await new PayVendorPage(outside).payByCard('Approve');
    await expect(outside.getByRole('heading', { level: 1 })).toHaveText('Paid, return to Telegram');
    // Back to the messenger: a page in the background draws no frames, and no rounds.
    await outside.close();
    await app.page.bringToFront();
    await new PayResultPage(app).says('Payment received');
    await header.seesBalance('$50');

    await app.screenButton('To the games').click();
    await app.site
      .getByRole('link', { name: /^Gem Foundry/ })
      .first()
      .click();
    const game = new GamePage(app);
    await game.play.click();
    await game.playRound();
    await app.page.getByRole('button', { name: 'Back' }).click();

    await app.site.getByRole('navigation').getByRole('link', { name: 'Wallet' }).first().click();
    await app.site.getByRole('main').getByRole('link', { name: 'Withdraw', exact: true }).first().click();
    // The page before has an amount and methods, too.
    await expect(app.site.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
    const withdraw = new WithdrawPage(app);
    await withdraw.method('Card').check();
    await withdraw.amount.fill('20');
    await withdraw.cardNumber.fill('4111111111111111');
    await withdraw.button.click();
    await withdraw.agree.click();
    await expect(withdraw.state('Withdrawal paid')).toBeVisible({ timeout: 25_000 });
    const left = await header.cents();
    expect(await app.site.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBe(true);

    const payments = await sandbox.payments(player);
    expect(payments.map(({ type, status, amount }) => [type, status, amount.amount])).toEqual([
      ['withdrawal', 'succeeded', '20.00'],
      ['deposit', 'succeeded', '50.00'],
    ]);
    await app.page.getByRole('button', { name: 'More' }).click();
    await app.page.getByRole('menuitem', { name: 'Reload page' }).click();
    await expect
      .poll(() => app.site.evaluate(() => Reflect.get(window, 'isFirstDocument')).catch(() => true))
      .toBeUndefined();
    await waitUntilLive(app.site);
    await header.seesBalance(shownAmount(left));
    // Both documents have presented one and the same launch.
    expect(launches).toHaveLength(2);
    expect(new Set(launches.map((body) => /name="payload"\s+([^\r]+)/.exec(body)?.[1])).size).toBe(1);
    expect(cookies, 'calls with a cookie').toEqual([]);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);
