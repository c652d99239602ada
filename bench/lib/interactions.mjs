/**
 * Performs one action with trusted input, reads its duration from the browser, and checks its effect.
 * @module
 */
import { sleep } from '../../tools/browser.mjs';

/** Waiting time after an action, in ms: its work and paint have ended by then, at a quarter of the CPU speed. */
const SETTLE = 600;
const FIND_WITHIN = 5000;
const EFFECT_WITHIN = 8000;
/** Duration of a touch, and delay between two keys, in ms. */
const TOUCH = 80;
const KEY = 90;
/** Event Timing reports no shorter events, in ms: no entry means a shorter duration. */
export const SHORTEST_REPORTED = 16;

/**
 * @typedef {{ name: string, duration: number | null, opened: number | null, note: string, error: string | null }} ActionResult
 *   duration: the longest event from input to the next paint; opened: from the touch to the frame that shows `opens`;
 *   error: the control was missing or the effect did not come, and nothing was measured
 */

/**
 * @param {import('playwright').Page} page
 * @param {import('../actions.mjs').Action} action
 * @returns {Promise<ActionResult>}
 */
export async function perform(page, action) {
  const { name } = action;
  try {
    return { name, error: null, ...(await measured(page, action)) };
  } catch (error) {
    return { name, duration: null, opened: null, note: '', error: plainly(error) };
  }
}

async function measured(page, action) {
  const target = action.on?.(page) ?? null;
  await target?.waitFor({ state: 'visible', timeout: FIND_WITHIN });
  // The field is focused by a touch before the measurement, so that only the typing is measured.
  if (action.act === 'type') await target.tap({ timeout: FIND_WITHIN });
  const point = action.act === 'tap' ? await pointOn(target) : null;
  await page.evaluate(startWatching, action.opens ?? null);
  await sleep(150);
  await act(page, action, point);
  await sleep(SETTLE);
  const read = await page.evaluate(stopWatching, SHORTEST_REPORTED);
  await makeSure(page, action, target);
  return read;
}

/**
 * Sends raw input. The locator's `tap` would run its checks in the page between touch and click, and their time, four
 * times longer at this CPU speed, would be counted as the action's.
 */
async function act(page, action, point) {
  if (action.act === 'tap') await touch(page, point);
  if (action.act === 'type') await page.keyboard.type(action.text, { delay: KEY });
  if (action.act === 'press') await page.keyboard.press(action.key);
  if (action.act === 'back') await page.evaluate(() => history.back());
}

/** A touch as long as a finger's (`TOUCH`): pages can already work between touchstart and touchend. */
async function touch(page, { x, y }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(TOUCH);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The middle of a control that has stopped moving and is not covered. @param {import('playwright').Locator} target */
async function pointOn(target) {
  // A trial run does the locator's checks (visible, not moving, enabled, not covered) without a touch.
  await target.tap({ timeout: FIND_WITHIN, trial: true });
  await sleep(100);
  const box = await target.boundingBox();
  if (!box) throw new Error('the control went away');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Throws when the action had no effect: its duration would be meaningless. */
async function makeSure(page, { act: kind, text, leads, shows, gone }, target) {
  if (kind !== 'type' && !leads && !shows && !gone) throw new Error('the action names no effect');
  const timeout = EFFECT_WITHIN;
  if (leads) await page.waitForURL((url) => leads.test(url.pathname + url.search), { timeout, waitUntil: 'commit' });
  await shows?.(page).waitFor({ state: 'visible', timeout });
  await gone?.(page).first().waitFor({ state: 'hidden', timeout });
  if (kind !== 'type') return;
  const bare = (typed) => typed.replace(/\s/g, '');
  const value = await target.inputValue();
  if (!bare(value).endsWith(bare(text))) throw new Error(`the field holds "${value}"`);
}

/** The first lines of a Playwright error, which name what it waited for. @param {unknown} error */
const plainly = (error) =>
  String(error?.message ?? error)
    .split('\n')
    .slice(0, 3)
    .map((line) => line.trim())
    .join(' ')
    .slice(0, 240);

/** Runs in the page. Content that was visible before the touch is not timed. @param {string | null} opens */
function startWatching(opens) {
  const watch = { from: performance.now(), touchedAt: null, openedAt: null, wasOpen: false, wentBack: null };
  const isOpen = () =>
    opens !== null && [...document.querySelectorAll(opens)].some((element) => element.getClientRects().length > 0);
  watch.wasOpen = isOpen();
  window.__benchWatch = watch;
  window.addEventListener('click', (event) => (watch.touchedAt ??= event.timeStamp), { capture: true, once: true });
  // Event Timing has no entry for going back: the time until the first frame after popstate has been painted is used.
  window.addEventListener(
    'popstate',
    (event) =>
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => (watch.wentBack ??= performance.now() - event.timeStamp);
        painted.port2.postMessage(null);
      }),
    { capture: true, once: true },
  );
  if (opens === null || watch.wasOpen) return;
  const look = () => {
    if (window.__benchWatch !== watch) return;
    // The content is in the DOM in this frame; in the next one it has been painted.
    if (isOpen()) requestAnimationFrame(() => (watch.openedAt = performance.now()));
    else awaitChange();
  };
  // Looks only after a DOM change: a check in every frame would add work to the page while it is measured.
  const awaitChange = () => {
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(look);
    });
    changes.observe(document, { attributes: true, childList: true, subtree: true });
  };
  awaitChange();
}

/** Runs in the page. @param {number} shortest */
function stopWatching(shortest) {
  const watch = window.__benchWatch;
  if (!watch) throw new Error('the page was loaded anew, and with it went what the action cost');
  window.__benchWatch = undefined;
  const events = window.__bench.events.filter((event) => event.start >= watch.from - 1);
  const longest = events.reduce((worst, event) => (worst && worst.duration >= event.duration ? worst : event), null);
  const opened = watch.openedAt !== null && watch.touchedAt !== null ? watch.openedAt - watch.touchedAt : null;
  const note = longest
    ? `${longest.name}: ${Math.round(longest.delay)} waiting, ${Math.round(longest.processing)} working`
    : '';
  return { duration: longest?.duration ?? watch.wentBack ?? shortest, opened, note };
}
