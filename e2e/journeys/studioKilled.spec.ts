import { expect } from '../fixtures/test.ts';
import { BalanceRecord } from '../fixtures/BalanceRecord.ts';
import { test } from '../fixtures/vendorsApart.ts';
import { GamePage } from '../pages/GamePage.ts';
import { HeaderPage, shownAmount } from '../pages/HeaderPage.ts';
import { RoundGamePage } from '../pages/RoundGamePage.ts';

// In one worker, so that the product is started once.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const credit = 10_000;
const lostNote = 'The connection was lost. Your stake is safe';
/** The page asks again every 8 s at most, and the result is shown then. */
const backWithin = 30_000;

/** The credit, less the stakes and with the wins of the rounds that the game has shown to the site. */
const left = async (record: BalanceRecord): Promise<number> =>
  (await record.rounds()).reduce((sum, { stake, totalWin }) => sum + totalWin - stake, credit);

test(
  '1-3, F1 logical: the studio is killed in the middle of a round of Reef Mines, which then goes on',
  { tag: ['@phone', '@long'] },
  async ({ app, player, sandbox, vendors, watch }) => {
    const game = new RoundGamePage(app, 'Dive');
    const record = await BalanceRecord.prepare(app);
    await game.open('mines');
    await game.isReady();
    await game.setStake('0.20');
    await game.press('Mines: 1');
    const hasPearl = game.free(/^Take /);
    // One shell in 25 has the mine: a round that has ended at the first one cannot be killed.
    do {
      await game.press('Dive');
      await game.press('Open any shell');
      await expect(hasPearl.or(game.free('Dive'))).toBeVisible({ timeout: 15_000 });
    } while (!(await hasPearl.isVisible()));
    const before = await game.rounds();

    watch.expectLostServer(vendors.addresses.vendors);
    await vendors.kill();
    await game.press('Open any shell');
    await expect(game.note).toContainText(lostNote);
    await vendors.run();
    // The shell is opened by the same call, which the page repeats.
    await expect(hasPearl.or(game.free('Dive'))).toBeVisible({ timeout: backWithin });
    await expect(game.note).toBeHidden();
    await game.pressIfTaken(/^Take /);
    await game.isReady();
    expect((await record.rounds()).map(({ stake }) => stake)).toEqual(Array.from({ length: before + 1 }, () => 20));
    await new HeaderPage(app).seesBalance(shownAmount(await left(record)));
    expect(await game.balance()).toBe(await left(record));
    const history = await sandbox.gameHistory(player);
    expect(history.map(({ status }) => status)).toEqual(Array.from({ length: before + 1 }, () => 'settled'));
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '1-3, F1 slot: a spin of Cherry Parade that the killed studio did not hear is played once',
  { tag: ['@phone', '@long'] },
  async ({ app, player, sandbox, vendors, watch }) => {
    const game = new GamePage(app);
    const record = await BalanceRecord.prepare(app);
    await app.open('/game/cherry-parade');
    await game.play.click();
    await game.isReady();

    watch.expectLostServer(vendors.addresses.vendors);
    await vendors.kill();
    await game.spin.click();
    await expect(game.frame.getByText(lostNote).first()).toBeVisible();
    await vendors.run();
    await expect(game.rounds).toHaveText('1', { timeout: 60_000 });
    await new HeaderPage(app).seesBalance(shownAmount(await left(record)));
    expect(await record.rounds()).toHaveLength(1);
    expect(await sandbox.gameHistory(player)).toMatchObject([{ status: 'settled' }]);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '1-3, F1 fast: the studio is killed while a comet flies; the bet is played or given back, and the table goes on',
  { tag: '@phone' },
  async ({ app, player, sandbox, vendors, watch }) => {
    const game = new RoundGamePage(app, 'Place bet');
    const record = await BalanceRecord.prepare(app);
    await game.open('crash');
    const place = game.free(/^(Place bet|Bet in the next round)$/);
    await expect(place).toBeVisible({ timeout: 15_000 });
    await game.setStake('0.20');
    // Not reached by nearly any comet: the player would have to leave by themselves.
    const auto = game.frame.getByLabel('Auto cash-out');
    await auto.fill('1000');
    const cashOut = game.free(/^Cash out /);
    let placed = 0;
    // A comet that is gone at once cannot be interrupted.
    do {
      await place.click();
      placed += 1;
      // A comet of another round that flies far is waited for.
      await expect(cashOut.or(place)).toBeVisible({ timeout: 150_000 });
    } while (!(await cashOut.isVisible()));

    // A stake that was given back is answered with it.
    watch.expectStatus(409);
    watch.expectLostServer(vendors.addresses.vendors);
    await vendors.kill();
    await expect(game.note).toContainText('The table cannot be reached. Bets that are in stay in');
    await vendors.run();
    const statuses = async (): Promise<readonly string[]> =>
      (await sandbox.gameHistory(player)).map(({ status }) => status);
    await expect.poll(statuses, { timeout: 120_000 }).not.toContain('open');
    // In words: what the bet came to, or that the stake was given back.
    const [first] = await statuses();
    if (first === 'rolled_back') await expect(game.note).toContainText('Your stake was given back');
    const played = first === 'rolled_back' ? placed - 1 : placed;
    await expect.poll(() => game.rounds(), { timeout: backWithin }).toBe(played);
    await new HeaderPage(app).seesBalance(shownAmount(await left(record)));

    await auto.fill('1.01');
    await expect(place).toBeVisible();
    await place.click();
    await expect.poll(() => game.rounds(), { timeout: 120_000 }).toBe(played + 1);
    await new HeaderPage(app).seesBalance(shownAmount(await left(record)));
    expect(await game.balance()).toBe(await left(record));
    const others = Array.from({ length: placed - 1 }, () => 'settled');
    expect(await statuses()).toEqual(['settled', first, ...others]);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);
