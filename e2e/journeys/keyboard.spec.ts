import { Keyboard } from '../fixtures/Keyboard.ts';
import { freshEmail, testPassword } from '../fixtures/Sandbox.ts';
import { heldCard } from '../fixtures/testCards.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { ConfirmEmailDialog } from '../pages/ConfirmEmailDialog.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HallPage } from '../pages/HallPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { HistoryPage } from '../pages/HistoryPage.ts';
import { PayResultPage } from '../pages/PayResultPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';
import { SettingsPage } from '../pages/SettingsPage.ts';
import { WithdrawPage } from '../pages/WithdrawPage.ts';

test('A6 signing up, out and in by keyboard alone', { tag: '@desktop' }, async ({ app, watch }) => {
  // Calls may be under way when the session ends.
  watch.expectStatus(401);
  const keys = new Keyboard(app.page);
  const header = new HeaderPage(app);
  const email = freshEmail();
  await app.open('/');
  await keys.key('Tab');
  await expect(app.site.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keys.press(header.signUp);
  const signUp = new AuthDialog(app, 'Sign up');
  await keys.type(signUp.email, email);
  await keys.type(signUp.password, testPassword);
  await keys.press(signUp.terms, 'Space');
  await keys.press(signUp.submit);
  await expect(app.page).toHaveURL(/register=success/);
  const confirmEmail = new ConfirmEmailDialog(app);
  await expect(confirmEmail.dialog).toBeVisible();
  await keys.key('Escape');
  await expect(confirmEmail.dialog).toHaveCount(0);

  const settings = new SettingsPage(app);
  await keys.press(app.site.getByRole('navigation').getByRole('link', { name: 'Profile' }));
  await keys.press(settings.signOut);
  await header.seesGuest();

  await keys.press(header.signIn);
  const signIn = new AuthDialog(app, 'Sign in');
  await keys.key('Escape');
  await expect(signIn.dialog).toHaveCount(0);
  await expect(header.signIn).toBeFocused();
  await keys.key('Enter');
  await keys.type(signIn.email, email);
  await keys.type(signIn.password, testPassword);
  await keys.key('Enter');
  await header.seesBalance('$0');
});

test('A6 depositing by keyboard alone', { tag: '@desktop' }, async ({ app, player }) => {
  const keys = new Keyboard(app.page);
  const header = new HeaderPage(app);
  await app.open('/');
  await keys.press(header.deposit);
  const deposit = new DepositPage(app);
  await keys.choose(deposit.method('FlashPay'), app.site.locator('input[type=radio][name=method]'));
  await keys.type(deposit.amount, '50');
  const vendor = new PayVendorPage(await app.leave(() => keys.key('Enter')));
  await keys.press(vendor.pay);
  await new PayResultPage(app).says('Payment received');
  await header.seesBalance('$150');
  expect(player.uid).toBeGreaterThan(0);
});

test('A6 finding and playing a slot by keyboard alone', { tag: '@desktop' }, async ({ app, player }) => {
  test.setTimeout(120_000);
  const keys = new Keyboard(app.page);
  await app.open('/');
  await keys.press(app.site.getByRole('navigation').getByRole('link', { name: 'Games' }));
  const hall = new HallPage(app);
  await keys.type(hall.search, 'jade');
  await expect(hall.tiles).toHaveCount(1);
  await keys.press(hall.tile('Jade Ascent'));
  const game = new GamePage(app);
  await keys.press(game.play);
  await game.isReady();
  await keys.press(game.spin, 'Space');
  await expect(game.rounds).toHaveText('1', { timeout: 60_000 });
  await expect(game.announcement).not.toHaveText('');
  expect(player.uid).toBeGreaterThan(0);
});

test(
  'A6 withdrawing and reading the history by keyboard alone',
  { tag: '@desktop' },
  async ({ app, player, sandbox }) => {
    const keys = new Keyboard(app.page);
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await keys.type(withdraw.amount, '25');
    await keys.type(withdraw.cardNumber, heldCard);
    await keys.press(withdraw.button);
    await keys.press(withdraw.agree);
    await expect(withdraw.state('Withdrawal on its way')).toBeVisible();
    await sandbox.payOut(player);
    await expect(withdraw.state('Withdrawal paid')).toBeVisible();
    await keys.press(app.site.getByRole('main').getByRole('link', { name: 'Open history' }));
    const history = new HistoryPage(app);
    await expect(history.rows).toHaveCount(1);
    await keys.reach(app.site.getByRole('tab', { name: 'Payments' }));
    await keys.key('ArrowRight');
    await keys.key('Enter');
    await expect(app.site.getByRole('heading', { name: 'No rounds yet' })).toBeVisible();
    expect(player.uid).toBeGreaterThan(0);
  },
);
