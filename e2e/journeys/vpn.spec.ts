import { HouseVpn } from '../fixtures/HouseVpn.ts';
import { expect, test } from '../fixtures/test.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { InboxPage } from '../pages/InboxPage.ts';
import { readAddresses } from '../setup/addresses.ts';

test(
  '1-17, 2.2-2, 4-67, 7-101, 7-102, 7-103, 7-104, 7-119 a player subscribes, takes the configuration, is renewed, switches it off, and it ends',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(120_000);
    const player = await app.enter(sandbox, '20');
    const house = new HouseVpn(player);
    const header = new HeaderPage(app);
    const inbox = new InboxPage(app);
    await app.open('/vpn');
    const { site } = app;
    const main = site.getByRole('main');
    await expect(main.getByRole('button', { name: /^Subscribe: / })).toHaveCount(2);
    await expect(main.getByRole('link', { name: 'Deposit for A year' })).toBeVisible();

    await main.getByRole('switch', { name: 'Renew by itself' }).check();
    await main.getByRole('button', { name: 'Subscribe: A month' }).click();
    const question = app.question(/A month for \$5/);
    await expect(question).toContainText('$15.00 remains');
    await question.getByRole('button', { name: 'Pay $5.00' }).click();
    const own = main.getByRole('region', { name: 'Your VPN: A month' });
    await expect(own.getByRole('progressbar', { name: '30 days left' })).toBeVisible();
    await header.seesBalance('$15');
    await expect(own.getByRole('img', { name: 'QR code of your VPN configuration' })).toBeVisible();

    await house.pass(29);
    await expect(own.getByRole('progressbar', { name: '31 days left' })).toBeVisible();
    await header.seesBalance('$10');
    await own.getByRole('switch', { name: 'Renew by itself' }).click();
    await expect(own.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(own).toContainText('Off: nothing more is taken.');

    await house.pass(32);
    await expect(own).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    await inbox.open();
    await expect(inbox.row('VPN has ended')).toBeVisible();
    await expect(inbox.row('Auto-renewal is off')).toBeVisible();
    await expect(inbox.row('VPN is on')).toHaveCount(2);
    await header.seesBalance('$10');
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '3-30, 7-102 guests see the plans in the server’s HTML and sign in to subscribe',
  { tag: '@desktop' },
  async ({ app }) => {
    const html = await (await fetch(`${readAddresses().site}/vpn`)).text();
    for (const title of ['A month', 'Three months', 'A year']) expect(html).toContain(title);
    await app.open('/vpn');
    await expect(app.site.getByRole('heading', { level: 3 })).toHaveText(['A month', 'Three months', 'A year']);
    await app.site.getByRole('link', { name: 'Sign in to subscribe' }).first().click();
    await expect(app.site.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  },
);
