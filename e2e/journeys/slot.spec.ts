import { BalanceRecord } from '../fixtures/BalanceRecord.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HallPage } from '../pages/HallPage.ts';
import { HeaderPage, shownAmount } from '../pages/HeaderPage.ts';

/** How the rounds end. */
const outcomes = ['loss', 'win', 'loss'] as const;

test(
  'I6 a player finds a slot and plays real rounds, and the header never shows a win before the reels do',
  { tag: ['@web', '@pwa', '@telegram'] },
  async ({ app, player, sandbox }) => {
    test.setTimeout(120_000);
    await sandbox.chooseRounds(player, 'cherry-parade', outcomes);
    const header = new HeaderPage(app);
    const hall = new HallPage(app);
    const record = await BalanceRecord.prepare(app);
    await hall.open();
    await header.seesBalance('$100');
    await hall.search.fill('cherry');
    await expect(hall.tiles).toHaveCount(1);
    await hall.tile('Cherry Parade').click();

    const game = new GamePage(app);
    await game.play.click();
    await game.isReady();
    // This market allows neither autoplay nor turbo nor purchases.
    await expect(game.frame.getByRole('button', { name: /^(Autoplay|Turbo|Buy free spins)$/ })).toHaveCount(0);
    let expected = 10_000;
    for (const outcome of outcomes) {
      const before = expected;
      await game.playRound();
      const shown = (await record.rounds()).at(-1);
      if (!shown) throw new Error('the site was told of no round');
      const staked = before - shown.stake;
      expect(shown.stake).toBeGreaterThan(0);
      // Until the result is shown, the header may show only the balance before the stake and the one after it.
      expect(shown.balances.filter((cents) => cents !== before && cents !== staked)).toEqual([]);
      expect(shown.balances.at(-1), 'the stake leaves at once').toBe(staked);
      expected = staked + shown.totalWin;
      await header.seesBalance(shownAmount(expected));
      expect(shown.totalWin > 0).toBe(outcome === 'win');
    }
    await app.site.getByRole('button', { name: 'Leave the game' }).click();
    await expect(game.play).toBeVisible();
    await header.seesBalance(shownAmount(expected));
  },
);

test(
  '2.3 a guest plays the demo without an account, and real play opens the sign-in popup',
  { tag: ['@phone', '@desktop'] },
  async ({ app }) => {
    await app.open('/game/lantern-harbor');
    const game = new GamePage(app);
    await game.demo.click();
    await game.playRound();
    await expect(game.frame.getByText('Demo', { exact: true })).toBeVisible();
    await expect(game.announcement).not.toHaveText('');
    await new HeaderPage(app).seesGuest();

    await app.site.getByRole('button', { name: 'Leave the game' }).click();
    await app.site.getByRole('link', { name: 'Sign in to play' }).click();
    await expect(app.site.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  },
);

test(
  '2.4 the search of the hall is kept in its address, and an empty result offers all games',
  { tag: ['@phone', '@desktop', '@gate-desktop'] },
  async ({ app, sandbox }) => {
    const hall = new HallPage(app);
    await hall.open();
    const [all, found] = [await sandbox.countGames(), await sandbox.countGames('northlamp')];
    expect(found).toBeLessThan(all);
    await expect(hall.found).toHaveText(`${all} games`);
    await hall.search.fill('northlamp');
    await expect(hall.tiles).toHaveCount(found);
    await expect(app.page).toHaveURL(/northlamp/);
    await app.page.reload();
    await waitUntilLive(app.site);
    await expect(hall.tiles).toHaveCount(found);

    await hall.search.fill('zzzz <b>');
    await expect(app.site.getByRole('heading', { name: 'No game fits' })).toBeVisible();
    await app.site.getByRole('link', { name: 'Show all games' }).click();
    await expect(hall.found).toHaveText(`${all} games`);
    await expect(hall.search).toHaveValue('');
  },
);

test('2.2-16 an unknown game has status 404 and a link to the home page', { tag: '@phone' }, async ({ app, watch }) => {
  watch.expectStatus(404);
  await app.open('/game/no-such-game');
  await expect(app.site.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await app.site.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(app.site.getByRole('heading', { level: 1, name: 'Casino lobby' })).toBeVisible();
});

test(
  '2.10-6, 9-10 a demo that goes on for five minutes says so, and signing up is one press away',
  { tag: '@phone' },
  async ({ app }) => {
    await app.page.clock.install();
    await app.open('/game/lantern-harbor');
    const game = new GamePage(app);
    await game.demo.click();
    await game.isReady();
    await app.page.clock.fastForward('05:00');
    const notice = app.site.getByRole('dialog', { name: 'You are playing the demo' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Sign up to play' }).click();
    await expect(app.site.getByRole('dialog', { name: 'Sign up', exact: true })).toBeVisible();
    // The demo is still there behind it.
    await app.page.keyboard.press('Escape');
    await game.isReady();
  },
);
