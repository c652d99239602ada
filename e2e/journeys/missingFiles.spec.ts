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
    const again = told.getByRole('button', { name: 'Try again' });
    const before = asked;
    await again.click();
    await expect.poll(() => asked, { message: 'a press asks at once' }).toBeGreaterThan(before);
    // It has not helped, which is said again.
    await expect(again).toBeVisible();
    expect(asked).toBeLessThan(20);
    isMissing = false;
    await again.click();
    await app.site.getByRole('button', { name: 'Narrow or widen the navigation' }).click();
    await expect(app.site.locator('[data-nav]').first()).toHaveAttribute('data-nav', 'icons');
    await expect(told).toHaveCount(0);
  },
);
