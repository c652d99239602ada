import type { Page } from '@playwright/test';
import { showRails } from '../fixtures/showRails.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitUntilAlive, waitUntilLive } from '../fixtures/waitUntilLive.ts';

/** Window widths, in px, that cover each layout of the rails. */
const widths = [768, 1024, 1280, 1440, 1696, 1920];

/** The rails of games: offers keep their own width. */
const gameRails = 'main section:has(> ul a[href*="/game/"])';

/** The share of each lobby row that its tiles fill: 1 fills it, a row above 1 scrolls. */
const filled = (page: Page) =>
  page.locator(gameRails).evaluateAll((rails) =>
    rails.map((rail) => {
      const row = rail.querySelector('ul');
      const [first, last] = [row?.firstElementChild, row?.lastElementChild];
      if (!row || !first || !last) return 0;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(row);
      return (
        (last.getBoundingClientRect().right - first.getBoundingClientRect().left) /
        (row.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd))
      );
    }),
  );

test('2.2-1 the tiles of a short rail fill the row at every width', { tag: '@desktop' }, async ({ app }) => {
  const { page } = app;
  await app.open('/');
  await waitUntilLive(app.site);
  await showRails(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1000 });
    const shares = await filled(page);
    expect(shares.length).toBeGreaterThan(1);
    for (const share of shares) expect(share, `${width} px`).toBeGreaterThan(0.98);
  }
});

test(
  '2.2-1 in rails of four to seven tiles the tiles grow to fill the row, up to their maximum width',
  { tag: '@desktop' },
  async ({ app }) => {
    const { page } = app;
    await app.open('/');
    await waitUntilLive(app.site);
    await showRails(page);
    // Its tiles are replaced below: each rail hydrates first.
    for (const rail of await page.locator(gameRails).all()) await waitUntilAlive(rail);
    for (const count of [7, 6, 5, 4]) {
      await page.locator(gameRails).evaluateAll((rails, wanted) => {
        for (const rail of rails) {
          const row = rail.querySelector('ul');
          const [tile] = row?.children ?? [];
          if (!row || !tile) continue;
          row.replaceChildren(...Array.from({ length: wanted }, () => tile.cloneNode(true)));
          (rail as HTMLElement).style.setProperty('--count', String(wanted));
        }
      }, count);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 1000 });
        const [share = 0] = await filled(page);
        expect(share, `${count} at ${width} px`).toBeGreaterThan(0.75);
        const tile = await page.locator(`${gameRails} > ul > li`).first().boundingBox();
        expect(tile?.width ?? 0, `${count} at ${width} px`).toBeLessThanOrEqual(264);
      }
    }
  },
);
