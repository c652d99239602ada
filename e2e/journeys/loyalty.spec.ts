import { expect, test } from '../fixtures/test.ts';
import { FreeSpinsPage } from '../pages/FreeSpinsPage.ts';
import { GamePage } from '../pages/GamePage.ts';

test(
  '1-9, 2.2-5, 2.10-10, 3-50, 3-64, 7-81, 7-84 real rounds bring points and a level, its reward is there, the character walks and is changed',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(240_000);
    const player = await app.enter(sandbox, '100');
    await sandbox.givePoints(player.uid, 47);
    await app.open('/loyalty');
    // In Telegram each opening has a frame of its own, so these are looked up anew.
    const standing = () => app.site.getByRole('region', { name: 'Where you stand' });
    await expect(standing()).toContainText('Level 1 · Harbour');
    await expect(standing()).toContainText('3 more points to “Lighthouse”');
    const way = () => app.site.getByRole('region', { name: 'The way of the levels' });
    await expect(way().getByRole('link', { name: /Harbour/ })).toHaveAttribute('aria-current', 'step');

    const game = new GamePage(app);
    await app.open('/game/cherry-parade');
    await game.play.click();
    await game.isReady();
    await game.stakeTo('2.00');
    await game.playRound();
    await game.playRound();

    // Nothing has covered the game; the celebration comes with the next page.
    await app.open('/loyalty');
    const reached = app.site.getByRole('dialog', { name: 'A new level' });
    await expect(reached).toContainText('2. Lighthouse');
    await expect(reached).toContainText('5 free spins in Lantern Harbor');
    await reached.getByRole('button', { name: 'See my place' }).click();
    await expect(standing()).toContainText('Level 2 · Lighthouse');
    await expect(way().getByRole('link', { name: /Lighthouse/ })).toHaveAttribute('aria-current', 'step');

    await app.site.getByRole('button', { name: /^(Choose a character|Change character)$/ }).click();
    const dialog = app.site.getByRole('dialog', { name: 'Choose your character' });
    await dialog.getByRole('radio', { name: 'Torvald' }).check();
    await dialog.getByRole('button', { name: 'Go with Torvald' }).click();
    await app.question('Change to Torvald?').getByRole('button', { name: 'Yes, Torvald' }).click();
    await expect(app.site.getByRole('region', { name: 'Your character' })).toContainText('Torvald');

    const packs = new FreeSpinsPage(app);
    await packs.open();
    await expect(packs.section).toContainText('5 of 5 free spins left');

    await app.open('/profile/loyalty');
    const history = app.site.getByRole('region', { name: 'History of points' });
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await expect(history.getByRole('listitem').first()).toContainText('Cherry Parade');
    await expect(history).toContainText('Balance: 51');
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);
