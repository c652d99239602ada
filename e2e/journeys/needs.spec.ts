import { expect, test } from '../fixtures/test.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';
import { WithdrawPage } from '../pages/WithdrawPage.ts';

test(
  '6-4, 8-3, 8-7, 2.10-18 a large withdrawal leads to what it needs, and what was typed is kept',
  { tag: '@phone' },
  async ({ app, sandbox }) => {
    await app.enter(sandbox, '5000');
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.method('Card').check();
    await withdraw.amount.fill('2500');
    // More than the sum that needs an identity: the page says what the rest needs before anything is sent.
    await withdraw.button.click();
    await expect(withdraw.amount).toHaveAccessibleDescription(/More than you can withdraw now/);
    const profile = withdraw.lock('Your profile is incomplete');
    await expect(profile).toContainText('Missing in your profile: first name');
    await profile.getByRole('button', { name: 'Fill in profile' }).click();
    await app.site
      .getByRole('dialog', { name: 'Complete your profile' })
      .getByRole('button', { name: 'Fill in now' })
      .click();
    await expect(app.page).toHaveURL(/\/profile\/settings\?from=%2Fcashier%2Fwithdraw/);
    const settings = new SettingsPage(app);
    await expect(settings.field('First name')).toBeFocused();
    await settings.fillNeeded();
    await settings.field('Address').fill('12 Harbour Street');
    await settings.save.click();
    await app.site.getByRole('link', { name: 'Go back' }).click();
    await expect(withdraw.amount).toHaveValue('2500');
    const contact = withdraw.lock('A contact is not confirmed');
    await expect(contact).toContainText('Confirm your e-mail');
    await contact.getByRole('link', { name: 'Confirm now' }).click();
    await expect(app.page).toHaveURL(/\/profile\/contacts\?from=/);
    await expect(app.site.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  },
);
