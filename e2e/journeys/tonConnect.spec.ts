import { expect, test } from '../fixtures/test.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { TonWalletPage } from '../pages/TonWalletPage.ts';

test(
  '7-47 a deposit of coins is paid from a TON wallet: refused, connected, declined, sent, and booked',
  { tag: '@telegram' },
  async ({ app, player, sandbox }) => {
    test.setTimeout(90_000);
    const press = (name: string) => app.site.getByRole('button', { name, exact: true }).click();
    const wallet = new TonWalletPage(app.context);
    const deposit = new DepositPage(app);
    const result = new PayResultPage(app);
    await deposit.open();
    await deposit.method('TON').check();
    await deposit.button.click();
    await result.says('Send exactly');

    await test.step('a refusal in the wallet is said where it was asked for', async () => {
      await wallet.opensBy(() => press('Pay with a TON wallet'));
      await wallet.answer('Refuse');
      await expect(app.site.getByRole('alert')).toContainText('the connection was refused');
    });

    await test.step('the wallet connects, and says no to the payment', async () => {
      await wallet.opensBy(() => press('Pay with a TON wallet'));
      await wallet.answer('Connect');
      await expect(app.site.getByText('Coin Pocket is connected.')).toBeVisible();
      await wallet.opensBy(() => app.site.getByRole('button', { name: /^Pay [\d.]+ TON$/ }).click());
      await wallet.answer('Decline');
      await expect(app.site.getByRole('alert')).toContainText('Nothing was paid');
    });

    await test.step('the same connection pays', async () => {
      await wallet.opensBy(() => app.site.getByRole('button', { name: /^Pay [\d.]+ TON$/ }).click());
      await wallet.answer('Send');
      await result.says('Your transfer is here');
      await expect(app.site.getByRole('heading', { level: 1, name: 'Payment received' })).toBeVisible({
        timeout: 60_000,
      });
      await new HeaderPage(app).seesBalance('$120');
    });
    expect((await sandbox.payments(player))[0]).toMatchObject({ status: 'succeeded', method: 'ton' });
  },
);
