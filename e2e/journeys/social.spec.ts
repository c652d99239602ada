/** 2.9-9: social sign-in at the sandbox's services, with its window. */
import { expect, test } from '../fixtures/test.ts';
import { freshEmail } from '../fixtures/Sandbox.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';
import { CompletionDialog, ServicePage, SocialButtons } from '../pages/SocialPages.ts';

test(
  '2.9-9, 4-4, 4-19 a new person ticks the terms, signs up at a service, completes the registration, and signs in again as known',
  { tag: '@web' },
  async ({ app }) => {
    const header = new HeaderPage(app);
    const email = freshEmail();
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    const social = new SocialButtons(app);
    await social.button('Lumen ID').click();
    await expect(signUp.dialog.getByText('Please tick this box')).toBeVisible();
    expect(app.context.pages()).toHaveLength(1);

    await signUp.agree();
    const service = await social.open('Lumen ID');
    await expect(social.said('Go on in the window of Lumen ID.')).toBeVisible();
    const closing = service.page.waitForEvent('close');
    await service.enterAs('Robin Vale', email);
    await closing;

    const completion = new CompletionDialog(app);
    await expect(completion.dialog.getByText(email)).toBeVisible();
    await app.page.keyboard.press('Escape');
    await expect(completion.submit).toBeVisible();
    await expect(completion.dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);

    await test.step('4-4 a reload leads to it again', async () => {
      await app.page.reload();
      await expect(completion.dialog.getByText(email)).toBeVisible();
    });
    await completion.submit.click();
    await expect(completion.dialog.getByText('Please tick this box')).toBeVisible();
    await completion.fill({ country: 'Latvia', currency: 'EUR' });
    await completion.agree();
    await completion.submit.click();
    await expect(app.page).toHaveURL(/\/cashier\/deposit\?register=success$/);
    await expect(completion.dialog).toHaveCount(0);
    await header.seesBalance('€0');

    const settings = new SettingsPage(app);
    await settings.open();
    await expect(settings.fact('E-mail')).toContainText(email);
    await settings.signOut.click();
    await header.seesGuest();

    await header.signIn.click();
    const again = await social.open('Lumen ID');
    const gone = again.page.waitForEvent('close');
    await again.person('Robin Vale').click();
    await gone;
    await expect(new AuthDialog(app, 'Sign in').dialog).toHaveCount(0);
    await header.seesBalance('€0');
  },
);

test(
  '2.9-9 a sign-in that is cancelled, whose window is closed, or that fails at the service, is told and can be tried again',
  { tag: '@web' },
  async ({ app, watch }) => {
    watch.expectStatus(502);
    await app.open('/?show_popup_auth=1');
    const signIn = new AuthDialog(app, 'Sign in');
    const social = new SocialButtons(app);
    await signIn.email.fill('typed@example.test');

    await (await social.open('Orbit ID')).cancel.click();
    await expect(social.said('You have cancelled at Orbit ID.')).toBeVisible();

    await (await social.open('Orbit ID')).page.close();
    await expect(social.said('The window of Orbit ID was closed before the end.')).toBeVisible();

    await (await social.open('Lumen ID')).fail.click();
    await expect(social.said('Lumen ID did not confirm who you are.')).toBeVisible();

    const given = await social.open('Lumen ID');
    const closing = given.page.waitForEvent('close');
    await signIn.dialog.getByRole('button', { name: 'Cancel' }).click();
    await closing;
    await expect(signIn.email).toHaveValue('typed@example.test');
    await expect(social.button('Lumen ID')).toBeEnabled();
  },
);

test(
  '2.9-9, 4-62 where the browser blocks the window it is explained, and the same tab leads there and back',
  { tag: '@web' },
  async ({ app }) => {
    await app.page.addInitScript(() => {
      window.open = () => null;
    });
    await app.open('/gamehall?q=gem&show_popup_auth=1');
    const social = new SocialButtons(app);
    await social.button('Orbit ID').click();
    await expect(social.said('Your browser has blocked the window.')).toBeVisible();
    await app.site.getByRole('button', { name: 'Go on in this tab' }).click();
    await expect(app.page.getByRole('heading', { name: 'Continue to Croupier as' })).toBeVisible();
    await new ServicePage(app.page).enterAs('Kim Tab', '');
    await expect(app.page).toHaveURL(/\/gamehall\?q=gem$/);
    const completion = new CompletionDialog(app);
    const email = freshEmail();
    await completion.dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await completion.fill({ country: 'Spain', currency: 'USD' });
    await completion.agree();
    await completion.submit.click();
    await expect(app.page).toHaveURL(/register=success/);
  },
);

test('2.9-6 inside Telegram no services are offered', { tag: '@telegram' }, async ({ app }) => {
  await app.open('/');
  await expect(new SocialButtons(app).button('Lumen ID')).toHaveCount(0);
});
