import { expect, test } from '../fixtures/test.ts';
import { FreeSpinsPage } from '../pages/FreeSpinsPage.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HallPage } from '../pages/HallPage.ts';
import { HeaderPage, shownAmount } from '../pages/HeaderPage.ts';

const count = 3;

test(
  '3-59, 2.6, 7-63 free spins are played to the last one, and their wins are the player’s own money',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(240_000);
    // Without any money: whatever is played, the house pays.
    const player = await app.enter(sandbox, '0');
    await sandbox.giveFreespins(player.uid, { game: 'lantern-harbor', stake: '0.20', count });
    const [game, packs, hall] = [new GamePage(app), new FreeSpinsPage(app), new HallPage(app)];

    await packs.open();
    await expect(packs.section).toContainText(`${count} of ${count} free spins left`);
    await hall.open();
    await hall.search.fill('harbor');
    await expect(hall.tiles).toHaveCount(1, { timeout: 15_000 });
    await expect(hall.tile('Lantern Harbor')).toContainText(`${count} free`);
    await hall.tile('Lantern Harbor').click();
    await expect(packs.strip).toContainText(`${count} free spins, paid by us`);

    await game.play.click();
    for (let left = count; left > 0; left -= 1) {
      // The game is opened anew in the middle of the pack: it goes on with what is left.
      if (left === 2) {
        await app.open('/game/lantern-harbor');
        await game.play.click();
      }
      await expect(packs.box(game)).toHaveAccessibleName(
        new RegExp(`^Free spins: ${left} left, stake \\$0.20, paid by the house`),
      );
      await expect(packs.strip).toContainText(`Next rounds: ${left} free spin`);
      await packs.playOne(game, left);
    }
    const rounds = await sandbox.gameHistory(player);
    expect(rounds.map(({ stake }) => stake.amount)).toEqual(Array.from({ length: count }, () => '0.00'));
    const won = rounds.reduce((sum, { payout }) => sum + Math.round(Number(payout.amount) * 100), 0);

    // The sum has to be seen before a round of the player's own money, which needs a press of its own.
    await expect(packs.sum(game)).toContainText('Your free spins are played');
    await packs.sum(game).getByRole('button', { name: 'Continue' }).click();
    await game.isReady();
    await expect(packs.box(game)).toBeHidden();
    await expect(packs.strip).toHaveCount(0);
    expect(await sandbox.gameHistory(player)).toHaveLength(count);
    await app.site.getByRole('button', { name: 'Leave the game' }).click();
    await new HeaderPage(app).seesBalance(shownAmount(won));
    expect(await sandbox.balances(player)).toEqual({ main: won, bonus: 0 });

    await packs.open();
    await expect(packs.past).toContainText('Played');
    await expect(packs.past).toContainText(`Won in ${count} spins`);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);
