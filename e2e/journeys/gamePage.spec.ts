import { expect, test } from '../fixtures/test.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HallPage } from '../pages/HallPage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';
import { PlayerWindow } from '../pages/PlayerWindow.ts';

test(
  '2.2-16 a game goes on in a small window beside other pages, and a dead one is noticed and opened again',
  { tag: ['@phone', '@telegram'] },
  async ({ app, player, sandbox }) => {
    test.setTimeout(180_000);
    const game = new GamePage(app);
    const small = new PlayerWindow(app);
    await app.open('/game/coral-deep');
    await game.play.click();
    await game.playRound();
    await small.mark();

    await small.make.click();
    await expect(small.window).toHaveAttribute('data-player', 'small');
    await small.backHere.click();
    await expect(small.window).toHaveAttribute('data-player', 'page');

    // A step away keeps the very same frame; beside the cashier's form only its bar is left.
    await small.leaveTo('/gamehall');
    await expect(new HallPage(app).tiles.first()).toBeVisible();
    await expect(small.window).toHaveAttribute('data-player', 'small');
    await small.moveByKey('ArrowUp');
    await small.leaveTo('/cashier/deposit');
    await expect(small.window).toHaveAttribute('data-player', 'tucked');
    await expect(small.window).toContainText('Paused here');
    await small.back.click();
    await expect(small.window).toHaveAttribute('data-player', 'page');
    await game.playRound();
    expect(await small.isMarked(), 'the frame was never loaded anew').toBe(true);

    await small.kill();
    await expect(small.window.getByRole('alert')).toContainText('The game no longer answers', { timeout: 40_000 });
    await small.window.getByRole('button', { name: 'Open it again' }).click();
    await expect(small.window.getByRole('status').filter({ hasText: 'Your last rounds' })).toContainText('Settled');
    await game.playRound();
    expect(await game.rounds.textContent(), 'the sitting has gone on').toBe('3');
    const rounds = await sandbox.gameHistory(player);
    expect(rounds).toHaveLength(3);

    await small.make.click();
    await small.window.getByRole('button', { name: 'Leave the game' }).click();
    await expect(small.window).toHaveCount(0);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '7-72, 7-74 too small a balance is topped up over the game, which goes on; its rounds are checked and exported',
  { tag: '@phone' },
  async ({ app, sandbox }) => {
    test.setTimeout(180_000);
    await app.enter(sandbox, '0.50');
    const header = new HeaderPage(app);
    const game = new GamePage(app);
    const small = new PlayerWindow(app);
    await app.open('/game/coral-deep');
    await game.play.click();
    await game.isReady();
    await small.mark();
    await game.stakeTo('1.00');
    await game.spin.click();
    await app.site.getByRole('button', { name: 'Top up here' }).click();
    const sheet = app.site.getByRole('dialog', { name: 'Top up and play on' });
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('20');
    const opened = app.context.waitForEvent('page');
    await sheet.getByRole('button', { name: 'Deposit' }).click();
    await new PayVendorPage(await opened).payByCard('Approve');
    await expect(sheet.getByText('Payment received')).toBeVisible({ timeout: 20_000 });
    await sheet.getByRole('button', { name: 'Back to the game' }).click();
    await header.seesBalance('$20.50');
    await game.playRound();
    expect(await small.isMarked(), 'the game was not left').toBe(true);
    await small.window.getByRole('button', { name: 'Leave the game' }).click();

    await app.open('/cashier/history?tab=games');
    const row = app.site.getByRole('row', { name: /Coral Deep/ });
    await expect(row).toContainText('×');
    const check = app.context.waitForEvent('page');
    await row.getByRole('link', { name: /^Check round/ }).click();
    await expect((await check).getByRole('status')).toContainText('Matches');

    await app.site.getByRole('button', { name: 'File of these rounds' }).click();
    const download = app.site.getByRole('button', { name: 'Download 1 round' });
    await expect(download).toBeVisible({ timeout: 15_000 });
    const file = app.page.waitForEvent('download');
    await download.click();
    expect((await file).suggestedFilename()).toMatch(/^croupier-rounds-.*\.csv$/);
  },
);

test(
  '7-72, 17-C9 the bar of a game opens the deposit over it, and the game goes on',
  { tag: ['@phone', '@desktop', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(120_000);
    await app.enter(sandbox, '5');
    const game = new GamePage(app);
    const small = new PlayerWindow(app);
    await app.open('/game/coral-deep');
    await game.play.click();
    await game.isReady();
    await small.mark();
    await small.window.getByRole('button', { name: 'Deposit' }).click();
    const sheet = app.site.getByRole('dialog', { name: 'Top up and play on' });
    await expect(sheet.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await game.playRound();
    expect(await small.isMarked(), 'the game was not left').toBe(true);
  },
);

test(
  '2.11-4, 2.8-4 a game in maintenance says so and leads to the hall; the address of a launch leads to the page of the error',
  { tag: '@desktop' },
  async ({ app, sandbox, watch }) => {
    watch.expectStatus(422);
    await sandbox.restrictGame('jungle-drum', { maintenance: true });
    try {
      await app.open('/game/jungle-drum');
      await new GamePage(app).demo.click();
      const alert = app.site.getByRole('alert').filter({ hasText: 'This game is being worked on' });
      await alert.getByRole('link', { name: 'To the game hall' }).click();
      await expect(new HallPage(app).tiles.first()).toBeVisible();
      await app.page.goto(new URL('/platform/game/jungle-drum/demo', app.page.url()).href);
      await expect(app.page).toHaveURL(/\/errors\/slot\?reason=maintenance&game=jungle-drum$/);
      await expect(app.site.getByRole('heading', { level: 1 })).toHaveText('This game is being worked on');
      await expect(app.site.getByRole('link', { name: 'To Jungle Drum' })).toBeVisible();
    } finally {
      await sandbox.restrictGame('jungle-drum', {});
    }
  },
);
