import { CallsUnderWay } from '../fixtures/CallsUnderWay.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/openMarket.ts';
import { RoundGamePage } from '../pages/RoundGamePage.ts';

// In one worker, so that the product of this market is started once.
test.describe.configure({ mode: 'default' });

test(
  '1-3 where the market allows it, dice plays by itself within the chosen limits, until it is stopped',
  { tag: '@phone' },
  async ({ app, player, sandbox }) => {
    test.setTimeout(120_000);
    const underWay = new CallsUnderWay(app.page);
    await app.page.clock.install();
    const game = new RoundGamePage(app, 'Roll');
    await game.open('dice');
    await game.isReady();
    await game.setStake('0.20');
    await game.press('Autoplay');
    const panel = game.frame.getByRole('dialog', { name: 'Autoplay' });
    const limit = panel.getByRole('textbox', { name: 'Stop before I lose more than' });
    await expect(limit).toHaveValue('2.00');
    await limit.fill('0.10');
    await panel.getByRole('button', { name: 'Start' }).click();
    await expect(panel.getByText('At least the stake of one round, $0.20.')).toBeVisible();
    await limit.fill('2');
    await panel.getByRole('button', { name: 'Start' }).click();

    await expect.poll(() => game.rounds(), { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    // The bet cannot be changed between the rounds.
    await expect(game.frame.getByRole('textbox', { name: 'Stake', exact: true })).not.toBeEditable();
    await game.button(/^Stop \(\d left\)$/).click();
    await expect(game.note).toContainText('Autoplay has ended: you have stopped it.', { timeout: 10_000 });
    await game.isReady();
    const rounds = await game.rounds();
    // Longer than the pause between two rounds.
    await app.page.clock.fastForward(3_000);
    await underWay.settle();
    expect(await game.rounds()).toBe(rounds);
    expect(await sandbox.gameHistory(player)).toHaveLength(rounds);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);
