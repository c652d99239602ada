import { expect, test } from '../fixtures/test.ts';
import { waitUntilLive } from '../fixtures/waitUntilLive.ts';
import { HallPage } from '../pages/HallPage.ts';

/** A link to a page whose code has not been loaded, while the network is away. */
test(
  '4-59 offline a page that has not been loaded is waited for: the present one stays, and the page comes by itself',
  { tag: ['@phone', '@telegram'] },
  async ({ app, watch }) => {
    await app.open('/gamehall');
    await waitUntilLive(app.site);
    const field = app.site.getByRole('searchbox').first();
    await field.fill('lantern');
    watch.expectOffline();
    await app.context.setOffline(true);
    // Not hovered: that would fetch it ahead.
    await app.site.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/jackpots#top';
      document.body.append(link);
      link.click();
      link.remove();
    });
    const bar = app.site.getByRole('status').filter({ hasText: 'opens as soon as the connection is back' });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Try again' }).click();
    await expect(bar).toBeVisible();
    await expect(field).toHaveValue('lantern');
    await app.context.setOffline(false);
    await expect(app.site.getByRole('heading', { level: 1, name: 'Jackpots' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  },
);

test(
  '4-59 a search in the hall that failed while offline is answered by itself when the network is back',
  { tag: '@phone' },
  async ({ app, watch }) => {
    const hall = new HallPage(app);
    await hall.open();
    watch.expectOffline();
    await app.context.setOffline(true);
    await app.site.getByRole('searchbox').first().pressSequentially('ember');
    await expect(app.site.getByRole('button', { name: 'Try again' })).toBeVisible();
    await app.context.setOffline(false);
    await expect(hall.tiles.first()).toHaveAccessibleName(/^Ember Dragon/);
    await expect(app.site.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  },
);
