/** 2.9-9: social sign-in at the sandbox's services, with its window. */
import { expect, test } from '../fixtures/test.ts';
import { freshEmail } from '../fixtures/Sandbox.ts';
import { TelegramShell } from '../fixtures/TelegramShell.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';
import { CompletionDialog, ServicePage, SocialButtons } from '../pages/SocialPages.ts';

test(
  '2.9-9, 4-4, 4-19 a new person ticks the terms, signs up at a service, completes the registration, and signs in again as known',
  { tag: ['@web', '@gate-desktop'] },
  async ({ app, watch }) => {
    // Calls may be under way when the session ends.
    watch.expectStatus(401);
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

test(
  '2.9-9, 1-22, 4-4 in Telegram a service opens in the browser outside, which names the Telegram user, and the app goes on',
  { tag: '@telegram' },
  async ({ app }) => {
    const join = async () => {
      await app.open('/profile/security');
      await app.site.getByRole('main').getByRole('button', { name: 'I have an account already' }).click();
      return app.site.getByRole('dialog', { name: 'Sign in to your account' });
    };
    const social = new SocialButtons(app);
    const dialog = await join();
    const refusing = await social.open('Orbit ID');
    await expect(social.said('Go on at Orbit ID in your browser.')).toBeVisible();
    await refusing.enterAs('Robin Vale', freshEmail());
    await expect(refusing.page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Croupier in Telegram?');
    await refusing.page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(refusing.page.getByRole('heading', { level: 1 })).toHaveText('Cancelled');
    await expect(social.said('You have cancelled at Orbit ID.')).toBeVisible();
    await expect(dialog).toBeVisible();

    const email = freshEmail();
    const service = await social.open('Lumen ID');
    await service.enterAs('Robin Vale', email);
    const question = service.page.getByRole('main');
    await expect(question).toContainText(/Telegram user.*(@\w+|ID \d+)/);
    await expect(question).toContainText(`New account for${email.slice(0, 1)}…@${email.split('@')[1]}`);
    await service.page.getByRole('button', { name: 'Yes, sign in' }).click();
    await expect(service.page.getByRole('heading', { level: 1 })).toHaveText('Done, return to Telegram');
    const back = await service.page.getByRole('link', { name: 'Return to Telegram' }).getAttribute('href');
    expect(back).toMatch(/^https:\/\/t\.me\/\w+\?startapp=auth_[0-9a-f]{18}$/);

    const completion = new CompletionDialog(app);
    await expect(completion.dialog.getByText(email)).toBeVisible();
    await completion.fill({ country: 'Latvia', currency: 'EUR' });
    await completion.agree();
    await completion.submit.click();
    await new HeaderPage(app).seesBalance('€0');

    await test.step('a later launch opens the same account', async () => {
      await app.open('/');
      await new HeaderPage(app).seesBalance('€0');
    });
  },
);

test(
  '2.9-9 the way back by the link: a new launch of the app takes the sign-in that the closed one has begun',
  { tag: ['@telegram', '@long'] },
  async ({ app, watch }) => {
    watch.expectStatus(401);
    await app.open('/profile/security');
    await app.site.getByRole('main').getByRole('button', { name: 'I have an account already' }).click();
    const service = await new SocialButtons(app).open('Lumen ID');
    // The app is closed while its player is at the service.
    await app.page.goto('about:blank');
    await service.enterAs('Kim Later', freshEmail());
    await service.page.getByRole('button', { name: 'Yes, sign in' }).click();
    const back = await service.page.getByRole('link', { name: 'Return to Telegram' }).getAttribute('href');
    if (!(app instanceof TelegramShell)) throw new Error('not in Telegram');
    app.with({ start: new URL(back ?? '').searchParams.get('startapp') ?? '' });
    await app.open('/');
    await expect(new CompletionDialog(app).submit).toBeVisible();
  },
);
