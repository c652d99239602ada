import { expect, test } from '../fixtures/test.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { HistoryPage } from '../pages/HistoryPage.ts';
import { heldCard, refusedCard } from '../fixtures/testCards.ts';
import { WithdrawPage } from '../pages/WithdrawPage.ts';

const goodCard = '4111111111111111';

test(
  '2.3-9 a withdrawal is reviewed, pending, then paid, and is listed in the history',
  { tag: ['@web', '@pwa', '@telegram', '@gate-phone', '@gate-telegram'] },
  async ({ app, player, sandbox }) => {
    const header = new HeaderPage(app);
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.method('Card').check();
    await withdraw.amount.fill('40');
    await withdraw.cardNumber.fill(heldCard);
    await withdraw.button.click();
    await expect(withdraw.review).toContainText('0001');
    await expect(withdraw.review).not.toContainText('4111 1111');
    await header.seesBalance('$100');
    await withdraw.agree.click();

    await expect(withdraw.state('Withdrawal on its way')).toBeVisible();
    await header.seesBalance('$60');
    await sandbox.payOut(player);
    await expect(withdraw.state('Withdrawal paid')).toBeVisible();
    await header.seesBalance('$60');

    const history = new HistoryPage(app);
    await app.site.getByRole('main').getByRole('link', { name: 'History', exact: true }).click();
    await expect(history.rows).toHaveCount(1);
    await expect(history.rows.first()).toContainText(/Withdrawal.*Done.*−\$40\.00/);
    const [latest] = await sandbox.payments(player);
    expect(latest).toMatchObject({ type: 'withdrawal', status: 'succeeded' });
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '2.3-9 a withdrawal that the bank refuses is returned in full',
  { tag: ['@phone', '@telegram'] },
  async ({ app, player }) => {
    const header = new HeaderPage(app);
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.method('Card').check();
    await withdraw.amount.fill('55.50');
    await withdraw.cardNumber.fill(refusedCard);
    await withdraw.button.click();
    await withdraw.agree.click();
    await expect(withdraw.state('Withdrawal returned')).toBeVisible({ timeout: 25_000 });
    await expect(app.site.getByText('The bank does not accept this destination.', { exact: false })).toBeVisible();
    await header.seesBalance('$100');
    expect(player.uid).toBeGreaterThan(0);
  },
);

test(
  '2.3-9 going back from the review sends nothing and keeps the typed values',
  { tag: '@desktop' },
  async ({ app, player, sandbox }) => {
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.method('Card').check();
    await withdraw.amount.fill('20');
    await withdraw.cardNumber.fill(goodCard);
    await withdraw.button.click();
    await withdraw.review.getByRole('button', { name: 'Change something' }).click();
    await expect(withdraw.review).toHaveCount(0);
    await expect(withdraw.amount).toHaveValue('20');
    await expect(withdraw.cardNumber).toHaveValue('4111 1111 1111 1111');
    expect(await sandbox.payments(player)).toHaveLength(0);
  },
);

test(
  '5-26 an amount outside the balance or the limits and a wrong card number have errors at their fields',
  { tag: '@phone' },
  async ({ app, player, sandbox }) => {
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.method('Card').check();
    await withdraw.cardNumber.fill('4111111111111112');
    await withdraw.amount.fill('100.01');
    await withdraw.button.click();
    await expect(withdraw.amount).toHaveAccessibleDescription(/More than you can withdraw now/);
    await expect(withdraw.cardNumber).toHaveAttribute('aria-invalid', 'true');
    await withdraw.amount.fill('9.99');
    await withdraw.button.click();
    await expect(withdraw.amount).toHaveAccessibleDescription(/10/);
    expect(await sandbox.payments(player)).toHaveLength(0);
  },
);

test(
  '4-15 double clicks on the form and on its review make one withdrawal',
  { tag: '@desktop' },
  async ({ app, player, sandbox }) => {
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.method('Card').check();
    await withdraw.amount.fill('30');
    await withdraw.cardNumber.fill(heldCard);
    // As slow as a person, in ms: the second click comes when the review is already open.
    await withdraw.button.dblclick({ delay: 60 });
    await withdraw.agree.dblclick();
    await expect(withdraw.state('Withdrawal on its way')).toBeVisible();
    await new HeaderPage(app).seesBalance('$70');
    expect(await sandbox.payments(player)).toHaveLength(1);
  },
);

test(
  '2.3-6 the history lists rounds with stake and payout',
  { tag: ['@phone', '@telegram', '@gate-phone'] },
  async ({ app, player }) => {
    test.setTimeout(120_000);
    await app.open('/game/gem-foundry');
    const game = new GamePage(app);
    await game.play.click();
    await game.playRound();
    await game.playRound();
    const history = new HistoryPage(app);
    await history.open();
    await history.showGames();
    await expect(history.rows).toHaveCount(2);
    await expect(history.rows.first()).toContainText(/Gem Foundry.*Finished.*Stake \$/);
    expect(player.uid).toBeGreaterThan(0);
  },
);
