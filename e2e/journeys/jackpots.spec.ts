import { HouseJackpots } from '../fixtures/HouseJackpots.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';
import { JackpotPage } from '../pages/JackpotPage.ts';
import { RoundGamePage } from '../pages/RoundGamePage.ts';

/** A slot that feeds the tower, or dice that feed the lights: each shell has a pool to itself. */
interface Feed {
  readonly jackpot: string;
  readonly currency: string;
  readonly sign: string;
  /** Plays one real round to its end. */
  readonly play: (app: Shell) => Promise<void>;
}

async function spin(app: Shell): Promise<void> {
  const game = new GamePage(app);
  await app.open('/game/cherry-parade');
  await game.play.click();
  await game.isReady();
  await game.stakeTo('10.00');
  await game.playRound();
}

async function roll(app: Shell): Promise<void> {
  const game = new RoundGamePage(app, 'Roll');
  await game.open('dice');
  await game.isReady();
  await game.setStake('10');
  await game.press('Roll');
  await expect.poll(() => game.rounds(), { timeout: 30_000 }).toBe(1);
}

const feeds: Readonly<Record<string, Feed>> = {
  'web-phone': { jackpot: 'brass-tower', currency: 'EUR', sign: '€', play: spin },
  'web-desktop': { jackpot: 'northern-lights', currency: 'EUR', sign: '€', play: roll },
  telegram: { jackpot: 'brass-tower', currency: 'TON', sign: 'TON', play: spin },
};

test(
  '1-5, 2.2-9, 7-75, 7-76, 7-119 a pool rises with a real stake, is won by the stake that brings it down, told after the round, and can be checked',
  { tag: ['@web', '@telegram'] },
  async ({ app, sandbox, watch: _watch }, { project }) => {
    test.setTimeout(180_000);
    const feed = feeds[project.name];
    if (feed === undefined) throw new Error(`${project.name} has no jackpot to itself`);
    const house = new HouseJackpots();
    const pool = { jackpot: feed.jackpot, tier: 'mini', currency: feed.currency };
    await house.enter(app, sandbox, feed.currency, '100');
    const page = new JackpotPage(app);
    await page.open(feed.jackpot);
    // The server has rendered the page for a guest, in the house's currency.
    await expect(page.tier('Mini')).toContainText(feed.sign);
    const before = await page.held('Mini');
    await feed.play(app);
    await page.open(feed.jackpot);
    await expect(page.tier('Mini')).toContainText(feed.sign);
    await expect.poll(() => page.held('Mini')).toBeGreaterThan(before);

    // The page follows the server's value without being asked.
    const filled = Math.ceil(before) + 2;
    await house.fill(pool, String(filled));
    await expect.poll(() => page.held('Mini')).toBeGreaterThanOrEqual(filled);

    await house.dropNext(pool, '2');
    await feed.play(app);
    await expect(page.celebration).toBeVisible({ timeout: 20_000 });
    const won = (await page.celebration.locator('bdi').first().textContent()) ?? '';
    await page.celebration.getByRole('button', { name: 'See the jackpot' }).click();
    const own = page.winners.getByRole('listitem').filter({ hasText: 'You' }).first();
    await expect(own).toContainText('Mini');
    await expect(own).toContainText(won);
    await own.getByRole('button', { name: /^Check this drop/ }).click();
    await expect(own).toContainText('Checked in your browser: this drop is right.');
    // It is the player's own money: more than was left of what they began with.
    const held = Number(won.replaceAll(/[^\d.]/g, ''));
    await expect.poll(async () => (await new HeaderPage(app).cents()) / 100).toBeGreaterThan(80 + held - 1);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);
