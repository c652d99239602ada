import { expect, test } from '../fixtures/test.ts';

const localePrefixes = ['', '/ru', '/es', '/ar'];
const paths = ['', '/gamehall', '/game/lantern-harbor', '/nope/nope'];
/** What the snapshot holds already. */
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
    `4-1 hydration in ${prefix || '/en'} repeats no request and recovers from nothing`,
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
        // No script or style is left in the app: the tree is the one React rendered.
        await expect(app.page.locator('#app :is(script, style)')).toHaveCount(0);
        await expect(app.page.locator('head > style')).toHaveCount(1);
      }
    },
  );
}
