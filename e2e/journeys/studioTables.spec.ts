import { expect as expectThat } from '@playwright/test';
import type { Response } from '@playwright/test';
import { BalanceRecord } from '../fixtures/BalanceRecord.ts';
import { test } from '../fixtures/test.ts';
import { WebShell } from '../fixtures/WebShell.ts';
import { HeaderPage, shownAmount } from '../pages/HeaderPage.ts';
import { RoundGamePage } from '../pages/RoundGamePage.ts';

const credit = 10_000;
/** A round of a live table takes up to 40 s; one of crash, as long as its comet flies. */
const roundWithin = 90_000;
const fewRounds = 8;

test.describe.configure({ timeout: 240_000 });

/** Places the bet in this round or the next; once more if it comes as betting closes, which refuses it. */
async function placeBet(game: RoundGamePage): Promise<Response> {
  const bets = (response: Response): boolean => response.url().endsWith('/studio/api/bet');
  for (;;) {
    const answered = game.app.page.waitForResponse(bets, { timeout: roundWithin });
    await game.frame.getByRole('button', { name: /^(Place bet|Bet in the next round)$/ }).click();
    const answer = await answered;
    if (answer.status() !== 409) return answer;
  }
}

const nets = async (record: BalanceRecord): Promise<readonly number[]> =>
  (await record.rounds()).map(({ totalWin, stake }) => totalWin - stake);

test(
  '1-3, F1 fast: Comet Rush is cashed out by itself, and lost',
  { tag: '@phone' },
  async ({ app, player, sandbox }) => {
    const game = new RoundGamePage(app, 'Place bet');
    const record = await BalanceRecord.prepare(app);
    await game.open('crash');
    const { frame } = game;
    await expectThat(frame.locator('.desk')).toBeVisible({ timeout: 15_000 });
    await game.setStake('0.20');
    const auto = frame.getByLabel('Auto cash-out');
    for (let round = 0; round < fewRounds; round += 1) {
      const done = await nets(record);
      const hasWon = done.some((net) => net > 0);
      if (hasWon && done.some((net) => net < 0)) break;
      // Nearly sure to be reached, and nearly sure not to be.
      await auto.fill(hasWon ? '1000' : '1.10');
      await placeBet(game);
      await expectThat.poll(async () => (await nets(record)).length, { timeout: roundWithin }).toBe(done.length + 1);
    }
    const done = await nets(record);
    expectThat([done.some((net) => net > 0), done.some((net) => net < 0)]).toEqual([true, true]);
    await new HeaderPage(app).seesBalance(shownAmount(done.reduce((sum, net) => sum + net, credit)));
    expectThat(await sandbox.auditLedger()).toEqual([]);
    expectThat(player.uid).toBeGreaterThan(0);
  },
);

test(
  '1-3, F1 live: a bet at Salon Noir whose page is closed is settled with the table',
  { tag: ['@phone', '@long'] },
  async ({ app, player, sandbox }) => {
    const game = new RoundGamePage(app, 'Place bet');
    await game.open('live-roulette');
    const red = game.frame.locator('[data-place="red"]');
    await expectThat(red).toBeVisible({ timeout: 15_000 });
    await red.click();
    const { round } = (await (await placeBet(game)).json()) as { readonly round: { readonly id: string } };
    await app.page.close();

    const again = new WebShell('web', app.context, await app.context.newPage());
    await new RoundGamePage(again, 'Place bet').open('live-roulette');
    await expectThat
      .poll(async () => (await sandbox.gameHistory(player))[0]?.status, { timeout: roundWithin })
      .toBe('settled');
    expectThat(await sandbox.gameHistory(player)).toMatchObject([{ round_id: expectThat.stringContaining(round.id) }]);
    expectThat(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '1-3, F1 live: a round of Grand Carousel in Telegram',
  { tag: ['@telegram', '@long'] },
  async ({ app, player }) => {
    const game = new RoundGamePage(app, 'Place bet');
    const record = await BalanceRecord.prepare(app);
    await game.open('carousel');
    const spot = game.frame.locator('.ca-spot').first();
    await expectThat(spot).toBeVisible({ timeout: 15_000 });
    await spot.click();
    await placeBet(game);
    await expectThat.poll(async () => (await nets(record)).length, { timeout: roundWithin * 2 }).toBe(1);
    const [net = 0] = await nets(record);
    await new HeaderPage(app).seesBalance(shownAmount(credit + net));
    expectThat(player.uid).toBeGreaterThan(0);
  },
);
