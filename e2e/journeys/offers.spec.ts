import { expect, test } from '../fixtures/test.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';

const inAllShells = { tag: ['@web', '@telegram'] };

test(
  '4-36, 3-54 an offer is chosen on its page, taken on the deposit page and credited with the deposit',
  inAllShells,
  async ({ app, player, sandbox }) => {
    await app.open('/offers/welcome');
    const main = app.site.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Welcome bonus' })).toBeVisible();
    await main.getByRole('link', { name: 'Deposit with this offer' }).click();
    const deposit = new DepositPage(app);
    const offer = main.getByRole('radio', { name: /^Welcome bonus/ });
    await expect(offer).toBeChecked();
    // 4-36: it does not come with this method.
    await deposit.method('FlashPay').check();
    await expect(offer).toHaveCount(0);
    await deposit.method('Card').check();
    await expect(offer).toBeChecked();
    await deposit.amount.fill('12');
    await deposit.button.click();
    await expect(main.getByRole('alert')).toContainText('needs a deposit of $20 or more');
    await deposit.amount.fill('50');
    await expect(main.getByRole('term').filter({ hasText: 'The offer adds' })).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: '$500.00' })).toBeVisible();
    const vendor = new PayVendorPage(await app.leave(() => deposit.button.click()));
    await vendor.payByCard('Approve');
    await new PayResultPage(app).says('Payment received');
    await expect
      .poll(async () => (await sandbox.activeBonuses(player)).map((bonus) => [bonus.offer_id, bonus.amount.amount]))
      .toEqual([['welcome', '50.00']]);
  },
);

test(
  '8-17, 2.10-3 a wrong code is refused in words, a right one is activated and gives its bonus',
  inAllShells,
  async ({ app, player, sandbox, watch }) => {
    await app.open('/offers');
    const code = app.site.getByRole('textbox', { name: 'Promo code' });
    const activate = app.site.getByRole('button', { name: 'Activate' });
    watch.expectStatus(422);
    await code.fill('SUMMER24');
    await activate.click();
    await expect(code).toHaveAccessibleDescription('This code has expired');
    await code.fill('  hello5 ');
    await activate.click();
    const dialog = app.site.getByRole('dialog', { name: 'Code activated' });
    await expect(dialog).toContainText('A hello from us');
    await dialog.getByRole('button', { name: 'Later' }).click();
    await expect(app.site.getByRole('link', { name: 'A hello from us' })).toBeVisible();
    expect((await sandbox.activeBonuses(player)).map(({ offer_id: id }) => id)).toEqual(['hello-code']);
  },
);

test(
  '4-35, 4-65, 4-66 an offer appears first in the list without a reload, is taken, and one that ends disappears',
  inAllShells,
  async ({ app, player, sandbox }) => {
    const id = `e2e-${player.uid}`;
    // The page came with a guest's list; the browser asks for the player's.
    const ownList = app.page.waitForResponse(
      (response) => response.url().includes('campaigns.getoffers') && response.frame().url().includes('/offers'),
    );
    await app.open('/offers');
    await ownList;
    const links = app.site.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(links.first()).toHaveText('Welcome bonus');
    await sandbox.openOffer(player.uid, id, `Gift <b>${player.uid}</b>`);
    await expect(links.first()).toHaveText(`Gift <b>${player.uid}</b>`, { timeout: 20_000 });
    await sandbox.openOffer(player.uid, `${id}-b`, 'Gone soon');
    await expect(links.first()).toHaveText('Gone soon', { timeout: 20_000 });
    await sandbox.endOffer(`${id}-b`);
    await expect(app.site.getByRole('link', { name: 'Gone soon' })).toHaveCount(0, { timeout: 20_000 });
    await links.first().click();
    await app.site.getByRole('button', { name: 'Take it' }).click();
    await expect(app.site.getByText('It is yours.', { exact: false })).toBeVisible();
    expect((await sandbox.activeBonuses(player)).map(({ offer_id: offer }) => offer)).toEqual([id]);
  },
);
