import { sleep } from '../../../tools/browser.mjs';

/** A change is on the site within this time, in ms. */
const MOST_MS = 2_000;
/** The site asks a content system that has never answered again every second. */
const FOUND_WITHIN = 40_000;

/**
 * What a visitor and an editor see of a site whose content is Strapi's.
 * @param {import('playwright').BrowserContext} context
 */
export async function walk(context, { product, strapi, token, editor }) {
  const rows = [];
  const page = await context.newPage();
  const step = async (name, act) => {
    try {
      const seen = await act();
      rows.push({ step: name, seen: String(seen), holds: seen !== null && seen !== false });
    } catch (error) {
      rows.push({ step: name, seen: String(error.message).split('\n')[0].slice(0, 80), holds: false });
    }
  };
  const open = (path) => page.goto(product.site + path, { waitUntil: 'load' });
  const headed = async (text) => {
    await page.getByRole('heading', { name: text, level: 1 }).waitFor({ timeout: 10_000 });
    return text;
  };

  await step('slug page, once the site has found Strapi', async () => {
    await until(async () => (await fetch(`${product.site}/terms`)).status === 200, FOUND_WITHIN);
    await open('/terms');
    return headed('Terms of use');
  });
  await step('the same in Arabic', async () => {
    await open('/ar/terms');
    const written = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir].join(' '));
    return written === 'ar rtl' && written;
  });
  await step('blocks of a page: picture, games, links', async () => {
    await open('/about');
    await page.locator('figure img').waitFor({ timeout: 10_000 });
    const counts = await Promise.all(
      ['figure img', 'article a[href^="/game/"]'].map((one) => page.locator(one).count()),
    );
    return counts.every((count) => count > 0) && `${counts[0]} picture, ${counts[1]} games`;
  });
  await step('home with the banner', async () => {
    await until(async () => (await (await fetch(`${product.site}/`)).text()).includes('Evening in'), FOUND_WITHIN);
    await open('/');
    await page.locator('a[href="/game/lantern-harbor"]').first().waitFor({ timeout: 10_000 });
    return page.getByText('Evening in').first().innerText();
  });
  await step('footer: licence marks and networks', async () => {
    const footer = page.getByRole('contentinfo');
    return (
      (await footer.getByText('18+').count()) > 0 && (await footer.getByRole('link', { name: 'Lumen' }).count()) > 0
    );
  });
  await step('redirect /rules to /terms', async () => {
    const reply = await fetch(`${product.site}/rules?from=here`, { redirect: 'manual' });
    return (
      `${reply.status} ${reply.headers.get('location')}` === '301 /terms?from=here' && reply.headers.get('location')
    );
  });
  await step('a draft is a 404 for visitors', async () => {
    const visitor = (await open('/season-notes')).status();
    const reader = await fetch(`${strapi.url}/api/pages?status=draft&locale=en`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return visitor === 404 && reader.status === 403 && `site ${visitor}, token ${reader.status}`;
  });
  await step('the editor signs in and sees it', async () => {
    await open('/season-notes?preview=draft');
    await page.getByLabel('E-mail or name').fill(editor.email);
    await page.getByLabel('Password').fill(editor.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await headed('Notes on the season');
    await page.getByText('Draft: never published').waitFor({ timeout: 5_000 });
    await page.getByRole('button', { name: 'Leave the preview' }).click();
    await page.waitForURL(`${product.site}/`);
    return (await open('/season-notes')).status() === 404;
  });
  await step('a change is on the site', () => change({ product, strapi, editor }));
  await step('with Strapi gone, pages read before are served', async () => {
    await strapi.stop();
    const statuses = await Promise.all(
      ['/', '/terms', '/ar/terms'].map(async (path) => (await fetch(product.site + path)).status),
    );
    return statuses.every((status) => status === 200) && statuses.join(' ');
  });
  return rows;
}

/** An editor publishes another title; the time until a visitor is sent it. */
async function change({ product, strapi, editor }) {
  const signedIn = await fetch(`${strapi.url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: editor.email, password: editor.password }),
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).jwt}`, 'content-type': 'application/json' };
  const list = await (await fetch(`${strapi.url}/api/pages?locale=en&pagination[pageSize]=100`, { headers })).json();
  const { documentId, slug } = list.data.find((one) => one.slug === 'terms');
  // In the site's cache, and for longer than the change may take.
  await fetch(`${product.site}/terms`);
  const title = `Terms of use, edition ${Date.now()}`;
  const startedAt = performance.now();
  const saved = await fetch(`${strapi.url}/api/pages/${documentId}?locale=en`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ data: { title, slug } }),
  });
  if (!saved.ok) throw new Error(`the change was answered with ${saved.status}`);
  const savedAt = performance.now();
  await until(async () => (await (await fetch(`${product.site}/terms`)).text()).includes(title), 60_000);
  const ms = Math.round(performance.now() - savedAt);
  return ms <= MOST_MS && `${ms} ms after saving (${Math.round(savedAt - startedAt)} ms)`;
}

async function until(isSo, withinMs) {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`not within ${withinMs / 1000} s`);
    await sleep(100);
  }
}
