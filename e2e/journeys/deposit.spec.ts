import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';

test(
  '2.11-6 after a card deposit on the vendor’s page the balance rises without a reload',
  { tag: ['@web', '@pwa', '@telegram', '@frames', '@gate-phone', '@gate-telegram', '@gate-pwa'] },
  async ({ app, player, sandbox }) => {
    const header = new HeaderPage(app);
    const deposit = new DepositPage(app);
    await deposit.open();
    await header.seesBalance('$100');
    await deposit.method('Card').check();
    await deposit.amount.fill('50');
    const vendor = new PayVendorPage(await app.leave(() => deposit.button.click()));
    await vendor.payByCard('Approve');

    await new PayResultPage(app).says('Payment received');
    await header.seesBalance('$150');
    const [latest] = await sandbox.payments(player);
    expect(latest).toMatchObject({
      type: 'deposit',
      status: 'succeeded',
      amount: { amount: '50.00', currency: 'USD' },
    });
  },
);

test('7-14 a second tab shows the new balance without a reload', { tag: '@web' }, async ({ app, player }) => {
  const header = new HeaderPage(app);
  const deposit = new DepositPage(app);
  await deposit.open();
  await header.seesBalance('$100');
  const other = await app.context.newPage();
  await other.goto(new URL('/gamehall', app.page.url()).href);
  await waitUntilLive(other.mainFrame());
  const balance = other.getByRole('banner').getByRole('button', { name: /^Balance: / });
  await expect(balance).toHaveAccessibleName('Balance: $100');

  await deposit.amount.fill('25');
  const vendor = new PayVendorPage(await app.leave(() => deposit.button.click()));
  await vendor.payByCard('Approve');
  await expect(balance).toHaveAccessibleName('Balance: $125', { timeout: 15_000 });
  await new PayResultPage(app).says('Payment received');
  await header.seesBalance('$125');
  expect(player.uid).toBeGreaterThan(0);
});

test(
  '2.11-7 a slow payment is shown as pending, then as received',
  { tag: ['@phone', '@telegram'] },
  async ({ app, player, sandbox }) => {
    const header = new HeaderPage(app);
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('30');
    const vendor = new PayVendorPage(await app.leave(() => deposit.button.click()));
    await vendor.payByCard('Take its time');
    const result = new PayResultPage(app);
    await result.says('Checking your payment');
    await expect(app.site.getByText('You can leave this page', { exact: false })).toBeVisible({ timeout: 15_000 });
    await header.seesBalance('$100');
    await sandbox.decide(result.payment, 'approve');
    await result.says('Payment received');
    await header.seesBalance('$130');
    expect(player.uid).toBeGreaterThan(0);
  },
);

test(
  'trust, 3-55 a payment that no longer fits a lowered limit goes back, and says so',
  { tag: ['@phone', '@gate-phone', '@telegram'] },
  async ({ app, player, sandbox }) => {
    const header = new HeaderPage(app);
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('30');
    const vendor = new PayVendorPage(await app.leave(() => deposit.button.click()));
    await vendor.payByCard('Take its time');
    const result = new PayResultPage(app);
    await result.says('Checking your payment');
    await sandbox.setDepositLimit(player, '10');
    await sandbox.decide(result.payment, 'approve');
    await result.says('Payment returned');
    await expect(app.site.getByText('deposit limit', { exact: false }).first()).toBeVisible();
    await header.seesBalance('$100');
    await expect.poll(async () => (await sandbox.payments(player))[0]?.status).toBe('returned');
  },
);

const losses = [
  { outcome: 'Decline', title: 'Payment did not go through', status: 'failed', way: 'Try again' },
  { outcome: 'cancel', title: 'Payment not finished', status: 'cancelled', way: 'Make a deposit' },
] as const;

for (const { outcome, title, status, way } of losses) {
  test(
    `2.11-5 a payment that ends in "${outcome}" does not change the balance and offers another deposit`,
    { tag: outcome === 'Decline' ? ['@phone', '@gate-phone'] : '@phone' },
    async ({ app, player, sandbox }) => {
      const deposit = new DepositPage(app);
      await deposit.open();
      await deposit.amount.fill('40');
      const vendor = new PayVendorPage(await app.leave(() => deposit.button.click()));
      if (outcome === 'cancel') await vendor.cancel.click();
      else await vendor.payByCard(outcome);

      await new PayResultPage(app).says(title);
      await new HeaderPage(app).seesBalance('$100');
      await expect.poll(async () => (await sandbox.payments(player))[0]?.status).toBe(status);
      await new PayResultPage(app).link(way).click();
      await expect(deposit.heading).toBeVisible();
      if (way === 'Try again') await expect(deposit.amount).toHaveValue('40');
    },
  );
}

const badAmounts = [
  ['nothing', '', /Fill in/],
  ['too little', '9.99', /10/],
  ['too much', '10000.01', /10,000/],
  ['letters', 'ten', /./],
  ['an emoji', '💰', /./],
  ['a script', '<script>alert(1)</script>', /./],
] as const;

test('5-26 every wrong amount has an error message at its field', { tag: '@phone' }, async ({ app, player }) => {
  const deposit = new DepositPage(app);
  await deposit.open();
  for (const [what, amount, message] of badAmounts) {
    await test.step(what, async () => {
      await deposit.amount.fill(amount);
      await deposit.button.click();
      await expect(deposit.amount).toHaveAttribute('aria-invalid', 'true');
      await expect(deposit.amount).toHaveAccessibleDescription(message);
    });
  }
  await expect(app.page).toHaveURL(/\/cashier\/deposit$/);
  await deposit.amount.fill(' 20 ');
  await app.leave(() => deposit.button.click());
  expect(player.uid).toBeGreaterThan(0);
});

test(
  '4-15 a double click on Deposit makes one payment',
  { tag: ['@desktop', '@gate-desktop'] },
  async ({ app, player, sandbox }) => {
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('60');
    await app.leave(() => deposit.button.dblclick());
    expect(await sandbox.payments(player)).toHaveLength(1);
  },
);

test(
  'I4 a call whose answer was lost is retried and makes one payment',
  { tag: ['@desktop', '@gate-desktop'] },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(500);
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('70');
    await sandbox.failNext('cashier.makedeposit', 'cut-after-commit');
    await app.leave(() => deposit.button.click());
    expect(await sandbox.payments(player)).toHaveLength(1);
  },
);
