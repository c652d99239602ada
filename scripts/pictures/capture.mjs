import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inspect } from './inspect.mjs';
import { showPseudoLocale } from './pseudoLocale.mjs';

const LIVE_WITHIN = 20_000;
const LOADED_WITHIN = 10_000;
/** A page counts as loaded after this time without skeletons, in ms: in Telegram the page changes after the sign-in. */
const LOADED_FOR = 300;
/** Maximum height of a window that Chromium draws, in px. */
const MOST_HEIGHT = 12_000;

/**
 * Waits for one page in one setting, runs the shot's action, takes the screenshot, and returns the faults found.
 * @param {{ page: import('playwright').Page, target: import('playwright').Page | import('playwright').Frame, shot: import('./pages.mjs').Shot, isPseudo?: boolean, file: string }} options
 * @returns {Promise<string[]>}
 */
export async function capture({ page, target, shot, isPseudo = false, file }) {
  if (!shot.isElsewhere) await untilLive(target);
  // The header shows that a player is signed in once the session has been loaded.
  if (shot.owner === 'player')
    await target.locator('header a[href$="/cashier/deposit"]').waitFor({ timeout: LIVE_WITHIN });
  let isLoaded = await untilLoaded(target);
  if (shot.act) {
    await shot.act(target);
    isLoaded = await untilLoaded(target);
  }
  if (!shot.isView) await scrollThrough(target);
  if (isPseudo) await showPseudoLocale(target);
  await atRest(target);
  await mkdir(dirname(file), { recursive: true });
  const frames = page.frames().filter((frame) => frame.parentFrame() === (target === page ? page.mainFrame() : target));
  const found = (await Promise.all([target, ...frames].map(inspect))).flat();
  // Makes the window as high as the page, so that fixed bars are in their place in the screenshot.
  if (!shot.isView && target === page) await fitWindow(page);
  await page.screenshot({ path: file });
  return isLoaded && (await target.evaluate(hasLoaded)) ? found : [...found, 'still loading'];
}

/** @param {import('playwright').Page} page */
async function fitWindow(page) {
  const height = await page.evaluate(() => {
    // Keeps the current height of elements whose height depends on the window.
    for (let node = document.getElementById('main'); node && node !== document.body; node = node.parentElement)
      node.style.minBlockSize = `${node.offsetHeight}px`;
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: Math.min(height, MOST_HEIGHT) });
  await page.waitForTimeout(150);
}

/** @param {import('./pages.mjs').Target} target */
async function untilLive(target) {
  await target.waitForFunction(
    () => Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__reactContainer')),
    null,
    { timeout: LIVE_WITHIN },
  );
}

/** Runs in the page: true when no skeleton or busy element is visible. */
function hasLoaded() {
  return ![...document.querySelectorAll('[aria-busy="true"], span[aria-hidden="true"][style*="--radius"]')].some(
    (node) => node.checkVisibility(),
  );
}

/** Waits until skeletons are gone for `LOADED_FOR`; false when they are not gone in time. @param {import('./pages.mjs').Target} target */
async function untilLoaded(target) {
  const latest = Date.now() + LOADED_WITHIN;
  let since = null;
  while (Date.now() < latest) {
    since = (await target.evaluate(hasLoaded)) ? (since ?? Date.now()) : null;
    if (since !== null && Date.now() - since >= LOADED_FOR) return true;
    await target.waitForTimeout(50);
  }
  return false;
}

/** Scrolls through the page, since pictures far below are loaded lazily. @param {import('./pages.mjs').Target} target */
async function scrollThrough(target) {
  await target.evaluate(async () => {
    const step = innerHeight;
    for (let y = 0; y < Math.min(document.documentElement.scrollHeight, 12_000); y += step) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    scrollTo(0, 0);
  });
}

/** @param {import('./pages.mjs').Target} target */
async function atRest(target) {
  await target.evaluate(async () => {
    const near = [...document.images].filter(
      (image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight,
    );
    const settled = near
      .filter((image) => !image.complete)
      .map(
        (image) =>
          new Promise((resolve) =>
            ['load', 'error'].forEach((type) => image.addEventListener(type, resolve, { once: true })),
          ),
      );
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    const most = new Promise((resolve) => setTimeout(resolve, 4_000));
    await Promise.race([
      Promise.all([document.fonts.ready, ...settled, ...passing.map((one) => one.finished.catch(() => undefined))]),
      most,
    ]);
  });
}
