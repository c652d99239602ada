import { expect, test } from '../fixtures/test.ts';
import { Keyboard } from '../fixtures/Keyboard.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { ResponsiblePage } from '../pages/ResponsiblePage.ts';

test(
  '2.4-1, 8-5 limits that a player sets are met in a deposit and in a game',
  { tag: ['@phone', '@telegram', '@gate-phone'] },
  async ({ app, player, watch }) => {
    test.setTimeout(120_000);
    watch.expectStatus(422);
    const page = new ResponsiblePage(app);
    await page.open();
    await page.setLimit('Deposits, 24 hours', '20');
    await page.setLimit('Losses, 24 hours', '0.05');
    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.method('Card').check();
    await deposit.amount.fill('30');
    await deposit.button.click();
    await expect(deposit.amount).toHaveAccessibleDescription(/\$20/);
    await app.open('/game/gem-foundry');
    const game = new GamePage(app);
    await game.play.click();
    await game.isReady();
    await game.spin.click();
    await expect(game.frame.getByText('A limit that you or the site set has been reached')).toBeVisible();
    await new HeaderPage(app).seesBalance('$100');
    expect(player.uid).toBeGreaterThan(0);
  },
);

test(
  'trust: a reality check pauses the game until the player goes on, by keyboard',
  { tag: '@phone' },
  async ({ app, player, sandbox }) => {
    test.setTimeout(120_000);
    await sandbox.makeRealityCheckDue(player.uid);
    await app.open('/game/gem-foundry');
    const game = new GamePage(app);
    await game.play.click();
    const check = app.site.getByRole('dialog', { name: 'A look at the clock' });
    await expect(check.getByText('Result')).toBeVisible();
    await app.page.keyboard.press('Escape');
    // A key meant for the game answers nothing.
    await expect(check).toBeFocused();
    await app.page.keyboard.press('Space');
    const keyboard = new Keyboard(app.page);
    await keyboard.press(check.getByRole('button', { name: 'Go on playing' }));
    await expect(check).toHaveCount(0);
    await game.playRound();
  },
);

test(
  'trust: a tap from any page and a press begin a break of 24 hours, which ends every session and cannot be slept through',
  { tag: ['@web', '@telegram'] },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(401);
    const elsewhere = app.kind === 'web' ? await sandbox.signInElsewhere(player) : null;
    await app.open('/gamehall');
    const inHeader = app.site.getByRole('banner').getByRole('button', { name: 'Take a 24-hour break' });
    const { width } = app.page.viewportSize() ?? { width: 0 };
    if (width >= 768) await inHeader.click();
    else {
      await app.site.getByRole('button', { name: 'Menu', exact: true }).click();
      await app.site
        .getByRole('dialog', { name: 'Menu' })
        .getByRole('button', { name: 'Take a 24-hour break' })
        .click();
    }
    const offer = app.site.getByRole('dialog', { name: 'A break of 24 hours' });
    await expect(offer.getByText(/Until .* you cannot sign in/)).toBeVisible();
    await offer.getByRole('button', { name: 'Start the 24-hour break' }).click();
    const begun = app.site.getByRole('dialog', { name: 'Your break has begun' });
    await expect(begun.getByText(/You can sign in again from/)).toBeVisible();
    await begun.getByRole('button', { name: 'OK' }).click();
    const header = new HeaderPage(app);
    await header.seesGuest();
    if (elsewhere === null) return;
    await expect.poll(() => sandbox.uidOf(elsewhere)).toBe(0);
    await header.signIn.click();
    const signIn = new AuthDialog(app, 'Sign in');
    await signIn.email.fill(player.email);
    await signIn.password.fill(player.password);
    await signIn.dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(signIn.dialog.getByRole('alert')).toContainText('You are taking a break');
    await expect(signIn.password).toHaveValue(player.password);
  },
);

test('trust: a player excludes themselves by keyboard alone', { tag: '@desktop' }, async ({ app, player, watch }) => {
  // The exclusion ends the session; what the page asks at that moment is refused.
  watch.expectStatus(401);
  const page = new ResponsiblePage(app);
  await page.open();
  await page.exclusionLength.focus();
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Space');
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.press('Enter');
  const question = app.site.getByRole('dialog', { name: /Exclude yourself for 6 months/ });
  await question.getByRole('button', { name: 'Exclude me' }).focus();
  await app.page.keyboard.press('Enter');
  await expect(app.site.getByRole('dialog', { name: 'You are excluded' })).toBeVisible();
  await app.page.keyboard.press('Enter');
  await new HeaderPage(app).seesGuest();
  expect(player.uid).toBeGreaterThan(0);
});
