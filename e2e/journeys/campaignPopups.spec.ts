import { depositArrives } from '../fixtures/PushBrowser.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

test(
  '2.10-7, 4-4, 7-89, 2.8-5 a campaign’s popup follows a sign-in once, leads to its offer, and can be previewed again',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    const isLaunch = app.kind === 'telegram';
    const player = isLaunch ? await app.enter(sandbox, '0') : await sandbox.createPlayer();
    await depositArrives(player);
    const popup = () => app.site.getByRole('dialog', { name: 'Your weekly reload' });
    /** By the form, or by a launch of the mini app; resolves when it is known which popups were seen. */
    const signIn = async () => {
      const seen = app.page.waitForResponse((response) => response.url().includes('/api/storage.get'));
      await app.open('/');
      if (!isLaunch) {
        await new HeaderPage(app).signIn.click();
        const form = new AuthDialog(app, 'Sign in');
        await form.email.fill(player.email);
        await form.password.fill(player.password);
        await form.submit.click();
      }
      await seen;
    };

    await signIn();
    const picture = popup().getByRole('presentation');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await popup().getByRole('button', { name: 'See the offer' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Weekly reload' })).toBeVisible();
    if (!isLaunch) await app.context.clearCookies();
    await signIn();
    await expect(new HeaderPage(app).balance).toBeVisible();
    await expect(popup()).toHaveCount(0);

    // The messenger's start parameters hold no hash.
    if (isLaunch) return;
    await app.open('/?popup=weekly-reload#popup-preview');
    await popup().getByRole('button', { name: 'Close' }).click();
    await expect(popup()).toHaveCount(0);
  },
);
