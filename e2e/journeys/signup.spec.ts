import { configure } from '../fixtures/configure.ts';
import { freshEmail, freshPhone, testPassword } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';

const byPhone = { id: 'phone', label: '', component: 'form', isFast: false, field: 'phone' } as const;

test(
  '3-20, 3-23 a visitor signs up by e-mail, in a currency of their own',
  { tag: ['@phone', '@desktop'] },
  async ({ app }) => {
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    await expect(signUp.country).toHaveValue('Latvia');
    await signUp.fill({ email: freshEmail(), password: testPassword });
    await signUp.currency.selectOption('EUR');
    await signUp.agree();
    await signUp.submit.click();
    await expect(app.page).toHaveURL(/\/cashier\/deposit\?register=success$/);
    await new HeaderPage(app).seesBalance('€0');
  },
);

test(
  '3-27, 5-37, 5-40, 5-41 a visitor signs up by phone; a pasted number finds its country',
  { tag: '@phone' },
  async ({ app }) => {
    await configure(app.context, { auth: { registrationTypes: [byPhone] } });
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    const number = freshPhone();
    await expect(signUp.email).toHaveCount(0);
    await expect(signUp.phoneCountry).toHaveValue('LV');

    await test.step('a part of a number is refused', async () => {
      await signUp.phone.pressSequentially('2000x');
      await signUp.submit.click();
      await expect(signUp.phone).toHaveAccessibleDescription('Check the phone number');
    });
    await test.step('a number of another country changes the country', async () => {
      await signUp.phone.fill('+44 7400 123456');
      await expect(signUp.phoneCountry).toHaveValue('GB');
      await expect(signUp.phone).toHaveValue('7400 123456');
    });
    await test.step('a typed code does so, too, and surplus digits are blocked', async () => {
      await signUp.phone.fill('');
      await signUp.phone.pressSequentially(`+371${number}99`);
      await expect(signUp.phoneCountry).toHaveValue('LV');
      await expect(signUp.phone).toHaveValue(`${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`);
    });
    await signUp.password.fill(testPassword);
    await signUp.agree();
    await signUp.submit.click();
    await expect(app.page).toHaveURL(/register=success$/);
    const settings = new SettingsPage(app);
    await settings.open();
    await expect(settings.fact('Phone')).toContainText(number.slice(-4));
  },
);

test(
  '4-18, 3-20 another country asks for other fields; what was typed stays',
  { tag: ['@phone', '@desktop'] },
  async ({ app }) => {
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    const email = freshEmail();
    await signUp.fill({ email, password: testPassword });
    await signUp.agree();

    await test.step('the United States ask for a state', async () => {
      await signUp.chooseCountry('states', 'United States');
      await signUp.text('First name').fill('Ana');
      await signUp.chooseFromList('Region', 'calif', 'California');
      await signUp.submit.click();
      await expect(signUp.text('Last name')).toBeFocused();
      await expect(signUp.text('Last name')).toHaveAccessibleDescription('Fill in this field');
    });
    await test.step('Brazil asks for a document', async () => {
      await signUp.chooseCountry('braz', 'Brazil');
      await expect(signUp.email).toHaveValue(email);
      await expect(signUp.text('First name')).toHaveValue('Ana');
      await expect(signUp.select('Region')).toHaveValue('');
      await expect(signUp.select('Document')).toHaveValue('cpf');
      await signUp.text('Last name').fill('Souza');
      await signUp.text('Date of birth').pressSequentially('10121990');
      await expect(signUp.text('Date of birth')).toHaveValue('10.12.1990');
      await signUp.text('Document number').pressSequentially('52998224725');
      await expect(signUp.text('Document number')).toHaveValue('529.982.247-25');
      await signUp.select('Region').selectOption({ label: 'São Paulo' });
    });
    await signUp.submit.click();
    await expect(app.page).toHaveURL(/register=success$/);
    await new HeaderPage(app).seesBalance('$0');
  },
);

test('the keyboard finds a country; Escape closes its list and not the popup', { tag: '@desktop' }, async ({ app }) => {
  await app.open('/?show_popup_reg=1');
  const signUp = new AuthDialog(app, 'Sign up');
  await expect(signUp.country).toHaveValue('Latvia');
  await signUp.country.focus();
  await app.page.keyboard.press('ArrowDown');
  await expect(signUp.dialog.getByRole('option', { name: 'Latvia' })).toHaveAttribute('aria-selected', 'true');
  await app.page.keyboard.press('Escape');
  await expect(signUp.dialog.getByRole('listbox')).toHaveCount(0);
  await expect(signUp.country).toHaveValue('Latvia');
  await signUp.country.pressSequentially('ger');
  await app.page.keyboard.press('Enter');
  await expect(signUp.country).toHaveValue('Germany');
  await expect(signUp.text('Date of birth')).toBeVisible();
});
