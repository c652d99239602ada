import type { Route } from '@playwright/test';
import { CallsUnderWay } from '../fixtures/CallsUnderWay.ts';
import { expect, test } from '../fixtures/test.ts';

const localePrefixes = ['', '/ru', '/es', '/ar'];
const paths = ['', '/gamehall', '/game/lantern-harbor', '/nope/nope'];
/** Methods whose data is part of the page's snapshot; the home page's rails come when the player comes near them. */
const inSnapshot = [
  'games.get',
  'games.getCategories',
  'games.getProviders',
  'banners.get',
  'metadata.getgeneralinfo',
  'metadata.get',
];

/** One language from left to right and one from right to left run always, the latter in the gate. */
const tagsOf = (prefix: string): string[] => {
  if (prefix === '/ar') return ['@phone', '@gate-phone'];
  return prefix === '' ? ['@phone'] : ['@phone', '@long'];
};

for (const prefix of localePrefixes) {
  test(
    `4-1 hydration in ${prefix || '/en'} repeats no request and has no mismatch`,
    { tag: tagsOf(prefix) },
    async ({ app, watch }) => {
      const calls: string[] = [];
      const underWay = new CallsUnderWay(app.page);
      app.page.on('request', (request) => {
        const method = /\/api\/([\w.]+)/.exec(request.url())?.[1];
        // 7-66: the probe at the start asks for one game that no page has.
        if (method !== undefined && !request.url().includes('sysname=dgt_sportsbook')) calls.push(method);
      });
      for (const path of paths) {
        if (path === '/nope/nope') watch.expectStatus(404);
        calls.length = 0;
        await app.open(prefix + path || '/');
        await expect
          .poll(() => calls, { message: 'the session is asked for, so the flows run' })
          .toContain('account.getInfo');
        await underWay.settle();
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

test(
  '4-1 a press of the menu before its code has loaded opens it afterwards, once',
  { tag: '@phone' },
  async ({ app }) => {
    const held: Route[] = [];
    let isHolding = true;
    await app.context.route('**/assets/alive-*.js', (route) => (isHolding ? void held.push(route) : route.fallback()));
    await app.open('/');
    const menu = app.site.getByRole('dialog', { name: 'Menu' });
    await app.site.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).tap();
    await expect.poll(() => held.length, { message: 'the code is on its way' }).toBeGreaterThan(0);
    await expect(menu).toHaveCount(0);
    isHolding = false;
    await Promise.all(held.map(async (route) => route.fallback()));
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toHaveCount(0);
  },
);
