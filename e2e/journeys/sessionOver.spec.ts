import { CallsUnderWay } from '../fixtures/CallsUnderWay.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

test(
  '8-2, 2.8-3 the sign-in popup of an expired session does not open again once dismissed',
  { tag: '@web' },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(401);
    const deposit = new DepositPage(app);
    const header = new HeaderPage(app);
    const underWay = new CallsUnderWay(app.page);
    await deposit.open();
    await header.seesBalance('$100');
    await sandbox.expireSessions(player.uid);
    const { dialog } = new AuthDialog(app, 'Sign in');
    // If the socket was not open yet, the next balance request reports the expiry.
    await expect(dialog).toBeVisible({ timeout: 20_000 });
    await app.page.keyboard.press('Escape');
    await header.seesGuest();
    await expect(app.page).toHaveURL(/^[^?]+:\d+\/$/);
    await underWay.settle();
    await expect(dialog).toHaveCount(0);
  },
);

test(
  '2.8-1, 2.8-3 a signed-in player sees no popup, and its flags are removed from the address',
  { tag: '@desktop' },
  async ({ app, player }) => {
    await app.open('/gamehall?show_popup_auth=1&promo_code=WELCOME&prevent_close=1#top');
    await new HeaderPage(app).seesBalance('$100');
    await expect(app.page).toHaveURL(/\/gamehall\?promo_code=WELCOME#top$/);
    // The question about the promo code is another one.
    await expect(new AuthDialog(app, 'Sign in').dialog).toHaveCount(0);
    expect(player.uid).toBeGreaterThan(0);
  },
);

test(
  'I4, I8 after another player signs in, the unanswered payment of the first one does not block the deposit form',
  { tag: ['@phone', '@gate-phone'] },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(401);
    watch.expectStatus(500);
    const other = await sandbox.createPlayer({ credit: '20' });
    const deposit = new DepositPage(app);
    const header = new HeaderPage(app);
    await app.page.route('**/api/cashier.makedeposit*', (route) => route.fulfill({ status: 500, body: '' }));
    await deposit.open();
    await deposit.amount.fill('50');
    await deposit.button.click();
    await expect(deposit.checkingButton).toBeDisabled();

    await sandbox.expireSessions(player.uid);
    const signIn = new AuthDialog(app, 'Sign in');
    await signIn.fill(other);
    await signIn.submit.click();
    await header.seesBalance('$20');
    await expect(deposit.button).toBeEnabled();
    // The form's own first amount, and not what the other player has typed.
    await expect(deposit.amount).toHaveValue('20');

    await app.page.unroute('**/api/cashier.makedeposit*');
    await deposit.amount.fill('30');
    await app.leave(() => deposit.button.click());
    expect(await sandbox.payments(other)).toMatchObject([{ amount: { amount: '30.00' } }]);
  },
);
