import { expect, test } from '../fixtures/test.ts';

const localePrefixes = ['', '/ru', '/es', '/ar'];
const paths = ['', '/gamehall', '/game/lantern-harbor', '/nope/nope'];
/** Methods whose data is part of the page's snapshot. */
const inSnapshot = [
  'games.get',
  'games.getCategories',
  'games.getProviders',
  'banners.get',
  'metadata.getgeneralinfo',
  'metadata.get',
];

for (const prefix of localePrefixes) {
  test(
    `4-1 hydration in ${prefix || '/en'} repeats no request and has no mismatch`,
    { tag: '@phone' },
    async ({ app, watch }) => {
      const calls: string[] = [];
      app.page.on('request', (request) => {
        const method = /\/api\/([\w.]+)/.exec(request.url())?.[1];
        if (method !== undefined) calls.push(method);
      });
      for (const path of paths) {
        if (path === '/nope/nope') watch.expectStatus(404);
        calls.length = 0;
        await app.open(prefix + path || '/');
        await expect
          .poll(() => calls, { message: 'the session is asked for, so the flows run' })
          .toContain('account.getInfo');
        await app.page.waitForLoadState('networkidle');
        expect(
          calls.filter((method) => inSnapshot.includes(method)),
          `${prefix}${path}`,
        ).toEqual([]);
        // The app root contains no script or style: they would not be part of the tree that React rendered.
        await expect(app.page.locator('#app :is(script, style)')).toHaveCount(0);
        await expect(app.page.locator('head > style')).toHaveCount(1);
      }
    },
  );
}
