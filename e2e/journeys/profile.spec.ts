import { randomInt } from 'node:crypto';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  '7-19, 3-14, 3-15 personal data are saved, leaving them unsaved is asked about, and what is given is locked',
  { tag: ['@web'] },
  async ({ app, sandbox }) => {
    await app.enter(sandbox, '0');
    await app.open('/profile/security');
    const tabs = app.site.getByRole('navigation', { name: 'Profile' });
    await tabs.getByRole('link', { name: 'Settings' }).click();
    const settings = new SettingsPage(app);
    await expect(settings.save).toBeDisabled();
    await settings.fillNeeded();

    const question = app.question('Leave without saving?');
    await tabs.getByRole('link', { name: 'Security' }).click();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toHaveCount(0);
    await app.page.goBack();
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(app.page).toHaveURL(/\/profile\/settings$/);
    await expect(settings.field('First name')).toHaveValue('Ada');

    await settings.save.click();
    await expect(settings.card('Personal data').getByRole('status')).toContainText('are saved');
    await tabs.getByRole('link', { name: 'Security' }).click();
    await expect(app.page).toHaveURL(/\/profile\/security$/);
    await settings.open();
    await expect(settings.field('Date of birth')).toHaveValue('10.12.1990');
    await expect(settings.field('Date of birth')).toBeDisabled();
    await expect(settings.field('Last name')).toHaveValue('Byron');
  },
);

test(
  '7-4, 7-12, 7-22, 7-84 nickname, currency and character are changed; the header follows',
  { tag: ['@desktop', '@telegram'] },
  async ({ app, sandbox }) => {
    await app.enter(sandbox, '0');
    const settings = new SettingsPage(app);
    await settings.open();
    const nickname = settings.card('Nickname');
    await settings.field('Nickname').fill(`Heron${randomInt(1_000_000)}`);
    await nickname.getByRole('button', { name: 'Save nickname' }).click();
    await expect(nickname.getByRole('status')).toContainText('is saved');

    const currency = settings.card('Currency');
    await currency.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
    await expect(currency).toContainText('1 USD = 0.9 EUR');
    await currency.getByRole('button', { name: 'Change currency' }).click();
    await expect(currency).toContainText('Your account has a new currency');
    await new HeaderPage(app).seesBalance('€0');

    const character = settings.card('Character');
    await character.getByRole('button', { name: /Choose a character|Change character/ }).click();
    await character.getByRole('radio', { name: 'Magnus' }).check();
    await character.getByRole('button', { name: 'Take this one' }).click();
    await app.question('Take Magnus?').getByRole('button', { name: 'Take Magnus' }).click();
    await expect(character).toContainText('Your character is changed');
  },
);

test(
  '2.10-32 a player who was sent to fill in their data sees why, and the way back once they are saved',
  { tag: ['@phone'] },
  async ({ app, sandbox }) => {
    await app.enter(sandbox, '0');
    const settings = new SettingsPage(app);
    await settings.open('?from=%2Fgamehall&toastType=withdrawal');
    await expect(app.site.getByText(/go on with your withdrawal/)).toBeVisible();
    await expect(settings.field('First name')).toBeFocused();
    await settings.fillNeeded();
    await settings.save.click();
    await app.site.getByRole('link', { name: 'Go back' }).click();
    await expect(app.page).toHaveURL(/\/gamehall$/);
  },
);
