import { expect } from '@playwright/test';
import { postgresFolder } from '../../tools/temporaryPostgres.mjs';
import { test } from '../fixtures/faultyLines.ts';
import { waitUntilAlive } from '../fixtures/waitUntilLive.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { WithdrawPage } from '../pages/WithdrawPage.ts';
import { readAddresses } from '../setup/addresses.ts';

// The product of these journeys runs on a PostgreSQL of its own, which is killed.
test.skip(postgresFolder() === null, 'no PostgreSQL on this machine');

const deposits = /^POST \/api\/cashier\.makedeposit/;
const withdrawals = /^POST \/api\/cashier\.makewithdrawal/;

test(
  'I8 slow for 11 s: a skeleton, then "still working", then the form',
  { tag: '@desktop' },
  async ({ app, player, lines }) => {
    test.slow();
    const deposit = new DepositPage(app);
    await app.open('/');
    lines.operator.spoil(/cashier\.getdepositsettings/, 'hold', { ms: 11_500 });
    const link = app.site.getByRole('banner').getByRole('link', { name: 'Deposit' });
    await waitUntilAlive(link);
    await link.click();
    await expect(deposit.heading).toBeVisible();
    await expect(app.site.getByRole('main').getByText('Still working')).toBeVisible({ timeout: 11_500 });
    await expect(deposit.amount).toBeVisible({ timeout: 10_000 });
    expect(player.uid).toBeGreaterThan(0);
  },
);

test(
  'I8 a read that fails offers to try again, and the rest works',
  { tag: '@desktop' },
  async ({ app, player, lines, watch }) => {
    for (const status of [500, 502, 503]) watch.expectStatus(status);
    await app.open('/');
    lines.operator.cut();
    await app.site.getByRole('link', { name: 'Withdraw', exact: true }).first().click();
    // The block offers it, or the whole page; after ten seconds if it is not even known who is here.
    const main = app.site.getByRole('main');
    const retry = main.getByRole('button', { name: 'Try again' }).or(main.getByRole('link', { name: 'Try again' }));
    await expect(retry).toBeVisible({ timeout: 30_000 });
    lines.operator.mend();
    await retry.click();
    await expect(new WithdrawPage(app).amount).toBeVisible();
    expect(player.uid).toBeGreaterThan(0);
  },
);

for (const where of ['browser', 'operator'] as const) {
  for (const fault of ['loseReply', 'truncate', 'html'] as const) {
    test(
      `I4 I5 a withdrawal whose answer is spoilt (${fault}) on the line of the ${where} is made once`,
      { tag: fault === 'loseReply' ? '@desktop' : ['@desktop', '@long'] },
      async ({ app, player, sandbox, lines, watch }) => {
        for (const status of [500, 502, 503]) watch.expectStatus(status);
        watch.expectLostServer(readAddresses().site);
        const withdraw = new WithdrawPage(app);
        await withdraw.open();
        await withdraw.amount.fill('30');
        await withdraw.cardNumber.fill('4111 1111 1111 1111');
        await withdraw.button.click();
        lines[where].spoil(withdrawals, fault);
        await withdraw.agree.click();
        await expect(withdraw.state('Withdrawal on its way').or(withdraw.state('Withdrawal paid'))).toBeVisible({
          timeout: 30_000,
        });
        expect(await sandbox.payments(player)).toHaveLength(1);
        expect((await sandbox.balances(player)).main).toBe(7_000);
        expect(await sandbox.auditLedger()).toEqual([]);
      },
    );
  }
}

test(
  'I6 a socket that is down while the money arrives: the balance follows by itself',
  { tag: '@desktop' },
  async ({ app, player, sandbox, lines, watch }) => {
    watch.expectLostServer(readAddresses().site);
    for (const status of [500, 502, 503]) watch.expectStatus(status);
    const header = new HeaderPage(app);
    await app.open('/');
    await header.seesBalance('$100');
    lines.browser.cut();
    // The operator goes on, since its line is whole: the money arrives while no socket is open.
    await sandbox.credit(player.uid, '25');
    lines.browser.mend();
    await header.seesBalance('$125');
  },
);

test(
  'I3 I5 a database that is away and then killed: 503 with Retry-After, and nothing is half done',
  { tag: '@desktop' },
  async ({ app, player, sandbox, lines, watch }) => {
    test.slow();
    for (const status of [500, 502, 503]) watch.expectStatus(status);
    watch.expectLostServer(readAddresses().site);
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.amount.fill('30');
    await withdraw.cardNumber.fill('4111 1111 1111 1111');
    await withdraw.button.click();
    lines.database.cut();
    await withdraw.agree.click();
    const answer = await fetch(`${readAddresses().site}/api/account.getBalance?v=2.35&locale=en`, {
      headers: player.proof,
    });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    // The page says that the site is away; nothing is lost behind it.
    await expect(app.site.getByRole('heading', { name: 'Back in a moment' })).toBeVisible({ timeout: 30_000 });
    await lines.killDatabase();
    lines.database.mend();
    await expect(async () => {
      const again = app.site.getByRole('link', { name: 'Try again' });
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(app.site.getByRole('main').getByRole('heading', { name: 'Withdraw' })).toBeVisible();
    }).toPass();
    const made = await sandbox.payments(player);
    expect(made.length).toBeLessThanOrEqual(1);
    expect((await sandbox.balances(player)).main).toBe(10_000 - 3_000 * made.length);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  'I4 two tabs withdraw the whole balance: one wins, both show what is left',
  { tag: '@desktop' },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(422);
    const other = await app.context.newPage();
    const prepare = async (page: typeof other) => {
      await page.goto(`${readAddresses().site}/cashier/withdraw`);
      await page.getByRole('textbox', { name: 'Amount' }).fill('100');
      await page.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111');
      await page.getByRole('button', { name: 'Review withdrawal' }).click();
    };
    await prepare(app.page);
    await prepare(other);
    const agree = (page: typeof other) => page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await Promise.all([agree(app.page), agree(other)]);
    await expect.poll(async () => (await sandbox.payments(player)).length).toBe(1);
    for (const page of [app.page, other])
      await expect(page.getByRole('banner').getByRole('button', { name: 'Balance: $0' })).toBeVisible();
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  'I5 a success address that is typed by hand credits nothing, and nobody sees another one’s payment',
  { tag: '@desktop' },
  async ({ app, player, sandbox }) => {
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('40');
    await app.leave(() => deposit.button.click());
    const [payment] = await sandbox.payments(player);
    await app.open(`/cashier/paysuccess/${payment?.id}`);
    await expect(app.site.getByRole('main').getByRole('heading', { name: 'Checking your payment' })).toBeVisible();
    const stranger = await sandbox.createPlayer();
    const [name = '', value = ''] = (stranger.proof['cookie'] ?? '').split('=');
    await app.context.addCookies([{ name, value, url: readAddresses().site }]);
    await app.open(`/cashier/paysuccess/${payment?.id}`);
    await expect(app.site.getByRole('main').getByRole('heading', { name: 'Payment not found' })).toBeVisible();
    expect((await sandbox.balances(player)).main).toBe(10_000);
  },
);

test(
  'I4 a deposit over a slow line, pressed twice, is one',
  { tag: '@desktop' },
  async ({ app, player, sandbox, lines }) => {
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('60');
    lines.operator.spoil(deposits, 'hold', { ms: 2_000 });
    await app.leave(async () => {
      await deposit.button.dblclick();
    });
    expect(await sandbox.payments(player)).toHaveLength(1);
  },
);

test(
  'I8 too many unfinished deposits: the wait is counted down and the form is kept',
  { tag: '@desktop' },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(429);
    for (let count = 0; count < 20; count += 1) await sandbox.startDeposit(player, '20');
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('77');
    await deposit.button.click();
    await expect(app.site.getByRole('main').getByText(/Wait \d+ seconds/)).toBeVisible();
    await expect(deposit.amount).toHaveValue('77');
  },
);

test(
  'I4 a session that ends in the form: signed in again, what was typed is kept',
  { tag: '@desktop' },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(401);
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('88');
    await sandbox.expireSessions(player.uid);
    await deposit.button.click();
    const dialog = app.site.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('E-mail').fill(player.email);
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(deposit.amount).toHaveValue('88');
  },
);

test('I8 storage that throws: a deposit works all the same', { tag: '@desktop' }, async ({ app, player, sandbox }) => {
  await app.page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const deposit = new DepositPage(app);
  await deposit.open();
  await deposit.amount.fill('90');
  await app.leave(() => deposit.button.click());
  expect(await sandbox.payments(player)).toHaveLength(1);
});
