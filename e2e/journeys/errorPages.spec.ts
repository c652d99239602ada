import { testPassword } from '../fixtures/Sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilAlive } from '../fixtures/waitUntilLive.ts';
import { AuthDialog } from '../pages/AuthDialog.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

const blocked = 'This account is blocked';

test(
  '8-10, 2.11-3 a player who is blocked while signed in sees the block page, and can sign out',
  { tag: '@phone' },
  async ({ app, player, sandbox, watch }) => {
    watch.expectStatus(403);
    await sandbox.ban(player.uid);
    await app.open('/gamehall');
    await expect(app.site.getByRole('heading', { level: 1, name: blocked })).toBeVisible();
    await expect(app.page).toHaveTitle(blocked);
    await app.site.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await new HeaderPage(app).seesGuest();
    await expect(app.page).not.toHaveTitle(blocked);
  },
);

test(
  '8-10, 8-19 a blocked player who signs in sees the block page, not a form error',
  { tag: '@desktop' },
  async ({ app, sandbox, watch }) => {
    watch.expectStatus(403);
    const player = await sandbox.createPlayer();
    await sandbox.ban(player.uid);
    await app.open('/gamehall?category=popular&show_popup_auth=1');
    const signIn = new AuthDialog(app, 'Sign in');
    await signIn.fill({ email: player.email, password: testPassword });
    await signIn.submit.click();
    await expect(app.site.getByRole('heading', { level: 1, name: blocked })).toBeVisible();
    await expect(signIn.dialog).toHaveCount(0);
    await expect(app.site.getByRole('alert')).toHaveCount(0);
    await expect(app.page).toHaveTitle(blocked);
  },
);

test(
  '8-12, 2.11-8 a 403 during navigation shows the forbidden page with its own title, and the next page has its own title again',
  { tag: '@desktop' },
  async ({ app, watch }) => {
    watch.expectStatus(403);
    await app.open('/');
    // Not the question whether there is a sportsbook, which the page asks by itself.
    const hallGames = /\/api\/games\.get\?(?!.*dgt_sportsbook)/;
    await app.page.route(hallGames, (route) =>
      route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Blocked by a firewall</h1>' }),
    );
    const games = app.site.getByRole('navigation').getByRole('link', { name: 'Games', exact: true }).first();
    await waitUntilAlive(games);
    await games.click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
    await expect(app.page).toHaveTitle('No access');
    await app.page.unroute(hallGames);
    await app.site.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'No access' })).toHaveCount(0);
    await expect(app.page).not.toHaveTitle('No access');
  },
);

test('8-13 an unknown page has status 404 and a link to the home page', { tag: '@phone' }, async ({ app, watch }) => {
  watch.expectStatus(404);
  await app.open('/no/such/page');
  await expect(app.page).toHaveTitle('Page not found');
  await app.site.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(app.page).toHaveURL(/\/$/);
  await expect(app.page).not.toHaveTitle('Page not found');
});
