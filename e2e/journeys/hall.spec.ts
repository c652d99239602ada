import { expect, test } from '../fixtures/test.ts';
import { HallPage } from '../pages/HallPage.ts';
import { SearchDialog } from '../pages/SearchDialog.ts';

test(
  '1-3, 2.6-1, 3-38, 7-66 on a phone filters are in a sheet with counts, the address has them, and the list keeps its place',
  { tag: '@phone' },
  async ({ app }) => {
    const hall = new HallPage(app);
    await hall.open();
    const first = hall.tiles.first();
    await expect(first).toBeInViewport();
    await hall.filters.click();
    await hall.sheet.getByRole('button', { name: /^High \d/ }).click();
    await expect(app.page).toHaveURL(/volatilities=high$/);
    await hall.sheet.getByRole('button', { name: /^96 to 97% \d/ }).click();
    await expect(app.page).toHaveURL(/volatilities=high&rtps=from96$/);
    const count = 6;
    await hall.sheet.getByRole('button', { name: `Show ${count} games` }).click();
    await expect(hall.sheet).toBeHidden();
    await expect(hall.found).toHaveText(`${count} games`);
    await expect(hall.tiles).toHaveCount(count);
    // What is chosen is said in one row; the games are still on the screen.
    await expect(first).toBeInViewport();
    await hall.chosen.getByRole('link', { name: 'High' }).click();
    await expect(app.page).toHaveURL(/\/gamehall\?rtps=from96$/);
    await hall.chosen.getByRole('link', { name: 'Clear filters' }).click();
    await expect(app.page).toHaveURL(/\/gamehall$/);

    await app.site.getByRole('main').getByRole('button', { name: 'Order: Popular first' }).click();
    await app.site.getByRole('menuitem', { name: 'By title' }).click();
    await expect(app.page).toHaveURL(/sort=title$/);
    await expect(hall.tiles.first()).toHaveAccessibleName(/^Aurora Plinko/);

    const last = hall.tiles.last();
    await last.scrollIntoViewIfNeeded();
    const place = await app.page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(200);
    await last.click();
    await expect(app.page).toHaveURL(/\/game\//);
    await app.page.goBack();
    await expect(last).toBeInViewport();
    expect(Math.abs((await app.page.evaluate(() => scrollY)) - place)).toBeLessThan(8);
  },
);

test(
  '2.10-11 the search opens by a key, forgives scripts, layouts and typing errors, and goes on without a network',
  { tag: '@desktop' },
  async ({ app, watch }) => {
    const search = new SearchDialog(app);
    await app.open('/');
    // What hears the key is fetched after the page.
    await expect(async () => {
      await app.page.keyboard.press('/');
      await expect(search.field).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await expect(search.options.first()).toBeVisible();
    for (const [typed, title] of [
      ['эмбер', 'Ember Dragon'],
      ['уьиук', 'Ember Dragon'],
      ['embre', 'Ember Dragon'],
      ['джейд', 'Jade Ascent'],
    ] as const) {
      await search.field.fill(typed);
      await expect(search.options).toHaveCount(1);
      await expect(search.chosen).toHaveText(new RegExp(`^${title}`));
    }
    await search.field.fill('243');
    await expect(search.dialog.getByRole('group', { name: 'Categories' })).toContainText('243 ways');
    await search.field.fill('sugarcu');
    await expect(search.dialog.getByRole('group', { name: 'Providers' })).toContainText('Sugarcube');

    watch.expectOffline();
    await app.context.setOffline(true);
    await search.field.fill('lantrn');
    await expect(search.chosen).toHaveText(/^Lantern Harbor/);
    await search.field.fill('qqqqqq');
    await expect(search.dialog).toContainText('Nothing fits.');
    await app.context.setOffline(false);

    await search.field.fill('free');
    await app.page.keyboard.press('ArrowDown');
    const chosen = await search.chosen.innerText();
    await app.page.keyboard.press('Enter');
    await expect(search.dialog).toBeHidden();
    await expect(app.site.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(chosen.split('\n')[0] ?? '');

    await app.site.getByRole('banner').getByRole('link', { name: 'Search games' }).click();
    await expect(search.recent).toContainText('free');
    await app.page.keyboard.press('Escape');
    await expect(search.dialog).toBeHidden();
    await app.page.keyboard.press('Control+k');
    await expect(search.field).toBeFocused();
  },
);

test(
  '3-59, 4-7, 7-67 to 7-69 a heart is set at once, kept on the account, and undone if it is refused; guests sign in first',
  { tag: ['@phone', '@desktop'] },
  async ({ app, sandbox, watch }) => {
    const hall = new HallPage(app);
    await hall.open();
    await hall.heart('Jade Ascent').click();
    await expect(app.site.getByRole('dialog').getByRole('heading', { name: 'Sign in' }).first()).toBeVisible();

    await app.enter(sandbox, '10');
    await hall.open();
    const sent = app.page.waitForResponse((reply) => reply.url().includes('games.addLike'));
    await hall.heart('Jade Ascent').click();
    await expect(hall.heart('Jade Ascent')).toHaveAttribute('aria-pressed', 'true');
    await sent;
    await app.open('/gamehall?marks=favourites');
    await expect(hall.tiles).toHaveCount(1);
    await expect(hall.tile('Jade Ascent')).toBeVisible();

    await app.page.route('**/api/games.removeLike*', (route) => route.fulfill({ status: 503, json: {} }));
    watch.expectStatus(503);
    // Until the favourites have arrived, a press would set the heart.
    await expect(hall.heart('Jade Ascent')).toHaveAttribute('aria-pressed', 'true');
    await hall.heart('Jade Ascent').click();
    await expect(app.site.getByText('The favourite could not be saved.')).toBeVisible();
    await expect(hall.heart('Jade Ascent')).toHaveAttribute('aria-pressed', 'true');
    await app.open('/');
    await expect(app.site.getByRole('heading', { name: 'Favourites' })).toBeAttached();
  },
);

test(
  '2.2-8, 2.2-10 unknown categories and values of an address are told kindly; providers lead to their games',
  { tag: '@desktop' },
  async ({ app }) => {
    const hall = new HallPage(app);
    await app.open('/gamehall?category=nowhere&types=%3Cscript%3E&sort=drop');
    await expect(app.site.getByRole('heading', { name: 'There is no such category' })).toBeVisible();
    await app.open('/providers');
    const main = app.site.getByRole('main');
    await main.getByRole('searchbox', { name: 'Search providers' }).fill('стоне');
    await expect(main.getByRole('listitem')).toHaveCount(1);
    await main.getByRole('link', { name: 'Stonelight' }).click();
    await expect(app.page).toHaveURL(/\/gamehall\?providers=stonelight$/);
    await expect(hall.chosen.getByRole('link', { name: 'Stonelight' })).toBeVisible();
  },
);
