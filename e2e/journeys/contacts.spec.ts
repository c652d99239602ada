import { randomInt } from 'node:crypto';
import { CallsUnderWay } from '../fixtures/CallsUnderWay.ts';
import { codeTo, messagesTo } from '../fixtures/messages.ts';
import { freshEmail, testPassword } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { ConfirmEmailDialog } from '../pages/ConfirmEmailDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { RestoreDialog } from '../pages/RestoreDialog.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';

const everywhere = { tag: ['@web'] };
const nextPassword = 'Kite-amber-83';
/** Time after the arrival before a hint appears, in ms. */
const quietMs = 10_000;

test(
  '4-15, 2.10-15, 2.10-14 after signing up the e-mail is confirmed by the code of its message',
  everywhere,
  async ({ app }) => {
    const email = freshEmail();
    await app.open('/');
    await new HeaderPage(app).signUp.click();
    const signUp = new AuthDialog(app, 'Sign up');
    await signUp.fill({ email, password: testPassword });
    await signUp.agree();
    await signUp.submit.click();
    const popup = new ConfirmEmailDialog(app);
    await expect(popup.dialog).toContainText(email);
    await popup.code.fill((await codeTo(email)).code);
    const success = app.site.getByRole('dialog', { name: 'Confirmed' });
    await expect(success).toContainText(email);
    await success.getByRole('button', { name: 'Go on' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();

    const settings = new SettingsPage(app);
    await settings.open();
    await expect(settings.fact('E-mail')).toContainText('Confirmed');
  },
);

test(
  '2.2-14 a link of a message confirms in a browser that is signed out; opened again it leads to the sign-in',
  everywhere,
  async ({ app, sandbox, watch, browser }) => {
    const player = await app.enter(sandbox, '0');
    const settings = new SettingsPage(app);
    await settings.open();
    await settings.fact('E-mail').getByRole('link', { name: 'Confirm' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Confirm your contact' })).toBeVisible();
    await app.site.getByRole('button', { name: 'Send a code' }).click();
    const { link } = await codeTo(player.email);

    const context = await browser.newContext();
    await watch.follow(context);
    const page = await context.newPage();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Confirmed' })).toBeVisible();
    await expect(page).toHaveURL(/\/confirmation\/success$/);
    watch.expectStatus(422);
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('has expired');
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await context.close();

    await settings.open();
    await expect(settings.fact('E-mail')).toContainText('Confirmed');
  },
);

test(
  '4-38, 7-3, 5-63 a phone is added, a wrong code is told, the right one confirms it',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox, watch }) => {
    const phone = `3712${randomInt(1_000_000, 9_999_999)}`;
    await app.enter(sandbox, '0');
    await app.open('/confirmation');
    const card = app.site.getByRole('region', { name: 'Phone' });
    await card.getByRole('button', { name: 'Add' }).click();
    await card.getByRole('textbox', { name: 'Phone' }).fill(`+${phone}`);
    await card.getByRole('button', { name: 'Save' }).click();
    const { code } = await codeTo(phone);
    watch.expectStatus(422);
    const field = card.getByLabel('Code');
    await field.fill(code === '000000' ? '000001' : '000000');
    await expect(field).toHaveAccessibleDescription(/not the code from the text message/);
    await field.fill(code);
    const success = app.site.getByRole('dialog', { name: 'Confirmed' });
    await success.getByRole('button', { name: 'Go on' }).click();
    await expect(card).toContainText('Confirmed');
  },
);

test(
  '7-27, 2.10-20 access is restored by e-mail: the new password signs in, and a message reports it',
  { tag: ['@web', '@gate-phone'] },
  async ({ app, sandbox }) => {
    const { email } = await sandbox.createPlayer();
    await app.open('/?show_popup_auth=1');
    const restore = new RestoreDialog(app);
    await restore.open();
    await restore.ask(email);
    await restore.set((await codeTo(email)).code, nextPassword);
    await expect(restore.dialog).toHaveCount(0);
    const header = new HeaderPage(app);
    await header.seesBalance('$0');
    await expect
      .poll(async () => (await messagesTo(email)).map(({ subject }) => subject))
      .toContain('Your password was changed');
  },
);

test(
  '7-27, 2.9-2 access is restored by phone; the back link leads to the sign-in',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox, watch }) => {
    const phone = `3712${randomInt(1_000_000, 9_999_999)}`;
    // In Telegram the launch signs in: its player signs out first. The same launch does not sign in again.
    if (app.kind === 'telegram') {
      watch.expectStatus(401);
      await app.enter(sandbox, '0');
      const settings = new SettingsPage(app);
      await settings.open();
      await settings.signOut.click();
      await new HeaderPage(app).seesGuest();
    } else await app.open('/');
    await sandbox.registerByPhone(phone);
    await new HeaderPage(app).signIn.click();
    const restore = new RestoreDialog(app);
    await restore.open();
    await restore.dialog.getByRole('button', { name: 'Back' }).click();
    await expect(new AuthDialog(app, 'Sign in').dialog).toBeVisible();
    await restore.open();
    await restore.ask(`+${phone}`);
    await restore.set((await codeTo(phone)).code, nextPassword);
    await expect(restore.dialog).toHaveCount(0);
    await new HeaderPage(app).seesBalance('$0');
  },
);

test('7-27 without an account restoring looks the same', { tag: '@desktop' }, async ({ app }) => {
  const email = freshEmail();
  await app.open('/?show_popup_auth=1');
  const restore = new RestoreDialog(app);
  await restore.open();
  await restore.ask(email);
  await expect(restore.dialog).toContainText(`If there is an account for`);
  await expect(restore.dialog.getByRole('button', { name: /Send another code in \d+ s/ })).toBeDisabled();
  expect(await messagesTo(email)).toEqual([]);
});

test(
  '4-22, 4-23 hints lead a new player to the deposit and then to a code, and shift nothing',
  everywhere,
  async ({ app, player }) => {
    const underWay = new CallsUnderWay(app.page);
    await app.page.clock.install();
    await app.open('/gamehall');
    const header = new HeaderPage(app);
    await header.seesBalance('$100');
    const hint = app.site.getByRole('complementary', { name: 'Hint' });
    const main = app.site.getByRole('main');
    await expect(app.site.getByRole('link', { name: /^Jade Ascent/ }).first()).toBeVisible();
    const before = await main.boundingBox();
    // The quiet time begins when the hints' own part has loaded, which nothing on the page tells.
    await expect(async () => {
      await app.page.clock.fastForward(quietMs);
      await expect(hint.getByRole('link', { name: 'Deposit' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await main.boundingBox()).toEqual(before);
    await hint.getByRole('button', { name: 'Close' }).click();
    await hint.getByRole('button', { name: 'Send a code' }).click();
    await expect(app.site.getByRole('region', { name: 'E-mail' }).getByLabel('Code')).toBeVisible();
    expect((await codeTo(player.email)).code).toMatch(/^\d{6}$/);
    await app.open('/gamehall');
    await expect(app.site.getByRole('link', { name: /^Jade Ascent/ }).first()).toBeVisible();
    await header.seesBalance('$100');
    await underWay.settle(app.site);
    // The hints' own part counts the quiet time from when it has loaded: again, in case it came late.
    for (let times = 0; times < 3; times += 1) {
      await app.page.clock.fastForward(quietMs);
      await underWay.settle(app.site);
    }
    await expect(hint).toHaveCount(0);
  },
);

test(
  '1-22 in Telegram the messenger’s own number becomes the confirmed phone; a refusal is told and leaves the form',
  { tag: '@telegram' },
  async ({ app, sandbox }) => {
    await app.enter(sandbox, '0');
    await app.open('/profile/contacts');
    const phone = app.site.getByRole('region', { name: 'Phone' });
    await phone.getByRole('button', { name: 'Add' }).click();
    await phone.getByRole('textbox').fill('2123');
    const own = phone.getByRole('button', { name: 'Use my Telegram number' });
    await own.click();
    const question = app.page.getByRole('dialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(phone.getByRole('alert').filter({ hasText: 'You did not share your number' })).toBeVisible();
    await expect(phone.getByRole('textbox')).toHaveValue(/^2\D*1\D*2\D*3$/);
    await own.click();
    await question.getByRole('button', { name: 'Allow' }).click();
    await expect(phone.getByText('Confirmed')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Change' })).toBeVisible();
  },
);
