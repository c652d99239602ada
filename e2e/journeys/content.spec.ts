import { useControl } from '../../tools/sandboxControls.mjs';
import { testApart } from '../fixtures/productApart.ts';
import { expect } from '../fixtures/test.ts';
import { readAddresses } from '../setup/addresses.ts';

const test = testApart();
test.describe.configure({ mode: 'serial' });

test(
  '7-115, 7-118, 2.2-18 an editor signs in, sees a draft under the bar of the preview, and ends it; then it is nobody’s',
  { tag: ['@phone', '@desktop'] },
  async ({ app, watch }) => {
    const { site: origin } = readAddresses();
    const { page } = app;
    watch.expectStatus(404);
    watch.expectStatus(422);
    await page.goto(`${origin}/season-notes?preview=draft`);
    await page.getByLabel('E-mail or name').fill('editor@croupier.test');
    await page.getByLabel('Password').fill('wrong-password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByLabel('E-mail or name').fill('editor@croupier.test');
    await page.getByLabel('Password').fill('croupier2026');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${origin}/season-notes?preview=draft`);
    await expect(page.getByRole('heading', { level: 1, name: 'Notes on the season' })).toBeVisible();
    const bar = page.getByRole('complementary', { name: 'Draft: never published' });
    await bar.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Preview' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('link', { name: 'Notes on the season' }).first().click();
    await bar.getByRole('button').click();
    await expect(page).toHaveURL(`${origin}/`);
    await app.open('/season-notes');
    await expect(page.getByRole('heading', { level: 1, name: 'Notes on the season' })).toHaveCount(0);
    await page.goto(`${origin}/season-notes?preview=draft`);
    await expect(page.getByLabel('Password')).toBeVisible();
  },
);

test(
  '2.12-3 the content system’s code runs at its three positions, by its hash: with one byte changed it does not',
  { tag: '@desktop' },
  async ({ app, browser }) => {
    const { site, vendors, dataDir } = readAddresses();
    const note = (name: string) =>
      `<script>(window.ran ??= []).push('${name}:' + (document.getElementById('main') === null))</script>`;
    const positions = ['head', 'bodyStart', 'bodyEnd'];
    const customCode = positions.map((position) => ({ isEnabled: true, position, code: note(position) }));
    const edit = (fields: object) => useControl(vendors, { dataDir, control: 'content/configuration', fields });
    await edit({ customCode });
    const ran = (page: typeof app.page) => page.evaluate(() => Reflect.get(window, 'ran') as unknown);
    await app.open('/terms');
    // The first two before the page's content, the third behind it.
    expect(await ran(app.page)).toEqual(['head:true', 'bodyStart:true', 'bodyEnd:false']);
    // Where the player proves who they are, none runs.
    await app.open('/forms/sign_in');
    expect(await ran(app.page)).toBeUndefined();

    const context = await browser.newContext();
    const other = await context.newPage();
    const refused: string[] = [];
    other.on('console', (line) => void (line.text().includes('Content Security Policy') && refused.push(line.text())));
    await other.route(`${site}/terms`, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      expect(body).toContain("push('bodyStart:'");
      await route.fulfill({ response, body: body.replace("push('bodyStart:'", "push('bodyStarT:'") });
    });
    await other.goto(`${site}/terms`);
    expect(await ran(other)).toEqual(['head:true', 'bodyEnd:false']);
    expect(refused).toHaveLength(1);
    await context.close();
    await edit({});
  },
);
