/**
 * Does one action with trusted input, reads what the browser says it cost, and makes sure that it had its effect.
 * @module
 */
import { sleep } from './browser.mjs';

/** Time for an action's work and its paint to be over, at a quarter of the speed, in ms. */
const SETTLE = 600;
const FIND_WITHIN = 5000;
const EFFECT_WITHIN = 8000;
/** How long a finger rests on the glass, and between two keys, in ms. */
const TOUCH = 80;
const KEY = 90;
/** Event Timing reports nothing shorter: no entry means less than this. */
export const SHORTEST_REPORTED = 16;

/**
 * @typedef {{ name: string, duration: number | null, opened: number | null, note: string, error: string | null }} ActionResult
 *   duration: the longest event from input to the next paint; opened: from the touch to the frame that shows the opening;
 *   error: the control was not there or its effect did not come, and nothing was measured
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
  // A text is typed into a field that has the focus: the touch before it is not part of the typing.
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
 * Bare input: the locator's own tap would run its checks in the page between the touch and the click, and their time,
 * four times longer here, would count as the action's.
 */
async function act(page, action, point) {
  if (action.act === 'tap') await touch(page, point);
  if (action.act === 'type') await page.keyboard.type(action.text, { delay: KEY });
  if (action.act === 'press') await page.keyboard.press(action.key);
  if (action.act === 'back') await page.evaluate(() => history.back());
}

/** As long as a finger's: pages may use the time between its coming and its leaving. */
async function touch(page, { x, y }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await sleep(TOUCH);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The middle of a control that stands still and that a finger would hit. @param {import('playwright').Locator} target */
async function pointOn(target) {
  // A trial run does all of the locator's checks (visible, still, enabled, not covered) without touching.
  await target.tap({ timeout: FIND_WITHIN, trial: true });
  await sleep(100);
  const box = await target.boundingBox();
  if (!box) throw new Error('the control went away');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What did nothing was not measured, however fast it was. */
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

/** The first lines of Playwright's errors say what was waited for. @param {unknown} error */
const plainly = (error) =>
  String(error?.message ?? error)
    .split('\n')
    .slice(0, 3)
    .map((line) => line.trim())
    .join(' ')
    .slice(0, 240);

/** Runs in the page. A frame that already holds the opening is no opening. @param {string | null} opens */
function startWatching(opens) {
  const watch = { from: performance.now(), touchedAt: null, openedAt: null, wasOpen: false, wentBack: null };
  const isOpen = () =>
    opens !== null && [...document.querySelectorAll(opens)].some((element) => element.getClientRects().length > 0);
  watch.wasOpen = isOpen();
  window.__benchWatch = watch;
  window.addEventListener('click', (event) => (watch.touchedAt ??= event.timeStamp), { capture: true, once: true });
  // Going back is no input on the page, so Event Timing is silent about it: the first frame after it, once painted.
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
    // The frame after the one in which it stands: by then it has been painted.
    if (isOpen()) requestAnimationFrame(() => (watch.openedAt = performance.now()));
    else awaitChange();
  };
  // Asked only when something has changed: looking in every frame would keep the page busy while it is measured.
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
