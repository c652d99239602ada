import { expect, test } from '../fixtures/test.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HallPage } from '../pages/HallPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

test(
  '2.4-1, 4-33, 7-33 a bonus is played in a real slot, its progress moves, and it is removed only on agreement',
  { tag: '@web' },
  async ({ app, sandbox }) => {
    test.setTimeout(240_000);
    const { uid } = await app.enter(sandbox, '0');
    await sandbox.grantBonus(uid, '20.00');
    const { site } = app;
    const main = site.getByRole('main');
    const card = main.getByRole('region', { name: 'A test bonus' });

    await app.open('/profile/bonuses');
    await expect(card.getByRole('progressbar', { name: 'Wagered so far' })).toHaveAttribute('aria-valuenow', '0');
    await expect(card).toContainText('$0.00 of $200.00 wagered. $200.00 to go.');

    // The traffic light: counts whole, and not accepted.
    const hall = new HallPage(app);
    await hall.open();
    await expect(hall.tile('Lantern Harbor')).toContainText('No bonus');
    await hall.search.fill('cherry');
    await expect(hall.tiles).toHaveCount(1);
    await expect(hall.tile('Cherry Parade')).toContainText('Counts 100%');
    await hall.tile('Cherry Parade').click();

    const strip = main.getByRole('region', { name: 'Next stake' });
    await expect(strip).toContainText('Next stake: bonus money');
    await expect(strip).toContainText('stakes here count 100%. Maximum stake with bonus money: $5.00.');
    const game = new GamePage(app);
    await game.play.click();
    await game.playRound();
    await game.playRound();
    await site.getByRole('button', { name: 'Leave the game' }).click();
    await expect(game.play).toBeVisible();

    await app.open('/profile/bonuses');
    await expect(card).not.toContainText('$0.00 of $200.00 wagered');
    await card.getByRole('button', { name: 'How each stake counted: A test bonus' }).click();
    const stakes = card.getByRole('list', { name: 'How each stake counted' }).getByRole('listitem');
    await expect(stakes).toHaveCount(2);
    await expect(stakes.first()).toContainText(/Cherry Parade.*of it bonus moneyCounts in full\./);

    const remove = card.getByRole('button', { name: 'Remove: A test bonus' });
    const question = site.getByRole('dialog', { name: 'Remove “A test bonus”?' });
    await remove.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(card).toBeVisible();
    await remove.click();
    await question.getByRole('button', { name: 'Remove bonus' }).click();
    await expect(main.getByRole('heading', { name: 'No bonus is active' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Earlier bonuses' })).toContainText('Removed');
    await new HeaderPage(app).seesBalance('$0');
  },
);
