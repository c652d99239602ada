import type { Page } from '@playwright/test';
import { keepShifts, expectSteady } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { readAddresses } from '../setup/addresses.ts';
import { HeaderPage } from '../pages/HeaderPage.ts';

const everywhere = { tag: ['@phone', '@desktop', '@pwa'] };
const hint = { name: 'croupier_visitor', value: 'player' };

/** Records in every frame the texts of the visible links and buttons in the header and on a game's poster. */
function keepOffers(): void {
  const seen = new Set<string>();
  Reflect.set(window, 'offers', seen);
  const look = () => {
    for (const one of document.querySelectorAll<HTMLElement>('header :is(a, button), [data-poster] :is(a, button)'))
      if (one.checkVisibility({ visibilityProperty: true })) seen.add(one.innerText.trim());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const offersOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'offers') as Set<string>)]);

/** Holds every `account.getInfo` request until `letGo` is called. */
async function holdSession(page: Page) {
  let count = 0;
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/account.getInfo*', async (route) => {
    count += 1;
    await isLetGo;
    await route.continue();
  });
  return { asked: () => expect.poll(() => count, { message: 'the page asks who is here' }).toBeGreaterThan(0), letGo };
}

for (const path of ['/', '/game/lantern-harbor', '/ar/gamehall']) {
  test(
    `a signed-in player who reloads ${path} never sees a sign-in button, and nothing shifts`,
    everywhere,
    async ({ app, player }) => {
      expect(player.uid).toBeGreaterThan(0);
      const { page } = app;
      const header = app.site.locator('header');
      await app.open(path);
      await expect(header.locator('button[aria-label*="100"]')).toBeVisible();
      const session = await holdSession(page);
      await page.addInitScript(keepShifts);
      await page.addInitScript(keepOffers);
      await page.reload();
      await session.asked();
      await expect(header.locator('a[href*="/cashier/deposit"]')).toBeVisible();
      await expect(app.site.locator('html')).toHaveAttribute('data-visitor', 'player');
      session.letGo();
      await expect(header.locator('button[aria-label*="100"]')).toBeVisible();
      await expectSteady(page, 0.0002);
      const offers = await offersOf(page);
      expect(offers.filter((offer) => /Sign|دخول|تسجيل/.test(offer))).toEqual([]);
      expect(offers.length).toBeGreaterThan(0);
    },
  );
}

test('a guest is never shown a player’s header', everywhere, async ({ app }) => {
  const { page } = app;
  const session = await holdSession(page);
  await page.addInitScript(keepOffers);
  await app.open('/');
  await session.asked();
  const header = new HeaderPage(app);
  await header.seesGuest();
  await expect(header.deposit).toHaveCount(0);
  session.letGo();
  await expect(app.site.locator('html')).toHaveAttribute('data-visitor', 'guest');
  expect(await offersOf(page)).not.toContain('Deposit');
});

test(
  'if the hint cookie outlives its session, the header changes to a guest’s without a layout shift',
  everywhere,
  async ({ app }) => {
    const { page } = app;
    await app.context.addCookies([{ ...hint, url: readAddresses().site }]);
    const session = await holdSession(page);
    await page.addInitScript(keepShifts);
    await app.open('/');
    await session.asked();
    const header = new HeaderPage(app);
    await expect(header.deposit).toBeVisible();
    await expect(header.signIn).toHaveCount(0);
    session.letGo();
    await header.seesGuest();
    await expect(header.deposit).toHaveCount(0);
    await expectSteady(page, 0.0002);
    expect((await app.context.cookies()).map(({ name }) => name)).not.toContain(hint.name);
  },
);

test('2.1 the hint cookie does not change the bytes of a page', { tag: '@desktop' }, async ({ request }) => {
  const { site } = readAddresses();
  for (const path of ['/', '/gamehall', '/game/lantern-harbor']) {
    const [plain, hinted] = [
      await request.get(site + path),
      await request.get(site + path, { headers: { cookie: `${hint.name}=${hint.value}` } }),
    ];
    expect((await hinted.body()).equals(await plain.body()), path).toBe(true);
    // A copy may be kept for what is left of the page's half minute.
    const [kept, keptHinted] = [plain, hinted].map((one) => one.headers()['cache-control']?.replace(/\d+$/, ''));
    expect(keptHinted).toBe(kept);
  }
});
