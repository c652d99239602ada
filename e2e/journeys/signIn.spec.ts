import { freshEmail, testPassword } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { ConfirmEmailDialog } from '../pages/ConfirmEmailDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';

test(
  '2.9-7 a visitor signs up, arrives at the deposit page, signs out and signs in again',
  { tag: ['@web', '@pwa', '@gate-phone', '@gate-pwa'] },
  async ({ app, watch }) => {
    // Calls for popups may be under way when the session ends.
    watch.expectStatus(401);
    const header = new HeaderPage(app);
    const email = freshEmail();
    await app.open('/');
    await header.signUp.click();
    const signUp = new AuthDialog(app, 'Sign up');
    await signUp.fill({ email, password: testPassword });
    await signUp.agree();
    await signUp.submit.click();

    await expect(app.page).toHaveURL(/\/cashier\/deposit\?register=success$/);
    await new ConfirmEmailDialog(app).later.click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
    await header.seesBalance('$0');

    const settings = new SettingsPage(app);
    await settings.open();
    await expect(settings.fact('E-mail')).toContainText(email);
    await settings.signOut.click();
    await header.seesGuest();

    await header.signIn.click();
    const signIn = new AuthDialog(app, 'Sign in');
    await signIn.fill({ email, password: testPassword });
    await signIn.submit.click();
    await expect(signIn.dialog).toHaveCount(0);
    await header.seesBalance('$0');

    await app.page.reload();
    await header.seesBalance('$0');
  },
);

test(
  '8-9 the message for a wrong password does not reveal whether the account exists',
  { tag: '@phone' },
  async ({ app, sandbox, watch }) => {
    const known = await sandbox.createPlayer();
    watch.expectStatus(401);
    await app.open('/?show_popup_auth=1');
    const signIn = new AuthDialog(app, 'Sign in');
    const texts: string[] = [];
    for (const email of [known.email, freshEmail()]) {
      await signIn.fill({ email, password: 'Not-the-one-77' });
      await signIn.submit.click();
      await expect(signIn.alert).toBeVisible();
      texts.push((await signIn.alert.textContent()) ?? '');
      await expect(signIn.email).toHaveValue(email);
    }
    expect(texts[0]).toBe('E-mail or password is wrong.');
    expect(texts[1]).toBe(texts[0]);
  },
);

test(
  '9-1 a taken e-mail has an error message at its field, and the typed values are kept',
  { tag: '@desktop' },
  async ({ app, sandbox, watch }) => {
    const { email } = await sandbox.createPlayer();
    watch.expectStatus(422);
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    await signUp.fill({ email, password: testPassword });
    await signUp.agree();
    await signUp.submit.click();
    await expect(signUp.email).toHaveAccessibleDescription('There is an account with this e-mail. Sign in instead.');
    await expect(signUp.password).toHaveValue(testPassword);
  },
);

const badEmails = [
  ['nothing', '', 'Enter your e-mail address'],
  ['no address', 'marie', 'This is not an e-mail address'],
  ['an emoji for a name', '🎰@', 'This is not an e-mail address'],
  ['a script', '<script>alert(1)</script>', 'This is not an e-mail address'],
  ['a space within', 'ma rie@example.test', 'This is not an e-mail address'],
  ['too long', `${'m'.repeat(250)}@example.test`, 'Max length is 255'],
] as const;

test(
  '9-1 every wrong entry of the sign-up form has an error message at its field',
  { tag: '@phone' },
  async ({ app }) => {
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    for (const [what, email, message] of badEmails) {
      await test.step(what, async () => {
        await signUp.fill({ email, password: 'Shrt1' });
        await signUp.submit.click();
        await expect(signUp.email).toHaveAccessibleDescription(message);
        await expect(signUp.password).toHaveAccessibleDescription(/^At least 6 characters/);
        await expect(signUp.dialog.getByText('Please tick this box')).toBeVisible();
      });
    }
    await test.step('stray spaces are no fault', async () => {
      await signUp.email.fill(`  ${freshEmail()}  `);
      await signUp.password.fill(testPassword);
      await signUp.agree();
      await signUp.submit.click();
      await expect(app.page).toHaveURL(/register=success/);
    });
  },
);
