import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures/test.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { HistoryPage } from '../pages/HistoryPage.ts';
import { WalletPage } from '../pages/WalletPage.ts';

test(
  '2.3-2, 7-22 money goes into the vault, stays out of reach, waits on its way out, and figures can be hidden',
  { tag: ['@phone', '@telegram'] },
  async ({ app, player, sandbox, watch }) => {
    test.setTimeout(120_000);
    watch.expectStatus(422);
    const header = new HeaderPage(app);
    const wallet = new WalletPage(app);
    await wallet.open();
    await expect(wallet.balance('Main balance')).toContainText('$100.00');
    await wallet.move('Put in', '60');
    await expect(wallet.vault.getByRole('status').filter({ hasText: 'The money is in the vault.' })).toBeVisible();
    await header.seesBalance('$40');
    await expect(wallet.balance('Vault')).toContainText('$60.00');
    await wallet.move('Put in', '40.01');
    await expect(wallet.vault.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription(
      /More than there is to move/,
    );

    await wallet.vault.getByRole('combobox').selectOption({ label: 'After 24 hours' });
    await expect(wallet.vault.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await wallet.move('Take out', '25');
    const leaving = wallet.vault.getByRole('list', { name: 'On its way out of the vault' });
    await expect(leaving).toContainText('$25.00');
    await leaving.getByRole('button', { name: 'Keep it in' }).click();
    await expect(leaving).toHaveCount(0);
    await header.seesBalance('$40');

    await wallet.currency.getByRole('combobox').selectOption('EUR');
    await wallet.currency.getByRole('button', { name: 'Change currency' }).click();
    await expect(wallet.currency.getByRole('alert')).toContainText('There is still money on your account');
    await expect(wallet.currency.getByRole('alert').getByRole('link', { name: 'Withdraw' })).toBeVisible();

    await wallet.hide.check({ force: true });
    await expect(wallet.balance('Main balance')).not.toContainText('40');
    const hidden = () => app.site.getByRole('button', { name: 'Balance hidden. Show it for a moment' });
    await hidden().click();
    await header.seesBalance('$40');
    await expect(hidden()).toBeVisible();
    await wallet.open();
    await expect(hidden()).toBeVisible();
    await wallet.hide.uncheck({ force: true });
    await header.seesBalance('$40');
    expect(player.uid).toBeGreaterThan(0);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '2.3-6 the ledger keeps its filter in the address, and its rows, results and statement agree',
  { tag: '@desktop' },
  async ({ app, player }) => {
    const wallet = new WalletPage(app);
    await wallet.open();
    await wallet.move('Put in', '12.50');
    await expect(wallet.balance('Vault')).toContainText('$12.50');
    const history = new HistoryPage(app);
    await history.open();
    await app.site.getByRole('tab', { name: 'Ledger' }).click();
    await expect(history.rows).toHaveCount(3);
    await expect(history.rows.nth(1)).toContainText(/Into the vault.*Main balance.*\$87\.50.*−\$12\.50/);
    await app.site.getByRole('combobox', { name: 'What' }).selectOption('Vault');
    await expect(history.rows).toHaveCount(2);
    await expect(app.page).toHaveURL(/\?tab=ledger&group=vault$/);
    await app.page.reload();
    await expect(history.rows).toHaveCount(2);

    const downloading = app.page.waitForEvent('download');
    await app.site.getByRole('button', { name: 'Table (CSV)' }).click();
    const lines = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain('"vault_in","main","","-12.50","USD","87.50"');
    const printing = app.page.waitForEvent('download');
    await app.site.getByRole('button', { name: 'Statement to print' }).click();
    const statement = await readFile(await (await printing).path(), 'utf8');
    expect(statement).toContain(String(player.uid));
    expect(statement).toContain('100.00 USD');

    await history.rows.first().getByRole('button').click();
    const detail = app.site.getByRole('dialog', { name: 'Into the vault' });
    await expect(detail).toContainText('+$12.50');
    await detail.getByRole('button', { name: 'Close' }).click();
    await app.site.getByRole('tab', { name: 'Results' }).click();
    await expect(app.site.getByText('Nothing in this time')).toBeVisible();
  },
);
