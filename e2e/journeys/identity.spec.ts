/** 1-22: who a messenger's user is here, and where a payment that they have begun ends. */
import { TelegramShell } from '../fixtures/TelegramShell.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';

/** A launch by the shell's user with a start parameter; an empty one is a launch without. */
async function launch(app: Shell, start: string): Promise<void> {
  if (!(app instanceof TelegramShell)) throw new Error('a journey of Telegram');
  await app.with(start === '' ? {} : { start }).open('/');
}

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
  { tag: ['@telegram', '@gate-telegram'] },
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

test(
  '1-22 a link of the website joins the Telegram user to its account after a yes, and unlinking needs a yes, too',
  { tag: '@telegram' },
  async ({ app, sandbox, watch }) => {
    watch.expectStatus(422);
    watch.expectStatus(401);
    const known = await sandbox.createPlayer({ credit: '70' });
    const start = await sandbox.makeTelegramLink(known);
    const header = new HeaderPage(app);
    await launch(app, start);
    const question = app.question('Link this Telegram account?');
    await expect(question).toContainText(`${known.email.slice(0, 1)}…@`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await header.seesBalance('$0');

    await launch(app, start);
    await question.getByRole('button', { name: 'Link' }).click();
    await header.seesBalance('$70');
    await launch(app, '');
    await header.seesBalance('$70');

    await app.open('/profile/security');
    const block = app.site.getByRole('region', { name: 'Telegram', exact: true });
    await block.getByRole('button', { name: 'Unlink' }).click();
    const sure = app.question('Unlink');
    await sure.getByRole('button', { name: 'Cancel' }).click();
    await expect(sure).toHaveCount(0);
    await block.getByRole('button', { name: 'Unlink' }).click();
    await sure.getByRole('button', { name: 'Unlink' }).click();
    await expect(block).toHaveCount(0);
    await launch(app, '');
    await header.seesBalance('$0');
  },
);

test(
  '1-22 whoever registers by the link of a player is counted, and shown to them',
  { tag: ['@telegram', '@long'] },
  async ({ app, sandbox, browser, watch }) => {
    await app.enter(sandbox, '0');
    await app.open('/profile/settings');
    const joined = () =>
      app.site.locator('dl > div', { has: app.site.getByText('Friends who have joined') }).locator('dd');
    await expect(joined()).toHaveText('0');
    const link = (await app.site.getByText(/startapp=ref_/).textContent()) ?? '';

    const context = await browser.newContext();
    await watch.follow(context);
    const friend = await TelegramShell.create(context);
    await launch(friend, new URL(link.trim()).searchParams.get('startapp') ?? '');
    await new HeaderPage(friend).seesBalance('$0');
    // A second launch of the same user by the same link is no second guest.
    await launch(friend, new URL(link.trim()).searchParams.get('startapp') ?? '');
    await new HeaderPage(friend).seesBalance('$0');
    friend.isClosing = true;
    await context.close();

    await app.open('/profile/settings');
    await expect(joined()).toHaveText('1');
  },
);
