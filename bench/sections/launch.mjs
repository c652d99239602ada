/**
 * Launch in Telegram beside the same pages on the web, in turns of one run, as a player: from the insertion of the
 * app's frame (on the web: from the start of the navigation) to painted content of the home page, and to the moment a
 * first spin is possible, with one tap.
 * @module
 */
import { launch, PLAY_PHONE } from '../../tools/browser.mjs';
import { figure } from '../lib/budget.mjs';
import { createPlayer, signIn } from '../../tools/player.mjs';
import { rounded, summary } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';

const GAME = 'lantern-harbor';
const WITHIN = 60_000;
/** In the host page: the time at which it inserts the app's frame. */
const NOTE_INSERTION = `new MutationObserver((_, observer) => {
  if (!document.querySelector('iframe')) return;
  globalThis.insertedAt = performance.timeOrigin + performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });`;
/** In the app: the largest paint so far, on the same clock. */
const LARGEST_PAINT = `new Promise((resolve) => new PerformanceObserver((list) => {
  resolve(performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? 0));
}).observe({ type: 'largest-contentful-paint', buffered: true }))`;
const NOW = 'performance.timeOrigin + performance.now()';

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const product = await bench.product();
  const times = { telegram: { home: [], spin: [] }, web: { home: [], spin: [] } };
  for (let turn = 0; turn < bench.runs; turn += 1) {
    await visit(product, times.telegram, (context, path, start) => openInTelegram(context, product, path, start, turn));
    const player = await createPlayer(product, { amount: '100' });
    await visit(product, times.web, async (context, path) => {
      await signIn(context, product, player);
      return openOnWeb(context, product, path);
    });
  }
  const rows = Object.entries(times).flatMap(([shell, measured]) =>
    Object.entries(measured).map(([what, samples]) => ({ shell, what, ...summary(samples) })),
  );
  return {
    tables: [
      table(
        'Launch: ms from frame insertion (web: start of navigation), median [least–most]',
        ['shell', 'until', 'ms'],
        rows.map(({ shell, what, median, min, max }) => [
          shell,
          what === 'home' ? 'home content is painted' : 'a first spin is possible',
          `${rounded(median)} [${rounded(min)}–${rounded(max)}]`,
        ]),
      ),
    ],
    checks: rows.map(({ shell, what, median }) =>
      figure({ name: `launch ${shell}: ${what}`, measured: median, unit: 'ms' }),
    ),
    data: times,
  };
}

/** One cold visit of the home page and one of a game, each with a new profile. */
async function visit(product, samples, open) {
  const home = await launch({ screen: PLAY_PHONE });
  try {
    const { app, from } = await open(home.context, '/', null);
    await app.locator('main a[href*="/game/"]').first().waitFor({ timeout: WITHIN });
    await app.page().waitForTimeout(2_000);
    samples.home.push((await app.evaluate(LARGEST_PAINT)) - from);
  } finally {
    await home.close();
  }
  const game = await launch({ screen: PLAY_PHONE });
  try {
    const { app, from, whenAgreed } = await open(game.context, `/game/${GAME}`, `game_${GAME}`);
    await whenAgreed;
    await app.getByRole('button', { name: 'Play for real' }).click({ timeout: WITHIN });
    const spin = app.frameLocator('iframe[title^="The game "]').getByRole('button', { name: 'Spin', exact: true });
    await spin.click({ trial: true, timeout: WITHIN });
    samples.spin.push((await app.evaluate(NOW)) - from);
  } finally {
    await game.close();
  }
}

async function openInTelegram(context, product, path, start, turn) {
  await context.grantPermissions(['local-network-access']);
  const page = await context.newPage();
  await page.addInitScript(`if (top === window) { ${NOTE_INSERTION} }`);
  const user = String(2_000 + turn * 2 + (start === null ? 0 : 1));
  const query = new URLSearchParams({ user, ...(start === null ? { path } : { start }) });
  // The sheet that asks a new user for the terms is not measured.
  const whenAgreed =
    start === null
      ? Promise.resolve()
      : page
          .waitForResponse((response) => response.url().includes('/api/auth.register'))
          .then((response) => agreeToTerms(product, response));
  await page.goto(`${product.telegram}/?${query}`);
  const element = await page.waitForSelector('iframe', { state: 'attached', timeout: WITHIN });
  const app = await element.contentFrame();
  return { app, from: await page.evaluate('insertedAt'), whenAgreed };
}

async function agreeToTerms({ site }, registered) {
  const { data } = await registered.json();
  const reply = await fetch(`${site}/api/auth.agreeterms?v=2.35&locale=en`, {
    method: 'POST',
    headers: { origin: site, 'sec-fetch-site': 'same-origin', authorization: `Bearer ${data.payload.token}` },
    body: new URLSearchParams({ terms: '1' }),
  });
  if (!reply.ok) throw new Error(`auth.agreeterms answered ${reply.status}`);
}

async function openOnWeb(context, product, path) {
  const page = await context.newPage();
  await page.goto(`${product.site}${path}`);
  return { app: page.mainFrame(), from: await page.evaluate('performance.timeOrigin'), whenAgreed: Promise.resolve() };
}
