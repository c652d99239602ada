import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import type { TestPlayer } from '../fixtures/Sandbox.ts';
import { readAddresses } from '../setup/addresses.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { DepositPage } from '../pages/DepositPage.ts';
import { GamePage } from '../pages/GamePage.ts';
import { PayVendorPage } from '../pages/PayVendorPage.ts';

const themes = ['dark', 'light'] as const;
const languages = [
  { name: 'left to right', prefix: '' },
  { name: 'right to left', prefix: '/ar' },
] as const;

const forGuests = [
  '/',
  '/gamehall',
  '/gamehall?query=zzzz',
  '/game/lantern-harbor',
  '/nope/nope',
  '/?show_popup_auth=1',
  '/?show_popup_reg=1',
  '/confirmation',
  '/confirmation/success',
  '/unsubscribe',
  '/hand/Zm9v',
  '/offers',
  '/offers/welcome',
  '/promotions',
];
const forPlayers = [
  '/cashier/deposit',
  '/cashier/withdraw',
  '/cashier/wallet',
  '/cashier/history',
  '/cashier/history?tab=ledger',
  '/cashier/history?tab=results',
  '/cashier/paysuccess',
  '/cashier/payfail',
  '/cashier/paypending',
  '/cashier/paycancel',
  '/profile/settings',
  '/confirmation',
  '/profile/security',
  '/profile/contacts',
  '/profile/notification',
  '/profile/verification',
  '/profile/responsible-game',
  '/profile/privacy',
  '/?promo_code=HELLO5',
  '/profile/bonuses',
  '/profile/cashback',
  '/offers/try-out',
  '/wheel-of-fortune',
];

/** Focus guards of a menu: elements that move the focus on when Tab reaches them. */
const focusGuards = '[data-base-ui-focus-guard]';

/** All axe violations on the current page, one line each. A menu need not be in a landmark: its button opens it. */
async function findings(page: Page): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).exclude('iframe').exclude(focusGuards);
  // What passes is not listed, and without frames no second page is needed to put results together.
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const counts = (id: string, html: string) => id !== 'region' || !html.includes('role="menu"');
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => counts(id, node.html))
      .map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
  );
}

/** Waits until skeletons are gone and finite animations have ended, since axe measures the colours on screen. */
async function atRest(page: Page): Promise<void> {
  // Blocks of the lobby come at the first key; any other part far below when it comes near.
  await page.keyboard.press('Shift');
  await page.evaluate(() => document.querySelector('main [aria-busy="true"]')?.scrollIntoView());
  await expect(
    page.locator('[aria-busy="true"]:visible, span[aria-hidden="true"][style*="--radius"]:visible'),
  ).toHaveCount(0);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(passing.map((one) => one.finished.catch(() => undefined)));
  });
}

/** Each theme and direction on one size: all pairs are covered. `AXE_MATRIX=all` takes every combination. */
const sizesOf = (theme: string, prefix: string): ('@phone' | '@desktop' | '@long')[] => {
  if (process.env['AXE_MATRIX'] === 'all') return ['@phone', '@desktop'];
  // The short form has one: dark, from left to right.
  return theme === 'dark' && prefix === '' ? ['@phone'] : ['@desktop', '@long'];
};

for (const theme of themes) {
  for (const { name, prefix } of languages) {
    test(
      `A6 axe finds nothing on any page or dialog, ${theme}, ${name}`,
      { tag: sizesOf(theme, prefix) },
      async ({ app, sandbox, watch }) => {
        test.setTimeout(360_000);
        watch.expectStatus(404);
        const { site } = readAddresses();
        const { page, context } = app;
        await context.addCookies([{ name: 'theme', value: theme, url: site }]);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const found: string[] = [];
        const judge = async (what: string) => {
          await atRest(page);
          found.push(...(await findings(page)).map((line) => `${what}: ${line}`));
        };
        const judgeAll = async (paths: readonly string[]) => {
          for (const path of paths) {
            await page.goto(site + prefix + path);
            await waitUntilLive(page.mainFrame());
            if (/show_popup|promo_code/.test(path)) await page.getByRole('dialog').waitFor();
            await judge(path);
          }
        };
        await judgeAll(forGuests);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const player: TestPlayer = await app.enter(sandbox, '100');
        await sandbox.grantBonus(player.uid, '20.00');
        await judgeAll(forPlayers);
        await page.locator('header button[aria-label]').filter({ hasText: '$' }).click();
        await page.getByRole('dialog').waitFor();
        await judge('balance');
        await page.keyboard.press('Escape');
        await page.goto(`${site}${prefix}/cashier/withdraw`);
        await page.locator('input[name=amount]').fill('25');
        await page.locator('input[name=requisites]').fill('4111111111111111');
        await page.locator('main button[type=submit]').click();
        await page.getByRole('dialog').waitFor();
        await judge('review');
        await page.goto(`${site}${prefix}/`);
        await waitUntilLive(page.mainFrame());
        const language = page.locator('button[aria-haspopup="menu"]:visible').last();
        await language.click();
        await page.getByRole('menu').waitFor();
        await judge('languages');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
        const menu = page.locator('nav button:visible').first();
        const isNarrow = (page.viewportSize()?.width ?? 0) < 1_000;
        if (isNarrow) {
          await menu.click();
          await page.getByRole('dialog').waitFor();
          await judge('menu');
        }
        await page
          .locator(isNarrow ? '[role="dialog"] nav + button' : 'nav [role="group"] button')
          .first()
          .click();
        await page.locator('[role="dialog"] code').waitFor();
        await judge('handoff');
        expect(found).toEqual([]);
      },
    );
  }
}

test(
  'A6 axe finds nothing in a game’s frame and on the payment vendor’s page',
  { tag: ['@phone', '@desktop'] },
  async ({ app, player, watch }) => {
    watch.expectStatus(422);
    expect(player.uid).toBeGreaterThan(0);
    await app.page.emulateMedia({ reducedMotion: 'reduce' });
    await app.open('/game/neon-quarter');
    const game = new GamePage(app);
    await game.demo.click();
    await game.playRound();
    const framed = await new AxeBuilder({ page: app.page }).include(['iframe', 'body']).analyze();
    expect(framed.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await game.frame.getByRole('button', { name: 'Paytable and rules' }).click();
    const panel = await new AxeBuilder({ page: app.page }).include(['iframe', 'dialog[open]']).analyze();
    expect(panel.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    const deposit = new DepositPage(app);
    await deposit.open();
    await deposit.amount.fill('20');
    const page = await app.leave(() => deposit.button.click());
    expect(await findings(page)).toEqual([]);
    await new PayVendorPage(page).pay.click();
    await page.getByRole('alert').waitFor();
    expect(await findings(page)).toEqual([]);
  },
);
