import type { Locator } from '@playwright/test';
import { configure } from '../fixtures/configure.ts';
import { freshEmail, testPassword } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

const promoBox = ({ dialog }: AuthDialog): Locator => dialog.getByRole('checkbox', { name: 'I have a promo code' });
const promoCode = ({ dialog }: AuthDialog): Locator => dialog.getByRole('textbox', { name: 'Promo code' });
/** The body of the next registration. Only of an intercepted request is the multipart body known. */
function nextRegistration({ page }: Shell): Promise<string> {
  return new Promise((resolve) => {
    void page.route('**/api/auth.register*', (route) => {
      resolve(route.request().postDataBuffer()?.toString() ?? '');
      return route.fallback();
    });
  });
}

const unknownCode = 'This code does not exist or is no longer valid';

test(
  '2.8-6, 9-14, 4-15 a guest who came by a promo link registers with its last code from another page',
  { tag: '@web' },
  async ({ app }) => {
    await app.open('/gamehall?promo_code=SUMMER24&promo_code=WELCOME100');
    const stored = () => app.site.evaluate(() => localStorage.getItem('promo_code'));
    await expect.poll(stored).toBe('WELCOME100');
    await app.open('/');
    await new HeaderPage(app).signUp.click();
    const signUp = new AuthDialog(app, 'Sign up');
    await expect(promoBox(signUp)).toBeChecked();
    await expect(promoCode(signUp)).toHaveValue('WELCOME100');
    await expect(signUp.dialog.getByRole('status').filter({ hasText: 'This code is valid' })).toBeAttached();
    await signUp.fill({ email: freshEmail(), password: testPassword });
    await signUp.agree();
    const sent = nextRegistration(app);
    await signUp.submit.click();
    expect(await sent).toMatch(/name="promo_code"\s+WELCOME100\s/);
    await expect(app.page).toHaveURL(/\/cashier\/deposit\?register=success$/);
    expect(await stored()).toBeNull();
  },
);

test(
  '7-36, 4-17 an unknown promo code is refused at its field, and the registration goes on without it',
  { tag: '@web' },
  async ({ app, watch }) => {
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    await signUp.fill({ email: freshEmail(), password: testPassword });
    await signUp.agree();
    await signUp.dialog.getByText('I have a promo code').click();
    await promoCode(signUp).fill('SUMMER24');
    await expect(promoCode(signUp)).toHaveAccessibleDescription(unknownCode);
    // Too fast for the check: the operator refuses the registration itself.
    watch.expectStatus(422);
    await promoCode(signUp).fill('NOSUCHCODE');
    await signUp.submit.click();
    await expect(promoCode(signUp)).toHaveAccessibleDescription(unknownCode);
    await expect(signUp.password).toHaveValue(testPassword);
    await signUp.dialog.getByText('I have a promo code').click();
    await expect(promoCode(signUp)).toHaveCount(0);
    await signUp.submit.click();
    await expect(app.page).toHaveURL(/register=success/);
  },
);

test(
  '3-33, 3-51 where the configuration asks for it, a guest chooses a character',
  { tag: '@web' },
  async ({ app }) => {
    await configure(app.context, { auth: { showCharacterSelect: true, showPromoFieldByDefault: true } });
    await app.open('/?show_popup_reg=1');
    const signUp = new AuthDialog(app, 'Sign up');
    await expect(promoBox(signUp)).toBeChecked();
    const characters = signUp.dialog.getByRole('group', { name: 'Choose your companion' });
    await expect(characters.getByRole('radio')).toHaveCount(6);
    await characters.getByRole('radio', { name: 'Vesper' }).focus();
    await app.page.keyboard.press('ArrowRight');
    await expect(characters.getByRole('radio', { name: 'Magnus' })).toBeChecked();
    await expect(characters.getByText('An owl who counts every chip and never hurries.')).toBeVisible();
    const pictures = characters.getByRole('presentation');
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual(Array.from({ length: 6 }, () => true));
    await signUp.fill({ email: freshEmail(), password: testPassword });
    await signUp.agree();
    const sent = nextRegistration(app);
    await signUp.submit.click();
    expect(await sent).toMatch(/name="character_id"\s+2\s/);
    await expect(app.page).toHaveURL(/register=success/);
  },
);
