import { expect, test } from '../fixtures/test.ts';

/** A file of a build that is gone, or that a network loses: the page works without it and asks for it with pauses. */
test(
  '8-28 a missing file is asked for a few times, not for ever; the page says so, and a press brings it',
  { tag: ['@desktop', '@gate-desktop'] },
  async ({ app, watch }) => {
    watch.expectStatus(404);
    let isMissing = true;
    let asked = 0;
    await app.context.route('**/assets/manifests-*', (route) => {
      asked += 1;
      return isMissing ? route.fulfill({ status: 404, body: '' }) : route.fallback();
    });
    await app.open('/');
    const told = app.site.getByRole('alert').filter({ hasText: 'This did not load' });
    await expect(told).toBeVisible();
    // The server's links work meanwhile, and pages change without the file.
    for (const name of ['Game hall', 'Promotions'])
      await app.site.getByRole('navigation', { name: 'All pages' }).getByRole('link', { name }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
    const toggle = app.site.getByRole('button', { name: 'Narrow or widen the navigation' });
    expect(asked).toBeLessThan(20);
    isMissing = false;
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(told).toHaveCount(0);
    await toggle.click();
    await expect(app.site.locator('[data-nav]').first()).toHaveAttribute('data-nav', 'icons');
  },
);
