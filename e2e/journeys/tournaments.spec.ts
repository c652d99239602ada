import { HouseTournaments } from '../fixtures/HouseTournaments.ts';
import { otherDevice } from '../fixtures/otherDevice.ts';
import { expect, test } from '../fixtures/test.ts';
import { GamePage } from '../pages/GamePage.ts';

test(
  '1-6, 2.2-12, 4-42, 4-43, 7-77, 7-99 a player joins, a real round moves the board that a guest sees, and the end pays the prize and tells it',
  { tag: ['@web', '@telegram'] },
  async ({ app, sandbox, browser, watch }) => {
    test.setTimeout(180_000);
    const house = new HouseTournaments();
    const id = await house.open(['cherry-parade']);
    await app.enter(sandbox, '100');
    await app.open(`/tournaments/${id}`);
    await app.site.getByRole('button', { name: 'Take part' }).click();
    await expect(app.site.getByText('You take part. Your next rounds count.')).toBeVisible();

    const guest = await otherDevice(browser, watch);
    await guest.open(`/tournaments/${id}`);
    const board = guest.site.getByRole('region', { name: 'Leaderboard' });
    await expect(board).toContainText('Nobody has points yet.');

    const game = new GamePage(app);
    await app.open('/game/cherry-parade');
    await game.play.click();
    await game.isReady();
    await game.stakeTo('2.00');
    await game.playRound();
    // Nobody has asked for the page again: the board has come over its socket.
    await expect(board).toContainText('20');
    await expect(board.getByRole('listitem').first()).toContainText('$50');

    await house.end(id);
    await expect(app.site.getByText(/^Place 1 in Harbour Week: your prize of .*50/)).toBeVisible();
    await expect(guest.site.getByRole('heading', { name: 'Final board' })).toBeVisible();
    await app.open(`/tournaments/${id}`);
    await expect(app.site.getByText(/You won .*50.* It is on your main balance\./)).toBeVisible();
    expect(await sandbox.auditLedger()).toEqual([]);
    await guest.context.close();
  },
);
