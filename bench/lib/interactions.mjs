/**
 * Does one action with trusted input and reads what the browser says it cost.
 * @module
 */
import { sleep } from './browser.mjs';

/** Time for an action's work and its paint to be over, at a quarter of the speed, in ms. */
const SETTLE = 900;
const FIND_WITHIN = 3000;
/** Event Timing reports nothing shorter: no entry means less than this. */
export const SHORTEST_REPORTED = 16;

/**
 * @typedef {{ name: string, found: boolean, duration: number | null, opened: number | null, note: string }} ActionResult
 *   duration: the longest event from input to the next paint; opened: from the touch to the frame that shows the opening
 */

/**
 * @param {import('playwright').Page} page
 * @param {import('../actions.mjs').Action} action
 * @returns {Promise<ActionResult>}
 */
export async function perform(page, action) {
  const target = action.on ? await firstVisible(page, action.on) : null;
  if (action.on && !target) return { name: action.name, found: false, duration: null, opened: null, note: 'no such control on the page' };
  // A text is typed into a field that has the focus: the touch before it is not part of the typing.
  if (action.act === 'type') await target.tap({ timeout: FIND_WITHIN });
  const point = action.act === 'tap' ? await pointOn(target) : null;
  await page.evaluate(startWatching, action.opens ?? null);
  await sleep(300);
  await act(page, action, point);
  if (action.leads) await page.waitForURL(action.leads, { timeout: 10_000 });
  await sleep(SETTLE);
  return { name: action.name, found: true, ...(await page.evaluate(stopWatching, SHORTEST_REPORTED)) };
}

/**
 * Bare input: the locator's own tap would run its checks in the page between the touch and the click, and their time,
 * four times longer here, would count as the action's.
 */
async function act(page, action, point) {
  if (action.act === 'tap') await page.touchscreen.tap(point.x, point.y);
  if (action.act === 'type') await page.keyboard.type(action.text, { delay: 120 });
  if (action.act === 'press') await page.keyboard.press(action.key);
}

/** The middle of a control that stands still and that a finger would hit. @param {import('playwright').Locator} target */
async function pointOn(target) {
  // A trial run does all of the locator's checks (visible, still, enabled, not covered) without touching.
  await target.tap({ timeout: FIND_WITHIN, trial: true });
  await sleep(200);
  const box = await target.boundingBox();
  if (!box) throw new Error('the control went away');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** @param {import('playwright').Page} page @param {import('../actions.mjs').Target[]} targets */
async function firstVisible(page, targets) {
  const locators = targets.map((target) => ('css' in target ? page.locator(target.css) : page.getByRole(target.role, { name: target.name })));
  const deadline = performance.now() + FIND_WITHIN;
  while (performance.now() < deadline) {
    for (const locator of locators) {
      const visible = locator.filter({ visible: true }).first();
      if ((await visible.count()) > 0) return visible;
    }
    await sleep(100);
  }
  return null;
}

/** Runs in the page. A frame that already holds the opening is no opening. @param {string | null} opens */
function startWatching(opens) {
  const watch = { from: performance.now(), touchedAt: null, openedAt: null, wasOpen: false };
  const isOpen = () => opens !== null && [...document.querySelectorAll(opens)].some((element) => element.getClientRects().length > 0);
  watch.wasOpen = isOpen();
  window.__benchWatch = watch;
  window.addEventListener('click', (event) => (watch.touchedAt ??= event.timeStamp), { capture: true, once: true });
  if (opens === null || watch.wasOpen) return;
  const look = () => {
    if (window.__benchWatch !== watch) return;
    // The frame after the one in which it stands: by then it has been painted.
    if (isOpen()) requestAnimationFrame(() => (watch.openedAt = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. @param {number} shortest */
function stopWatching(shortest) {
  const watch = window.__benchWatch;
  // Another document: what the action cost was lost with the page that it was done on.
  if (!watch) return { duration: null, opened: null, note: 'it left the page' };
  window.__benchWatch = undefined;
  const events = window.__bench.events.filter((event) => event.start >= watch.from - 1);
  const longest = events.reduce((worst, event) => (worst && worst.duration >= event.duration ? worst : event), null);
  const opened = watch.openedAt !== null && watch.touchedAt !== null ? watch.openedAt - watch.touchedAt : null;
  const note = longest ? `${longest.name}: ${Math.round(longest.delay)} waiting, ${Math.round(longest.processing)} working` : '';
  return { duration: longest?.duration ?? shortest, opened, note };
}
