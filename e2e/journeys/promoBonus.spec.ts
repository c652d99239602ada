import { HouseCampaigns } from '../fixtures/HouseCampaigns.ts';
import { testPassword } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { GamePage } from '../pages/GamePage.ts';
import { centsOf, HeaderPage } from '../pages/HeaderPage.ts';
import { WithdrawPage } from '../pages/WithdrawPage.ts';

/** Passes Luhn's check. */
const goodCard = '4111111111111111';

test(
  '7-35, 7-33, 1-11 a code gives a bonus, real spins meet its requirement, it is paid out and withdrawn',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(240_000);
    const house = new HouseCampaigns();
    const player = await app.enter(sandbox, '10');
    const { code, offerId } = await house.addCode({ amount: '20.00', times: 1 });
    const main = () => app.site.getByRole('main');

    await app.open('/offers');
    await main().getByRole('textbox', { name: 'Promo code' }).fill(`  ${code.toLowerCase()} `);
    await main().getByRole('button', { name: 'Activate' }).click();
    const activated = app.site.getByRole('dialog', { name: 'Code activated' });
    await expect(activated).toContainText('A gift by code');
    await activated.getByRole('button', { name: 'See the terms' }).click();
    await expect(main().getByText('You have this offer.')).toBeVisible();

    // Two stakes of $10: main money pays the first, so that half of the bonus is left at the least, and both count.
    await app.open('/game/cherry-parade');
    const game = new GamePage(app);
    await game.play.click();
    await game.isReady();
    await game.stakeTo('10.00');
    await game.playRound();
    await expect.poll(async () => (await house.bonusesOf(player))[0]?.wagered.amount).toBe('10.00');
    await game.playRound();
    await app.site.getByRole('button', { name: 'Leave the game' }).click();
    await expect(game.play).toBeVisible();

    await app.open('/profile/bonuses');
    const earlier = main().getByRole('region', { name: 'Earlier bonuses' });
    await expect(earlier).toContainText(/A gift by code.*Paid out/);
    const [bonus] = await house.bonusesOf(player);
    expect(bonus).toMatchObject({ offer_id: offerId, status: 'converted', wagered: { amount: '20.00' } });
    // What was there, less the stakes, and the wins: nothing is lost or made on the way.
    const rounds = await sandbox.gameHistory(player);
    const sum = (of: (round: (typeof rounds)[number]) => string) =>
      rounds.reduce((all, one) => all + centsOf(of(one)), 0);
    expect(sum(({ stake }) => stake.amount)).toBe(2000);
    const money = await house.moneyOf(player);
    expect(money.bonus).toBe('0.00');
    expect(centsOf(money.main)).toBe(3000 - 2000 + sum(({ payout }) => payout.amount));
    expect(centsOf(bonus?.converted?.amount ?? '')).toBeGreaterThanOrEqual(1000);

    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.amount.fill('10');
    await withdraw.cardNumber.fill(goodCard);
    await withdraw.button.click();
    await withdraw.agree.click();
    await expect(withdraw.state('Withdrawal paid')).toBeVisible({ timeout: 25_000 });
    expect(centsOf((await house.moneyOf(player)).main)).toBe(centsOf(money.main) - 1000);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '2.10-17 a withdrawal asks before it burns the bonus: kept, nothing is sent; agreed, the bonus is gone',
  { tag: ['@desktop', '@telegram'] },
  async ({ app, sandbox, watch }) => {
    watch.expectStatus(422);
    const house = new HouseCampaigns();
    const player = await app.enter(sandbox, '50');
    await sandbox.grantBonus(player.uid, '20.00');
    const withdraw = new WithdrawPage(app);
    await withdraw.open();
    await withdraw.amount.fill('20');
    await withdraw.cardNumber.fill(goodCard);
    await withdraw.button.click();
    await withdraw.agree.click();
    const question = app.question('This withdrawal ends your bonus');
    await expect(question).toContainText('its $20.00 of bonus money');
    await question.getByRole('button', { name: 'Keep the bonus' }).click();
    await expect(question).toBeHidden();
    await expect(withdraw.amount).toHaveValue('20');
    await expect(withdraw.cardNumber).toHaveValue('4111 1111 1111 1111');
    expect([await sandbox.payments(player), await house.moneyOf(player)]).toEqual([
      [],
      { main: '50.00', bonus: '20.00' },
    ]);

    await withdraw.button.click();
    await withdraw.agree.click();
    await question.getByRole('button', { name: 'Withdraw and end the bonus' }).click();
    await expect(withdraw.state('Withdrawal on its way')).toBeVisible();
    await new HeaderPage(app).seesBalance('$30');
    expect(await house.moneyOf(player)).toEqual({ main: '30.00', bonus: '0.00' });
    await app.open('/profile/bonuses');
    await expect(app.site.getByRole('region', { name: 'Earlier bonuses' })).toContainText(/A test bonus.*Burned/);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '2.8-6, 2.10-3, 8-17 a code of any address is offered to a guest who signs in, and to a player at once',
  { tag: '@phone' },
  async ({ app, sandbox, watch }) => {
    const house = new HouseCampaigns();
    const player = await sandbox.createPlayer();
    const { code, offerId } = await house.addCode({ amount: '5.00', times: 10 });
    const question = app.site.getByRole('dialog', { name: 'Activate your promo code?' });
    const typed = question.getByRole('textbox', { name: 'Promo code' });
    const activated = app.site.getByRole('dialog', { name: 'Code activated' });

    await app.open(`/gamehall?promo_code=${code}`);
    await new HeaderPage(app).signIn.click();
    const signIn = new AuthDialog(app, 'Sign in');
    await signIn.email.fill(player.email);
    await signIn.password.fill(testPassword);
    await signIn.submit.click();
    await expect(typed).toHaveValue(code);
    await question.getByRole('button', { name: 'Activate' }).click();
    await activated.getByRole('button', { name: 'See the terms' }).click();
    await expect(app.page).toHaveURL(new RegExp(`/offers/${offerId}$`));
    expect(await house.bonusesOf(player)).toMatchObject([{ offer_id: offerId, status: 'active' }]);

    // The same link once more: it is said at the field, and the code stays to be looked at.
    watch.expectStatus(422);
    await app.open(`/?promo_code=${code}`);
    await typed.press('Enter');
    await expect(typed).toHaveAccessibleDescription('You have already used this code');
    await expect(typed).toHaveValue(code);
    await app.page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await app.open('/offers');
    await expect(app.site.getByRole('main').getByRole('textbox', { name: 'Promo code' })).toBeVisible();
    await expect(question).toHaveCount(0);
    expect(await house.bonusesOf(player)).toHaveLength(1);
  },
);
