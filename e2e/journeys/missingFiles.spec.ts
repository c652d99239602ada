import { expect, test } from '../fixtures/test.ts';

/** A file of a build that is gone, or that a network loses: the page works without it and asks for it with pauses. */
test(
  '8-28 a missing file is asked for a few times, not for ever; the page says so, and a press brings it',
  { tag: ['@desktop', '@gate-desktop'] },
  async ({ app, watch }) => {
    watch.expectStatus(404);
    let isMissing = true;
    let asked = 0;
    await app.context.route('**/assets/alive-*.js', (route) => {
      asked += 1;
      return isMissing ? route.fulfill({ status: 404, body: '' }) : route.fallback();
    });
    await app.open('/');
    const told = app.site.getByRole('alert').filter({ hasText: 'This did not load' });
    // Over the page; blocks that need the file say it, too.
    const again = app.site.locator('body > [role="alert"]').getByRole('button', { name: 'Try again' });
    const before = asked;
    await again.click();
    await expect.poll(() => asked, { message: 'a press asks at once' }).toBeGreaterThan(before);
    // It has not helped, which is said again.
    await expect(again).toBeVisible();
    // Each part of the page that needs it asks by itself, with growing pauses; without them there are hundreds in a second.
    expect(asked).toBeLessThan(60);
    isMissing = false;
    await again.click();
    await app.site.getByRole('button', { name: 'Narrow or widen the navigation' }).click();
    await expect(app.site.locator('[data-nav]').first()).toHaveAttribute('data-nav', 'icons');
    await expect(again).toHaveCount(0);
    // The blocks ask by themselves after their pauses, and at a press.
    await expect(async () => {
      const ofBlock = told.getByRole('button', { name: 'Try again' }).first();
      if (await ofBlock.isVisible()) await ofBlock.click({ timeout: 1_000 });
      await expect(told).toHaveCount(0, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  },
);
