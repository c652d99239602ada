import { CallsUnderWay } from '../fixtures/CallsUnderWay.ts';
import type { Sandbox, TestPlayer } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Shell } from '../fixtures/Shell.ts';
import { CashbackPage } from '../pages/CashbackPage.ts';
import { GamePage } from '../pages/GamePage.ts';
import { centsOf, HeaderPage, shownAmount } from '../pages/HeaderPage.ts';

/** Longer than a page waits before it shows the popup. */
const quietMs = 4_000;

const mostRounds = 45;

/** Real rounds that lose, until the week has lost and the day has staked enough to give something back. */
async function loseSome(app: Shell, sandbox: Sandbox, player: TestPlayer): Promise<void> {
  await sandbox.chooseRounds(
    player,
    'cherry-parade',
    Array.from({ length: mostRounds }, () => 'loss'),
  );
  const game = new GamePage(app);
  await app.open('/game/cherry-parade');
  await game.play.click();
  await game.isReady();
  await game.stakeTo('2.00');
  const isEnough = async () =>
    (await sandbox.cashbacks(player)).running.every(({ amount }) => centsOf(amount.amount) > 0);
  for (let tries = 0; tries < mostRounds && !(await isEnough()); tries += 1) await game.playRound();
  await app.site.getByRole('button', { name: 'Leave the game' }).click();
  await expect(game.play).toBeVisible();
}

test(
  '1-12, 2.10-4, 4-25, 4-26, 7-42 cashback of real losses is shown once, paid once, and refused with words after that',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox, watch }) => {
    test.setTimeout(240_000);
    const player = await app.enter(sandbox, '100');
    await loseSome(app, sandbox, player);
    await sandbox.closeCashbacks(player.uid);
    const { items } = await sandbox.cashbacks(player);
    expect(items.map(({ kind }) => kind)).toEqual(['period', 'rake']);
    const [weekly, daily] = items.map(({ id, amount }) => ({ id, cents: centsOf(amount.amount) }));
    if (weekly === undefined || daily === undefined) throw new Error('there are two cashbacks');

    const page = new CashbackPage(app);
    const header = new HeaderPage(app);
    await app.open('/');
    await expect(page.popup).toContainText(`$${(weekly.cents / 100).toFixed(2)}`);
    await expect(page.popup).toContainText(/Staked.*Won.*Lost.*10% of \$[\d.]+ lost/);
    // The page's messages have close buttons, too, and are read inside of the dialog.
    const stored = app.page.waitForResponse((reply) => reply.url().includes('storage.set'));
    await page.popup.getByRole('button', { name: 'Close' }).first().click();
    await expect(page.popup).toBeHidden();
    await stored;
    const underWay = new CallsUnderWay(app.page);
    await app.page.clock.install();
    await app.open('/offers');
    await underWay.settle(app.site);
    await app.page.clock.fastForward(quietMs);
    await underWay.settle(app.site);
    await expect(page.popup).toBeHidden();

    await page.open();
    const before = await header.cents();
    await page.payOut('Weekly cashback').click();
    await expect(page.news).toContainText('It is your own money, with nothing to wager.');
    await header.seesBalance(shownAmount(before + weekly.cents));
    await expect(page.earlier).toContainText(/Weekly cashback.*Paid out/);
    await expect(page.payOut('Weekly cashback')).toHaveCount(0);

    // This window does not hear of what another one does.
    let isCutOff = true;
    await app.page.route('**/api/cashbacks.get*', (route) => (isCutOff ? undefined : route.fallback()));
    await sandbox.payCashback(player, daily.id);
    watch.expectStatus(422);
    await page.payOut('Daily rakeback').click();
    await expect(page.refusal).toContainText('This cashback cannot be paid out any more.');
    isCutOff = false;
    await page.open();
    await expect(page.earlier).toContainText(/Daily rakeback.*Paid out/);
    await header.seesBalance(shownAmount(before + weekly.cents + daily.cents));
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '2.4-1 the calendar’s open day is claimed once, and its bonus is among the player’s',
  { tag: '@phone' },
  async ({ app, sandbox }) => {
    const player = await app.enter(sandbox, '0');
    await sandbox.deposit(player, '20.00');
    await app.open('/offers');
    const { site } = app;
    const calendar = site.getByRole('region', { name: 'Reload calendar' });
    await expect(calendar.getByRole('button', { name: /^Day \d .*Open$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(calendar).toContainText(/No deposit.*Wager the bonus 10 ×.*3 days/);
    await calendar.getByRole('button', { name: 'Claim this day' }).click();
    await expect(calendar.getByRole('status')).toContainText('It is yours and among your bonuses.');
    await expect(calendar.getByRole('button', { name: /^Day \d .*Claimed$/ })).toHaveCount(1);
    await calendar.getByRole('link', { name: 'To the bonuses' }).click();
    await expect(site.getByRole('main').getByRole('region', { name: 'Reload calendar' })).toContainText('Active');
    expect(await sandbox.activeBonuses(player)).toHaveLength(1);
  },
);
