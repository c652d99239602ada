import { expect, test } from '../fixtures/test.ts';

test(
  '3-62, 9-21, clarity 1 a guest is led to the offer’s page, and learns what it comes to for their own game and stake',
  { tag: '@web' },
  async ({ app }) => {
    await app.open('/offers');
    const main = app.site.getByRole('main');
    const banner = main.getByRole('complementary', { name: 'Know it before' });
    const [height, isPhone] = await banner.evaluate((element) => [
      (element as HTMLElement).offsetHeight,
      innerWidth < 768,
    ]);
    expect(height).toBe(isPhone ? 240 : 624);
    await banner.getByRole('link', { name: 'See an example' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Welcome bonus' })).toBeVisible();
    const chances = main.locator('#chances');
    await chances.scrollIntoViewIfNeeded();
    const says = chances.getByRole('status').filter({ hasText: 'in 100 players' });
    await expect(says).toContainText('You must stake $1,000 in all: 1,000 rounds of $1.', { timeout: 30_000 });
    await expect(says).toContainText('It takes 42 minutes or more');

    const game = chances.getByRole('combobox', { name: 'Game' });
    await game.click();
    await game.fill('roul');
    await chances.getByRole('option', { name: /^European Roulette/ }).click();
    await expect(says).toContainText('Only 10% of a stake counts in this game.', { timeout: 30_000 });
    await chances.getByRole('textbox', { name: 'Stake per round' }).fill('9');
    await expect(says).toContainText('The highest stake with bonus money is $5', { timeout: 30_000 });
    await chances.getByRole('textbox', { name: 'Your deposit' }).fill('5');
    await expect(chances.getByRole('alert')).toContainText('The offer needs $20 or more');
    await chances.getByText('How this is calculated').click();
    await expect(chances).toContainText('Only the deposit and the bonus are staked');
  },
);

test(
  'clarity 5, 1-11 an offer that changes later is compared line by line with the terms that were taken',
  { tag: '@web' },
  async ({ app, player, sandbox }) => {
    const id = `e2e-terms-${player.uid}`;
    const counts = { types: {}, games: { 'jade-ascent': 50 }, excluded: ['crash'] };
    await sandbox.openOffer(player.uid, id, 'Frost gift', { counts });
    await app.open('/offers');
    const main = app.site.getByRole('main');
    await main.getByRole('link', { name: 'Frost gift' }).click();
    await expect(main).toContainText('Comet RushExcluded');
    await main.getByRole('button', { name: 'Take it' }).click();
    await expect(main.getByText('It is yours.', { exact: false })).toBeVisible();
    await sandbox.changeOffer(id, 'Frost gift', { counts, wager_times: 20, max_stake: { USD: '2.00' } });

    await app.open('/profile/bonuses');
    const card = main.getByRole('region', { name: 'Frost gift' });
    await expect(card).toContainText('Your bonus keeps the terms of then.');
    const rows = card.getByRole('row').filter({ has: app.site.getByRole('cell') });
    await expect(rows).toHaveText([/To wager.*10 times.*20 times/, /Highest stake.*\$5.*\$2/]);
    await expect(card).toContainText('$0.00 of $50.00 wagered');
    await card.getByText('The terms that you took').click();
    await card.getByRole('link', { name: 'The offer as it is now' }).click();
    await expect(main).toContainText('The offer has changed since you took it');
  },
);
