import { expect, test } from '../fixtures/test.ts';
import { FreeSpinsPage } from '../pages/FreeSpinsPage.ts';
import { GamePage } from '../pages/GamePage.ts';

test(
  '1-9, 2.2-5, 2.10-8, 2.10-9, 7-79, 7-83 H1 points buy spins in the shop, the game takes the spins; a quest done by joining with a bought ticket brings its reward',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(180_000);
    // In Telegram entering is a launch, and the account notes its first level: what is new since then is celebrated.
    const isLaunched = app.kind === 'telegram';
    const player = await app.enter(sandbox, '20');
    const { uid } = player;
    if (isLaunched) await expect.poll(() => sandbox.storedKeys(player)).toContain('loyalty_level_told');
    // 20 more come with the level that they reach.
    await sandbox.givePoints(uid, 400);
    await app.open('/loyalty/shop');
    const levels = app.site.getByRole('dialog', { name: 'New levels: 2' });
    if (isLaunched) await levels.getByRole('button', { name: 'Go on' }).click();
    await expect(app.site.getByText('You have 420 points', { exact: true })).toBeVisible();

    // What is out of reach says how much is missing, and how points come.
    await app.site.getByRole('button', { name: /^A large bonus/ }).click();
    const dear = app.site.getByRole('dialog', { name: /^A large bonus/ });
    await expect(dear).toContainText('You are 1 080 points short'.replace(' 080', '\u00a0080'));
    await expect(dear.getByRole('link', { name: 'See the quests' })).toBeVisible();
    // Messages are inside of a dialog that is open, each with its own.
    await dear.getByRole('button', { name: 'Close' }).first().click();
    await expect(dear).toBeHidden();

    await app.site.getByRole('button', { name: /^10 spins in Lantern Harbor/ }).click();
    const dialog = app.site.getByRole('dialog', { name: '10 spins in Lantern Harbor' });
    await expect(dialog).toContainText('To be played within 7 days');
    await dialog.getByRole('button', { name: 'Buy for 200 points' }).click();
    const bought = app.site.getByRole('dialog', { name: 'It is yours' });
    await expect(bought).toContainText('You have 220 points left.');
    await bought.getByRole('button', { name: 'Keep looking' }).click();
    await expect(app.site.getByText('You have 220 points', { exact: true })).toBeVisible();

    await app.site.getByRole('button', { name: /^A tournament ticket/ }).click();
    const ticket = app.site.getByRole('dialog', { name: /^A tournament ticket/ });
    await ticket.getByRole('button', { name: 'Buy for 120 points' }).click();
    await bought.getByRole('link', { name: 'See the tournaments' }).click();
    await app.site.getByRole('link', { name: 'Brass Ticket Cup' }).click();
    await expect(app.site.getByText('Joining uses one ticket.').first()).toBeVisible();
    await app.site.getByRole('button', { name: 'Take part' }).click();
    await expect(app.site.getByText('You take part. Your next rounds count.')).toBeVisible();

    // The quest of the week is done by that: its 75 points are there.
    await app.open('/loyalty');
    await app.site.getByRole('button', { name: 'In the arena' }).click();
    const quest = app.site.getByRole('dialog', { name: 'In the arena' });
    await expect(quest).toContainText('Done for this week: the reward is yours.');
    await quest.getByRole('button', { name: 'Close' }).first().click();
    await app.open('/loyalty/shop?category=mine');
    await expect(app.site.getByText('You have 175 points', { exact: true })).toBeVisible();

    // The spins are used where they lead to: the house pays the round, and one spin is less.
    await app.site.getByRole('link', { name: 'Play them now' }).click();
    const packs = new FreeSpinsPage(app);
    await expect(packs.strip).toContainText('free spins, paid by us');
    const game = new GamePage(app);
    await game.play.click();
    const spin = game.frame.getByRole('button', { name: /^Free spin: \d+ left$/ });
    // The level has brought a pack for the same game: either may be the first.
    const left = Number(/\d+/.exec((await spin.getAttribute('aria-label', { timeout: 30_000 })) ?? '')?.[0]);
    await packs.playOne(game, left);
    await packs.open();
    await expect(packs.section).toContainText(`${left - 1} of ${left} free spins left`);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);
