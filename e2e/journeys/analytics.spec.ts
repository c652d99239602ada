import { testApart } from '../fixtures/productApart.ts';
import { expect } from '../fixtures/test.ts';
import { HouseAnalytics } from '../fixtures/HouseAnalytics.ts';
import { Consent } from '../pages/Consent.ts';
import { readAddresses } from '../setup/addresses.ts';

const test = testApart({ ANALYTICS: '1' });

const counters = ['tagManager', 'analytics', 'metrika', 'gtag'];

/** A busy machine loads the frame and its scripts after everything else. */
const slow = { timeout: 30_000 };

test.describe.configure({ mode: 'serial' });

test(
  '7-120, 7-113, 7-106, 9-19, 3-34 nothing is measured before the choice; then what is agreed to, never at the cashier, and less at once: what third parties stored is removed',
  { tag: '@desktop' },
  async ({ app, sandbox }) => {
    test.setTimeout(150_000);
    const house = new HouseAnalytics();
    const consent = new Consent(app);
    await app.open('/?td_source=mail&track_id=t1');
    await expect(consent.question).toBeVisible();
    // Three equal answers.
    const sizes = await consent.answers.evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return [Math.round(width), Math.round(height), getComputedStyle(one).backgroundColor].join();
      }),
    );
    expect([sizes.length, new Set(sizes).size]).toEqual([3, 1]);
    // The fraud check's beacon comes three seconds after the start, and tells its session alone.
    await expect.poll(async () => (await house.stored()).hits.length, slow).toBe(1);
    const before = await house.stored();
    expect(before.hits[0]).toMatchObject({ track_id: '', values: {} });
    expect([before.events, await house.received(), await consent.frame.count()]).toEqual([[], [], 0]);

    await consent.answer('Statistics and advertising');
    await expect(consent.question).toHaveCount(0);
    const seen = async (kind: string) =>
      (await house.received()).filter((hit) => hit.kind === kind).map(({ target }) => target);
    await expect.poll(async () => new Set(await seen('page_view')), slow).toEqual(new Set(counters));
    await expect.poll(() => seen('device'), slow).toEqual(['fraud']);
    // Newest first. On a busy machine the operator hears of it after the vendor.
    await expect
      .poll(async () => (await house.stored()).hits[0], slow)
      .toMatchObject({ track_id: 't1', values: { source: 'mail' } });
    await expect
      .poll(async () => (await house.stored()).events, slow)
      .toMatchObject([{ uid: null, name: 'page_view', params: { page_path: '/' } }]);
    expect(String((await house.stored()).events[0]?.params['at'])).toMatch(/\+03:00$/);

    const player = await app.enter(sandbox, '100');
    await app.open('/winners?debug=analytics');
    await expect
      .poll(
        async () => (await house.received()).filter(({ payload }) => payload.includes(`"${player.uid}"`)).length,
        slow,
      )
      .toBeGreaterThan(0);
    await expect
      .poll(async () => (await house.stored()).consents, slow)
      .toMatchObject([{ uid: player.uid, choice: 'all' }]);
    await expect(consent.debug).toContainText('page_view');
    await expect(consent.frame).toBeAttached();
    const everything = counters.flatMap((name) =>
      ['cookie', 'entry', 'database'].map((kind) => `${kind} _${name}_visitor`),
    );
    await expect.poll(async () => [...(await consent.stored())].sort(), slow).toEqual([...everything].sort());
    await app.site.getByRole('contentinfo').getByRole('link', { name: 'Deposit' }).click();
    await expect(app.site.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
    await expect(consent.frame).toHaveCount(0);

    await consent.change('Only what is needed');
    await expect.poll(async () => (await house.stored()).consents[0]?.choice, slow).toBe('none');
    await app.site.getByRole('contentinfo').getByRole('link', { name: 'Winners' }).first().click();
    await expect(app.page).toHaveURL(/\/winners$/);
    await expect(app.site.getByRole('heading', { level: 1 })).toBeVisible();
    // The frame is back for the fraud check alone, and finds nothing of what the others had stored.
    await expect.poll(() => consent.stored(), slow).toEqual([]);
    const after = await house.stored();
    const winners = after.events.filter(({ params }) => params['page_path'] === '/winners');
    expect(winners.filter(({ name }) => name === 'page_view')).toHaveLength(1);
    expect(JSON.stringify(after.events)).not.toMatch(/cashier/);
    expect(JSON.stringify(await house.received())).not.toMatch(/cashier/);
  },
);

test(
  '7-120 analytics that are missing, hang, throw, turn hostile or are blocked by the browser change nothing for the player',
  { tag: '@desktop' },
  async ({ app, player, watch }) => {
    test.setTimeout(150_000);
    expect(player.uid).toBeGreaterThan(0);
    const house = new HouseAnalytics();
    const consent = new Consent(app);
    const { site, vendors } = readAddresses();
    watch.expectStatus(404);
    watch.expectFaultsOf(vendors);
    await app.open('/');
    await consent.answer('Statistics and advertising');
    const deposits = async (mode: string) => {
      await app.site.getByRole('contentinfo').getByRole('link', { name: 'Deposit' }).click();
      await expect(app.site.getByRole('heading', { level: 1, name: 'Deposit' }), mode).toBeVisible();
    };
    for (const mode of ['missing', 'hang', 'throw', 'throwLater', 'hostile'] as const) {
      await house.vendor(mode);
      await app.open('/support');
      await expect(consent.frame, mode).toBeAttached();
      await deposits(mode);
      expect(new URL(app.page.url()).origin, mode).toBe(site);
    }
    await house.vendor('well');
    // As blockers do: nothing whose address sounds of analytics arrives.
    await app.context.route(/\/(nfx\/analytics|hit\?|api\/events\.handle)/, (route) => route.abort('blockedbyclient'));
    watch.expectBlocked();
    await app.open('/support');
    await deposits('blocked');
  },
);
