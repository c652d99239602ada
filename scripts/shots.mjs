/**
 * `npm run shots`: takes screenshots of every page and dialog in each size, theme, language and shell, into shots/, and
 * reports visual faults: content wider than the window, overlapping elements, pictures that did not load, text without
 * a translation.
 * `npm run shots -- home deposit` takes the named ones only; `--quick` takes only 360 and 1440 px, dark, English.
 */
import { chromium } from 'playwright';
import { runnerImport } from 'vite';
import { chromiumPath } from '../tools/browser.mjs';
import { CHROMIUM_FLAGS } from '../tools/findChromium.mjs';
import { signIn } from '../tools/player.mjs';
import { startProduct } from '../tools/product.mjs';
import { arrange } from './pictures/arrange.mjs';
import { capture } from './pictures/capture.mjs';
import { shots } from './pictures/pages.mjs';

const SIZES = [
  { name: '360', width: 360, height: 800 },
  { name: '768', width: 768, height: 1024 },
  { name: '1440', width: 1440, height: 900 },
];
const THEMES = ['dark', 'light'];
/** @typedef {import('../tools/product.mjs').Product} Product */
/** @typedef {import('./pictures/pages.mjs').Shot} Shot */
/** @typedef {Awaited<ReturnType<typeof arrange>>} Arranged */
/** @typedef {{ size: (typeof SIZES)[number], theme: string, locale: string, shell: string }} Setting */
/** @type {Readonly<Record<string, string>>} */
const PREFIXES = { en: '', ar: '/ar', ru: '/ru', pseudo: '' };
const MESSENGER = 'https://web.telegram.org';

const flags = process.argv.slice(2);
const isQuick = flags.includes('--quick');
const names = flags.filter((flag) => !flag.startsWith('--'));
/** @type {Shot[]} */
const all = [...shots, ...(await shotsOfRoutes())];
const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name));

/** All combinations; Russian and the pseudo-locale, which have the longest words, at the narrowest size only. */
function settings() {
  const all = SIZES.flatMap((size) =>
    THEMES.flatMap((theme) => ['en', 'ar', 'ru', 'pseudo'].map((locale) => ({ size, theme, locale, shell: 'web' }))),
  );
  const web = all.filter(({ size, locale }) => !['ru', 'pseudo'].includes(locale) || size.name === '360');
  const messenger = SIZES.filter(({ name }) => name !== '768').flatMap((size) =>
    THEMES.map((theme) => ({ size, theme, locale: 'en', shell: 'telegram' })),
  );
  if (!isQuick) return [...web, ...messenger];
  return [...web, ...messenger].filter(
    ({ size, theme, locale }) => size.name !== '768' && theme === 'dark' && locale === 'en',
  );
}

/** Shots of routes that have no shot of their own, if their path has no parameters. @returns {Promise<Shot[]>} */
async function shotsOfRoutes() {
  const [module, { isProtectedPath }] = await Promise.all(
    ['/src/app/routing/routes.ts', '/src/shared/navigation/guestGuard.ts'].map(importSource),
  );
  const shown = new Set(shots.map(({ name, route }) => route ?? name));
  const unshown = [...module.routes, ...Object.values(module.systemRoutes)].filter(
    ({ redirect, name }) => redirect === undefined && !shown.has(name),
  );
  const open = unshown.filter(({ path }) => path === '' || path.includes(':'));
  if (open.length > 0)
    throw new Error(`scripts/pictures/pages.mjs shows nothing of: ${open.map(({ name }) => name).join(', ')}`);
  return unshown.map(({ name, path }) => ({ name, path, owner: isProtectedPath(path) ? 'player' : 'guest' }));
}

/** @param {string} path */
async function importSource(path) {
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  return module;
}

/** @param {Shot} shot @param {Setting} setting */
function isWanted(shot, { size, theme, locale, shell }) {
  if (shot.isPhoneOnly && size.name !== '360') return false;
  if (shot.isElsewhere) return shell === 'web' && theme === 'dark' && locale === 'en';
  // In Telegram only shots of a player are taken, since no visitor is a guest there.
  return shell === 'web' || (shot.owner === 'player' && !/^pay|balance|review|withdraw-fault/.test(shot.name));
}

/**
 * @param {import('playwright').Browser} browser @param {Product} product @param {Arranged} arranged @param {Setting} setting
 * @param {string} owner
 */
async function openContext(browser, product, arranged, { size, theme, shell }, owner) {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    reducedMotion: 'reduce',
    ...(shell === 'telegram' ? { permissions: ['local-network-access'] } : {}),
  });
  await context.addCookies([{ name: 'theme', value: theme, url: product.site }]);
  if (owner === 'player' && shell === 'web') await signIn(context, product, arranged.player);
  await context.route(`${MESSENGER}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${product.telegram}${pathname}${search}` }) });
  });
  return context;
}

/**
 * Opens the shot's address and returns the page or frame with its document.
 * @param {import('playwright').Page} page @param {Product} product @param {Arranged} arranged @param {Shot} shot @param {Setting} setting
 */
async function open(page, product, arranged, shot, { locale, theme, shell }) {
  const path = typeof shot.path === 'function' ? shot.path(arranged) : shot.path;
  if (shell === 'telegram') {
    await page.goto(
      `${MESSENGER}/?${new URLSearchParams({ user: '1', path, theme: theme === 'dark' ? 'night' : 'day' })}`,
    );
    await page.waitForFunction(() => document.querySelector('iframe') !== null);
    for (let wait = 0; wait < 100; wait += 1) {
      const frame = page.frames().find((one) => one.url().startsWith(product.site));
      if (frame) return frame;
      await page.waitForTimeout(100);
    }
    throw new Error('the messenger shows no app');
  }
  await page.goto(shot.isElsewhere ? path : product.site + (PREFIXES[locale] + path).replace(/(?<=.)\/(?=\?|$)/, ''));
  return page;
}

const product = await startProduct();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, '--mute-audio'] });
/** @type {string[]} */
const faults = [];
let taken = 0;
try {
  const arranged = await arrange(product);
  for (const setting of settings()) {
    for (const owner of ['guest', 'player']) {
      const wanted = chosen.filter((shot) => shot.owner === owner && isWanted(shot, setting));
      if (wanted.length === 0) continue;
      const context = await openContext(browser, product, arranged, setting, owner);
      for (const shot of wanted) {
        const folder = [setting.shell, setting.size.name, setting.theme, setting.locale].join('-');
        const page = await context.newPage();
        try {
          const target = await open(page, product, arranged, shot, setting);
          const isPseudo = setting.locale === 'pseudo' && !shot.isElsewhere;
          const found = await capture({ page, target, shot, isPseudo, file: `shots/${folder}/${shot.name}.png` });
          faults.push(...found.map((fault) => `${folder}/${shot.name}: ${fault}`));
          taken += 1;
        } catch (error) {
          faults.push(
            `${folder}/${shot.name}: not taken: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`,
          );
        }
        await page.close();
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
for (const fault of faults) console.error(fault);
console.log(`${taken} pictures in shots/, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
