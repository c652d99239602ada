import { HouseSportsbook } from '../fixtures/HouseSportsbook.ts';
import type { Chosen } from '../fixtures/HouseSportsbook.ts';
import { expect, test } from '../fixtures/test.ts';
import { BetsPage } from '../pages/BetsPage.ts';
import { centsOf, HeaderPage, shownAmount } from '../pages/HeaderPage.ts';
import { InboxPage } from '../pages/InboxPage.ts';
import { SportsbookPage } from '../pages/SportsbookPage.ts';

/** Cents that a stake in cents pays at these odds, rounded down once. */
const paid = (cents: number, ...picks: readonly Pick<Chosen, 'odds'>[]): number =>
  Number(picks.reduce((top, { odds }) => top * BigInt(odds), BigInt(cents)) / 1000n ** BigInt(picks.length));

const cents = ({ amount }: { readonly amount: string }): number => Math.round(Number(amount) * 100);

test(
  '1-4, 2.2-4, 2.2-20, 2.4-1 three singles of a shared slip: one won, one void, one cashed out, each to the cent',
  { tag: ['@web', '@telegram', '@frames'] },
  async ({ app, sandbox }) => {
    test.setTimeout(180_000);
    const house = new HouseSportsbook();
    const [won, voided, sold] = (await house.upcoming(3)) as [Chosen, Chosen, Chosen];
    const player = await app.enter(sandbox, '100');
    const sportsbook = new SportsbookPage(app);
    const header = new HeaderPage(app);
    const bets = new BetsPage(app);
    await sportsbook.open(`/slip/${await house.slipOf([won, voided, sold])}`);
    await sportsbook.place('10', '$30', 'Singles');
    await expect(sportsbook.frame.getByRole('heading', { name: 'Bets accepted: 3' })).toBeVisible();
    await header.seesBalance('$70');
    expect((await house.bets(player)).map(({ kind, status }) => `${kind} ${status}`)).toEqual(
      Array(3).fill('single open'),
    );

    await house.rule(won, 'won');
    const payout = paid(1_000, won);
    await header.seesBalance(shownAmount(7_000 + payout));
    await house.rule(voided, 'void');
    await header.seesBalance(shownAmount(8_000 + payout));

    await sportsbook.frame.getByRole('button', { name: 'My bets' }).click();
    const price = centsOf(await sportsbook.cashOut(sold.home));
    // 95 % of the fair value, which is below the stake by the margin as long as nothing has happened.
    expect(price).toBeGreaterThan(800);
    expect(price).toBeLessThan(1_000);
    await header.seesBalance(shownAmount(8_000 + payout + price));
    expect((await sandbox.balances(player)).main).toBe(8_000 + payout + price);

    await bets.open('Settled');
    await expect(bets.bet(won.home)).toContainText('Won');
    await expect(bets.bet(won.home)).toContainText(shownAmount(payout));
    await expect(bets.bet(voided.home)).toContainText('Void, stake returned');
    await expect(bets.bet(voided.home)).toContainText('Paid $10');
    await bets.open('Cashed out');
    await expect(bets.bet(sold.home)).toContainText(shownAmount(price));
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '1-4, 2.2-20 an accumulator is lost by one leg, and one line of three of a system wins',
  { tag: '@phone' },
  async ({ app, sandbox }) => {
    test.setTimeout(180_000);
    const house = new HouseSportsbook();
    const [first, lost, second, third, last] = (await house.upcoming(5)) as [Chosen, Chosen, Chosen, Chosen, Chosen];
    const player = await app.enter(sandbox, '5');
    const sportsbook = new SportsbookPage(app);
    const header = new HeaderPage(app);
    const bets = new BetsPage(app);
    await sportsbook.open(`/slip/${await house.slipOf([first, lost])}`);
    await sportsbook.place('2', '$2', 'Accumulator');
    await expect(sportsbook.frame.getByRole('heading', { name: 'Bet accepted' })).toBeVisible();
    await header.seesBalance('$3');
    // One leg won decides nothing; one lost leg ends it.
    await house.rule(first, 'won');
    expect((await house.bets(player))[0]).toMatchObject({ kind: 'accumulator', status: 'open' });
    await house.rule(lost, 'lost');
    await bets.open('Settled');
    await expect(bets.bet(lost.home)).toContainText('Lost');
    await header.seesBalance('$3');

    await sportsbook.open(`/slip/${await house.slipOf([second, third, last])}`);
    await sportsbook.place('1', '$3', 'System');
    await expect(sportsbook.frame.getByRole('heading', { name: 'Bet accepted' })).toBeVisible();
    await header.seesBalance('$0');
    await house.rule(last, 'lost');
    await house.rule(second, 'won');
    await house.rule(third, 'won');
    // Of three lines of $1 one has won.
    const system = paid(100, second, third);
    await header.seesBalance(shownAmount(system));
    await bets.open('Settled');
    await expect(bets.bet(second.home)).toContainText(system > 300 ? 'Won' : 'Returned in part');
    await expect(bets.bet(second.home)).toContainText(shownAmount(system));
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '1-4, 2.2-20 a live bet is checked after its delay: asked again at changed odds, then taken at them by consent',
  { tag: ['@web', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(180_000);
    const house = new HouseSportsbook();
    const player = await app.enter(sandbox, '100');
    const sportsbook = new SportsbookPage(app);
    const header = new HeaderPage(app);
    const pick = await house.live();
    await sportsbook.open(`/slip/${await house.slipOf([pick])}`);
    await sportsbook.slip.getByRole('textbox', { name: 'Stake' }).last().fill('10');

    /** Places, lowers the price within the delay, and says how it ended; a match in danger is tried again. */
    const placeLive = async (): Promise<'accepted' | 'oddsChanged'> => {
      for (;;) {
        const answered = app.page.waitForResponse((response) => response.url().endsWith('/sportsbook/api/bets'));
        await sportsbook.placeButton('$10').click();
        const { status } = (await (await answered).json()) as { readonly status: string };
        if (status === 'delayed') await house.rule(pick, 'cut');
        const end = sportsbook.slip.getByText(
          /^(Bet accepted|The odds changed during|Odds have changed|A market is suspended)/,
        );
        await expect(end).toBeVisible({ timeout: 30_000 });
        const text = (await end.textContent()) ?? '';
        if (text === 'Bet accepted') return 'accepted';
        if (text.startsWith('The odds changed during')) return 'oddsChanged';
      }
    };

    expect(await placeLive()).toBe('oddsChanged');
    await header.seesBalance('$100');
    expect(await house.bets(player)).toEqual([]);

    await sportsbook.agreeTo('Take any odds');
    expect(await placeLive()).toBe('accepted');
    await header.seesBalance('$90');
    const [bet] = await house.bets(player);
    if (bet === undefined) throw new Error('the operator knows no bet');
    // Stake and payout of the odds that it was taken at, and not of those that it was asked for.
    expect(bet.odds).not.toBe(pick.odds);
    expect(cents(bet.possible_payout)).toBe(paid(1_000, bet));
    await expect(sportsbook.slip).toContainText(shownAmount(paid(1_000, bet)));

    await house.rule(pick, 'won');
    await header.seesBalance(shownAmount(9_000 + paid(1_000, bet)));
    const bets = new BetsPage(app);
    await bets.open('Settled');
    await expect(bets.bet(pick.home)).toContainText(shownAmount(paid(1_000, bet)));
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '1-4, 1-11 a betting bonus pays a bet, says so, is wagered by it and converted to the cent',
  { tag: ['@phone', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(180_000);
    const house = new HouseSportsbook();
    const [pick] = (await house.upcoming(1)) as [Chosen];
    const player = await app.enter(sandbox, '0');
    await house.grantBonus(player.uid, '10.00');
    const sportsbook = new SportsbookPage(app);
    const bets = new BetsPage(app);
    await sportsbook.open(`/slip/${await house.slipOf([pick])}`);
    // On a busy machine the frame takes longer to open than a text may take to appear.
    await sportsbook.slip.waitFor();
    await expect(sportsbook.slip).toContainText('Betting bonus $10');
    await expect(app.site.getByText('paid with your betting bonus')).toBeVisible();
    await sportsbook.place('10', '$10');
    await expect(sportsbook.frame.getByRole('heading', { name: 'Bet accepted' })).toBeVisible();
    expect((await sandbox.balances(player)).main).toBe(0);

    await house.rule(pick, 'won');
    const payout = paid(1_000, pick);
    await expect.poll(async () => (await sandbox.balances(player)).main).toBe(payout);
    await new HeaderPage(app).seesBalance(shownAmount(payout));
    await bets.open('Settled');
    await expect(bets.bet(pick.home)).toContainText(shownAmount(payout));
    await bets.bet(pick.home).getByRole('button').first().click();
    await expect(bets.bet(pick.home)).toContainText('$10.00 of the stake came from the bonus');
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  'Part 13 a leg of an open bet is left out at the cash-out value; the followed match tells how the bet has ended',
  { tag: ['@web', '@telegram'] },
  async ({ app, sandbox }) => {
    test.setTimeout(180_000);
    const house = new HouseSportsbook();
    const [kept, dropped] = (await house.upcoming(2)) as [Chosen, Chosen];
    const player = await app.enter(sandbox, '100');
    const sportsbook = new SportsbookPage(app);
    const header = new HeaderPage(app);
    const bets = new BetsPage(app);
    await sportsbook.open(`/slip/${await house.slipOf([kept, dropped])}`);
    await sportsbook.place('10', '$10', 'Accumulator');
    await expect(sportsbook.frame.getByRole('heading', { name: 'Bet accepted' })).toBeVisible();
    await header.seesBalance('$90');

    await sportsbook.open(`/event/${kept.event}`);
    const follow = sportsbook.frame.getByRole('button', { name: 'Follow', exact: true });
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await follow.click();
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await sportsbook.open('/bets');
    const bet = sportsbook.bet(kept.home);
    await bet.getByRole('button', { name: 'Edit bet' }).click();
    await bet.getByRole('button', { name: `Leave out: ${dropped.home}` }).click();
    await expect(bet).toContainText('New stake');
    await bet.getByRole('button', { name: 'Confirm the change' }).click();
    await expect(sportsbook.frame.getByText('The bet was changed.')).toBeVisible();
    await expect(sportsbook.bet(dropped.home)).toHaveCount(0);
    // What the old bet brought is the stake of the new one: no money has come or gone.
    await header.seesBalance('$90');
    const [edited, old] = await house.bets(player);
    if (edited === undefined || old === undefined) throw new Error('the operator does not know both bets');
    expect([edited.kind, edited.status, old.kind, old.status]).toEqual(['single', 'open', 'accumulator', 'cashed_out']);
    expect(edited.stake.amount).toBe(old.payout.amount);

    await house.rule(kept, 'won');
    const payout = paid(cents(edited.stake), kept);
    await header.seesBalance(shownAmount(9_000 + payout));
    await bets.open('Settled');
    await expect(bets.bet(kept.home)).toContainText(shownAmount(payout));
    const inbox = new InboxPage(app);
    await inbox.open();
    await expect(inbox.row('Your bet has ended')).toContainText(kept.home);
    expect(await sandbox.auditLedger()).toEqual([]);
  },
);

test(
  '2.2-4 2.12-1 7-66 the betting page is in the site map, with a head of its own and one address for all of its matches',
  { tag: '@desktop' },
  async ({ app }) => {
    const house = new HouseSportsbook();
    const [match] = (await house.upcoming(1)) as [Chosen];
    await app.open(`/betting?p=/event/${match.event}`);
    await expect(app.page).toHaveTitle('Sports betting | Croupier');
    const origin = new URL(app.page.url()).origin;
    await expect(app.site.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/betting`);
    await expect(app.site.locator('meta[name="description"]')).toHaveAttribute('content', /^Bet on football, tennis/);
    const map = await app.page.request.get(`${origin}/sitemaps/betting.xml`);
    expect(await map.text()).toContain(`<loc>${origin}/betting</loc>`);
  },
);
