/**
 * 200 screens of the hall: the longest task of the main thread, and what stays in memory.
 * @module
 */
import { BUDGETS, KB } from '../../budgets.mjs';
import { launch, PLAY_PHONE, sleep } from '../../../tools/browser.mjs';
import { longestTask, traceTasks } from '../traceTasks.mjs';

/** Between two screens, in ms. */
const PAUSE = 120;
const LOOKS = 50;
/** At the end of what is loaded: so often the next page is waited for. */
const MOST_TRIES = 20;

/** @param {import('../../../tools/product.mjs').Product} product */
export async function scrolling(product) {
  const browser = await launch({ screen: PLAY_PHONE });
  try {
    const page = await browser.context.newPage();
    await page.goto(`${product.site}/gamehall`, { waitUntil: 'load' });
    await sleep(3000);
    const session = await browser.context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const memory = [];
    const tasks = [];
    let way = 1;
    for (let screen = 0; screen < BUDGETS.catalogue.screens; screen += LOOKS) {
      tasks.push(
        ...(await traceTasks(session, async () => {
          for (let step = 0; step < LOOKS; step += 1) way = await scrollOne(page, way);
        })),
      );
      memory.push(await sizeOf(page, session));
    }
    const first = memory[0];
    const last = memory.at(-1);
    const longest = longestTask(tasks);
    return {
      longest: longest.processor * BUDGETS.catalogue.cpu,
      wall: longest.wall,
      elements: last.elements - first.elements,
      heapKb: (last.heap - first.heap) / KB,
      memory,
    };
  } finally {
    await browser.close();
  }
}

/** A screen down; up again from the end of a list that has fewer screens. */
async function scrollOne(page, way) {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const isMoved = await page.evaluate((direction) => {
      const before = scrollY;
      scrollBy({ top: direction * innerHeight, behavior: 'instant' });
      return scrollY !== before;
    }, way);
    await sleep(PAUSE);
    if (isMoved) return way;
  }
  return -way;
}

async function sizeOf(page, session) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { elements, place } = await page.evaluate(() => ({
    elements: document.querySelectorAll('*').length,
    place: scrollY,
  }));
  return { heap: usedSize, elements, place };
}
