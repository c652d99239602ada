import { CallsUnderWay } from '../fixtures/CallsUnderWay.ts';
import { expect } from '../fixtures/test.ts';
import { test } from '../fixtures/openMarket.ts';
import { GamePage } from '../pages/GamePage.ts';

/** Minimum time between the starts of two rounds in this market, in ms. */
const MIN_ROUND_MS = 1_000;

// In one worker, so that the product of this market is started once.
test.describe.configure({ mode: 'default' });

test(
  'Part 7: where the market allows it, a slot plays by itself until it is stopped, and never too fast',
  { tag: ['@phone', '@desktop'] },
  async ({ app, player, sandbox }) => {
    test.setTimeout(120_000);
    const underWay = new CallsUnderWay(app.page);
    await app.page.clock.install();
    await app.open('/game/cherry-parade');
    const game = new GamePage(app);
    await game.play.click();
    await game.isReady();
    const button = (name: string | RegExp) => game.frame.getByRole('button', { name, exact: typeof name === 'string' });
    await button('Turbo').click();
    await expect(button('Turbo')).toHaveAttribute('aria-pressed', 'true');

    // A loss limit that is no amount is said at its field, and nothing starts.
    await button('Autoplay').click();
    const panel = game.frame.getByRole('dialog', { name: 'Autoplay' });
    await panel.getByLabel('Stop before I lose more than').fill('some');
    await panel.getByRole('button', { name: 'Start' }).click();
    await expect(panel.getByRole('alert').filter({ hasText: 'An amount such as' })).toBeVisible();
    await panel.getByLabel('Stop before I lose more than').fill('50');
    const startedAt = performance.now();
    await panel.getByRole('button', { name: 'Start' }).click();

    await expect(button(/^Stop \(\d+ left\)$/)).toBeFocused();
    await expect(async () => expect(Number(await game.rounds.textContent())).toBeGreaterThanOrEqual(3)).toPass();
    await app.page.keyboard.press('Escape');
    await expect(game.frame.getByText(/^Autoplay has ended: you have stopped it/).first()).toBeVisible();
    await game.isReady();
    const rounds = Number(await game.rounds.textContent());
    expect(performance.now() - startedAt).toBeGreaterThan((rounds - 1) * MIN_ROUND_MS);

    // It has really stopped.
    await app.page.clock.fastForward(2 * MIN_ROUND_MS);
    await underWay.settle();
    await expect(game.rounds).toHaveText(String(rounds));
    expect(player.uid).toBeGreaterThan(0);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  'Part 7: free spins are bought at the price that is shown, as one stake, and the round is in the history',
  { tag: ['@phone', '@long'] },
  async ({ app, player, sandbox }) => {
    test.setTimeout(180_000);
    await app.open('/game/coral-deep');
    const game = new GamePage(app);
    await game.play.click();
    await game.isReady();
    const { frame } = game;
    await frame.getByRole('button', { name: 'Turbo' }).click();
    await frame.getByRole('button', { name: 'Buy free spins' }).click();
    const offer = frame.getByRole('dialog', { name: 'Buy free spins' });
    await expect(offer).toContainText('Return to player of this purchase: 96.01%');
    await expect(offer).toContainText('$12.15');
    await offer.getByRole('button', { name: 'Buy for $12.15' }).click();
    await expect(async () => {
      const goOn = frame.getByRole('button', { name: /^(Start|Continue)$/ });
      if (await goOn.first().isVisible()) await goOn.first().click({ timeout: 500 });
      await expect(game.rounds).toHaveText('1', { timeout: 300 });
    }).toPass({ timeout: 120_000 });
    await game.isReady();

    await frame.getByRole('button', { name: 'Your rounds' }).click();
    const round = frame.getByRole('listitem').filter({ hasText: 'Stake $12.15' }).first();
    await expect(round).toContainText('Bought');
    await round.getByRole('button', { name: 'Verify' }).click();
    await expect(round).toContainText('Matches:');
    expect(player.uid).toBeGreaterThan(0);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);
