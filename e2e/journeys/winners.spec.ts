import { randomInt } from 'node:crypto';
import type { Route } from '@playwright/test';
import { publishFeed, winAtDice } from '../fixtures/diceWins.ts';
import { keepShifts, expectSteady } from '../fixtures/layoutShifts.ts';
import { otherDevice } from '../fixtures/otherDevice.ts';
import { expect, test } from '../fixtures/test.ts';

const letter = (): string => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.charAt(randomInt(24));

interface FeedAnswer {
  readonly data: { readonly items: { seq: number; payload: string }[] };
}

/** Serves the feed with one bit of an entry changed. */
async function changeBit(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as FeedAnswer;
  const entry = answer.data.items.find(({ seq }) => seq === 1);
  // The digits 2 and 3 differ in one bit.
  if (entry) entry.payload = entry.payload.replace('"at":"2', '"at":"3');
  await route.fulfill({ response, json: answer });
}

test(
  '1-16, 2.2-7, E4 a real win appears live for a guest, leads to its proof, and is hidden when its player says so',
  { tag: ['@phone', '@desktop'] },
  async ({ app, sandbox, browser, watch }) => {
    test.setTimeout(180_000);
    const winner = await sandbox.createPlayer({ credit: '50' });
    // The ends of a nickname are shown: nobody else in this run has these.
    const [start, end] = [`${letter()}${letter()}`, letter()];
    await sandbox.changeNickname(winner, `${start}${winner.uid}${end}`);
    const shown = `${start}•••${end}`;

    // A guest has the page open before anything happens.
    const { site, page } = app;
    await page.addInitScript(keepShifts);
    await app.open('/winners');
    await winAtDice(sandbox, winner, 'tenfold');
    const row = site
      .getByRole('listitem')
      .filter({ hasText: shown })
      .filter({ hasText: /×1\d\.\d\d/ });
    await expect(row.first()).toBeVisible();
    await expect(row.first().getByRole('link', { name: 'Dice' })).toHaveAttribute('href', /\/game\/dice$/);
    await publishFeed();
    const proof = row.first().getByRole('link', { name: /^Entry \d+ in the verifiable feed$/ });
    await expect(proof).toBeVisible();
    await expectSteady(page, 0.05);

    // The guest's browser checks the whole feed and shows the win's entry.
    await proof.click();
    await expect(site.getByRole('heading', { name: /entr(y|ies) fits?$/ })).toBeVisible();
    await expect(site.getByText(/Win of .*\$[\d.]+.*×1\d\.\d\d/).first()).toBeVisible();

    // Another guest is served the same feed with one bit changed.
    const misled = await otherDevice(browser, watch);
    await misled.context.route('**/api/feed.get*', changeBit);
    await misled.open('/winners/proof');
    await expect(misled.site.getByRole('alert')).toContainText('Entry 1 does not fit');
    await expect(misled.site.getByRole('alert')).toContainText('one of them has been changed');

    // Its player keeps it to themselves: it is on no list any more.
    await app.open('/winners?period=day');
    await expect(row.first()).toBeVisible();
    await sandbox.shareWins(winner, false);
    // The site's caches of pages and of guests' answers keep five seconds each.
    await expect(async () => {
      await app.open('/winners?period=day');
      await expect(site.getByRole('heading', { name: 'Winners' })).toBeVisible();
      await expect(row).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 45_000 });
  },
);

test(
  '1-16 a player sees their own win marked, and hides it from others on the page of privacy',
  { tag: '@phone' },
  async ({ app, sandbox }) => {
    const player = await app.enter(sandbox, '50');
    await app.open('/winners');
    await winAtDice(sandbox, player, 'small');
    const own = app.site.locator('li[data-id]').filter({ hasText: /You/ });
    await expect(own.first()).toBeVisible();
    await app.open('/profile/privacy');
    const share = app.site.getByRole('switch', { name: 'Show my wins to others' });
    await expect(share).toBeChecked();
    // The switch shows the choice at once; the page is left when it is stored.
    const stored = app.page.waitForResponse((reply) => reply.url().includes('privacy.setSharing') && reply.ok());
    await share.click();
    await expect(share).not.toBeChecked();
    await stored;
    await app.open('/winners');
    await expect(app.site.getByRole('heading', { name: 'Winners' })).toBeVisible();
    await expect(own).toHaveCount(0);
  },
);
