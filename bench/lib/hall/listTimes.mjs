/**
 * The operator's list of games with each facet, one request after another.
 * @module
 */
import { BUDGETS } from '../../budgets.mjs';
import { LIST, VIEWS } from '../../catalogueViews.mjs';
import { sleep } from '../../../tools/browser.mjs';
import { sameOrigin } from '../../../tools/player.mjs';
import { queueWait } from '../queueWait.mjs';
import { median, quantile } from '../../../tools/statistics.mjs';

/** @param {import('../../../tools/product.mjs').Product} product @param {object} options */
async function ask(product, options) {
  const query = new URLSearchParams({ v: '2.35', locale: 'en', options: JSON.stringify({ ...LIST, ...options }) });
  const response = await fetch(`${product.operator}/api/games.get?${query}`, { headers: sameOrigin(product) });
  return (await response.json()).data;
}

/** The catalogue is filled by a job after the start. @param {import('../../../tools/product.mjs').Product} product @param {number} size */
export async function untilThere(product, size) {
  for (let tries = 0; tries < 240; tries += 1) {
    if ((await ask(product, {}))?.total >= size) return;
    await sleep(500);
  }
  throw new Error(`the catalogue has not become ${size} games`);
}

/**
 * From the request to the parsed answer, less the time in which this process and the product's waited for a core: they
 * work in turns.
 * @param {import('../../../tools/product.mjs').Product} product
 */
export async function listTimes(product) {
  const pids = [process.pid, ...(product.pid === null ? [] : [product.pid])];
  const times = {};
  for (const [name, options] of Object.entries(VIEWS)) {
    // The first request of an order sorts the catalogue once for its version.
    await ask(product, options);
    const taken = [];
    const whole = [];
    for (let turn = 0; turn < BUDGETS.catalogue.requests; turn += 1) {
      const waited = queueWait(pids);
      const begun = performance.now();
      await ask(product, options);
      const ms = performance.now() - begun;
      whole.push(ms);
      taken.push(Math.max(0, ms - (queueWait(pids) - waited)));
    }
    times[name] = { p50: median(taken), p99: quantile(taken, 0.99), wholeP99: quantile(whole, 0.99) };
  }
  return times;
}

/** The slowest view. @param {Awaited<ReturnType<typeof listTimes>>} lists */
export const worstList = (lists) =>
  Object.entries(lists)
    .map(([name, times]) => ({ name, ...times }))
    .sort((left, right) => right.p99 - left.p99)[0];
