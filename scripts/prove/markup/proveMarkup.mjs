/**
 * Attacks by markup in every slot that the content system fills, in a real browser: with the site's policy, and without
 * it, where only the cleaning of content protects.
 * @module
 */
import { chromium } from 'playwright';
import { chromiumPath } from '../../../tools/browser.mjs';
import { startProduct } from '../../../tools/product.mjs';
import { table } from '../../../tools/table.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { writeResult } from '../writeResult.mjs';
import { markupCorpus } from './corpus.mjs';
import { HostileContent } from './HostileContent.mjs';
import { PER_PAGE } from './hostileAnswers.mjs';
import { inspect, stir, untilLive } from './inspectPage.mjs';

const FULL_FROM = 2_100;
const SECRET = 'the-secret-of-a-hostile-editor';
const TOKEN = 'the-token-of-a-hostile-editor';
/** The home page has few slots of its own: every third time is enough for each kind of payload. */
const HOME_EVERY = 3;
/** Payloads that are run as they are, to see that an execution is noticed. */
const CONTROLS = 100;
const LEAST_CONTROLS = 20;

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} whether no payload ran */
export async function proveMarkup(args) {
  const { payloads: count, seed } = parseOptions(args, { payloads: FULL_FROM, seed: 1 });
  const corpus = markupCorpus(count, seed);
  const content = new HostileContent(SECRET);
  const contentUrl = await content.listen();
  const product = await startProduct({
    env: {
      CONTENT_URL: contentUrl,
      CONTENT_TOKEN: TOKEN,
      // Its icons are fetched, too.
      IMAGE_ORIGINS: contentUrl,
      CONTENT_WEBHOOK_SECRET: SECRET,
      RENDERS_PER_SECOND: '1000',
      // Every page is reported to have broken the policy a few times, and says so in the log.
      LOG_LEVEL: 'error',
    },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const control = await controls(browser, corpus.slice(0, CONTROLS));
    const batches = Array.from({ length: Math.ceil(corpus.length / PER_PAGE) }, (_one, index) =>
      corpus.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
    );
    const targets = [`${product.operator}/webhooks/content`, `${product.site}/nfx/content/changed`];
    const modes = [
      { name: 'with the policy', bypassCSP: false },
      { name: 'without a policy', bypassCSP: true },
    ].map((mode) => ({ ...mode, ran: new Set(), faults: [], shown: new Set(), pages: 0, inApp: 0 }));
    const planted = { policy: 0, none: 0 };
    for (const [index, batch] of batches.entries()) {
      await content.publish(batch, targets);
      if (index === 0) Object.assign(planted, await plant(browser, product.site));
      for (const mode of modes) await visit(browser, product.site, { mode, hasHome: index % HOME_EVERY === 0 });
    }
    console.warn(
      table(
        `Markup: ${corpus.length} payloads in every slot of the content system`,
        ['browser', 'pages', 'of these in the app', 'payloads seen as text', 'executions', 'left to run'],
        modes.map(({ name, pages, inApp, shown, ran, faults }) => [
          name,
          pages,
          inApp,
          shown.size,
          ran.size,
          faults.length,
        ]),
      ),
    );
    for (const { name, faults, ran } of modes)
      for (const fault of [...ran, ...faults].slice(0, 10)) console.warn(`  ${name}: ${fault}`);
    console.warn(
      `  Of ${Math.min(CONTROLS, corpus.length)} payloads in a page of their own, as they are, ${control} ran.`,
    );
    console.warn(
      `  A payload planted in the site's own document: found ${planted.policy} times with the policy, run ${planted.none} times without it.`,
    );
    const holds =
      planted.policy > 0 &&
      planted.none > 0 &&
      control >= Math.min(LEAST_CONTROLS, corpus.length / 10) &&
      modes.every(
        ({ ran, faults, shown, inApp }) =>
          ran.size === 0 && faults.length === 0 && inApp === batches.length && shown.size > corpus.length / 2,
      );
    console.warn(holds ? 'No payload ran.\n' : 'MARKUP IS NOT SAFE.\n');
    if (count >= FULL_FROM)
      writeResult('markup', {
        payloads: corpus.length,
        control,
        planted,
        rows: modes.map(({ name, pages, inApp, shown, ran }) => ({
          name,
          pages,
          inApp,
          shown: shown.size,
          ran: ran.size,
        })),
      });
    return holds;
  } finally {
    await browser.close();
    await product.stop();
    await content.close();
  }
}

/** Opens a page of content, the next one in the app, and the home page if wanted. */
async function visit(browser, site, { mode, hasHome }) {
  const context = await browser.newContext({ bypassCSP: mode.bypassCSP, viewport: { width: 1280, height: 900 } });
  try {
    await context.exposeBinding('__x', (_source, id) => mode.ran.add(Number(id)));
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      mode.ran.add('a dialog');
      void dialog.dismiss();
    });
    const look = async () => {
      await stir(page);
      const { faults, shown } = await inspect(page);
      mode.pages += 1;
      mode.faults.push(...faults);
      for (const id of shown) mode.shown.add(id);
    };
    await page.goto(`${site}/first`, { waitUntil: 'load' });
    await page.evaluate(() => {
      window.isSameDocument = true;
    });
    const next = page.locator('article a[href="/second"]').first();
    // Before, a press is kept for later: one of those that `stir` makes would then lead elsewhere.
    await untilLive(page, 'article a[href="/second"]');
    await look();
    await next.click();
    await page.waitForURL(`${site}/second`, { waitUntil: 'commit' });
    await page.locator('article a[href="/first"]').first().waitFor();
    if (await page.evaluate(() => window.isSameDocument === true)) mode.inApp += 1;
    await look();
    if (!hasHome) return;
    await page.goto(`${site}/`, { waitUntil: 'load' });
    await look();
  } finally {
    await context.close();
  }
}

/** Whether the same look at a page notices what was planted in it: left to run with the policy, run without it. */
async function plant(browser, site) {
  const look = async (bypassCSP) => {
    const context = await browser.newContext({ bypassCSP });
    const ran = new Set();
    await context.exposeBinding('__x', (_source, id) => ran.add(Number(id)));
    const page = await context.newPage();
    await page.route(`${site}/first`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<body[^>]*>/, (tag) => `${tag}<img src=x onerror=__x(-1)>`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${site}/first`, { waitUntil: 'load' });
    await stir(page);
    const { faults } = await inspect(page);
    await context.close();
    return { ran: ran.size, faults: faults.filter((fault) => fault === 'img @onerror').length };
  };
  const [policy, none] = [await look(false), await look(true)];
  return { policy: policy.ran === 0 ? policy.faults : 0, none: none.faults > 0 ? none.ran : 0 };
}

/** How many of the payloads run where nothing cleans them. */
async function controls(browser, payloads) {
  const context = await browser.newContext();
  const ran = new Set();
  await context.exposeBinding('__x', (_source, id) => ran.add(Number(id)));
  const page = await context.newPage();
  for (const { text } of payloads) {
    await page.setContent(`<!doctype html><body>${text}`, { waitUntil: 'domcontentloaded' }).catch(() => undefined);
    await stir(page).catch(() => undefined);
  }
  await context.close();
  return ran.size;
}
