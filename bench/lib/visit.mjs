/**
 * One visit of one page: opens it, waits until it is quiet, and reads its measurements.
 * @module
 */
import { sleep } from '../../tools/browser.mjs';
import { QuietWatch } from './quiet.mjs';
import { bytesByKind, RequestLog } from './requestLog.mjs';

/** Waiting time after a page has become quiet, in ms. */
const SETTLE = 1500;

/**
 * @typedef {{
 *   ttfb: number, fcp: number | null, lcp: number | null, dcl: number, load: number, tti: number, lastLongTask: number, tbt: number, longest: number, cls: number,
 *   lcpElement: string | null, lcpUrl: string | null, scriptMs: number, layoutMs: number, heapBytes: number, elements: number,
 *   requestCount: number, bytes: Record<string, number>, linkBytes: number | null, protocol: string,
 *   html: string, marks: Array<[string, number]>, shifts: unknown[], errors: string[], failed: string[], requests: import('./requestLog.mjs').LoggedRequest[],
 * }} Visit
 */

/**
 * @param {Awaited<ReturnType<typeof import('../../tools/browser.mjs').launch>>} browser
 * @param {string} url
 * @param {{ cpu?: number, settle?: number, timeDomain?: 'timeTicks' | 'threadTicks' }} [options] cpu: how many times slower than this machine; timeDomain: of `scriptMs` and `layoutMs`, the clock or the thread's own processor time
 * @returns {Promise<Visit>}
 */
export async function visit({ context, link }, url, { cpu = 4, settle = SETTLE, timeDomain = 'timeTicks' } = {}) {
  const page = await context.newPage();
  try {
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error).slice(0, 300)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text().slice(0, 300));
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain });
    const log = new RequestLog(session);
    const quiet = new QuietWatch(page);
    await page.goto('about:blank');
    if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const payloadBefore = link?.counts().payloadBytes ?? 0;
    const response = await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    // An error page must not be measured instead of the page.
    if (response && response.status() >= 400) throw new Error(`${url} answered ${response.status()}`);
    const html = (await response?.text()) ?? '';
    const wentQuiet = await quiet.untilQuiet();
    await sleep(settle);
    const payload = link ? link.counts().payloadBytes - payloadBefore : null;
    const metrics = await metricsOf(session);
    const seen = await page.evaluate(readPage);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    const heap = (await metricsOf(session)).JSHeapUsedSize;
    return {
      ...vitals(seen),
      ...cost(metrics, heap),
      ...traffic(log.all(), payload),
      finalUrl: page.url(),
      html,
      wentQuiet,
      errors,
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function readPage() {
  const [navigation] = performance.getEntriesByType('navigation');
  return {
    bench: structuredClone(window.__bench),
    ttfb: navigation.responseStart,
    dcl: navigation.domContentLoadedEventEnd,
    load: navigation.loadEventEnd,
    elements: document.querySelectorAll('*').length,
    marks: performance
      .getEntriesByType('mark')
      .slice(0, 50)
      .map((mark) => [mark.name, mark.startTime]),
  };
}

/** @param {ReturnType<typeof readPage>} seen */
function vitals({ bench, ttfb, dcl, load, elements, marks }) {
  const ends = bench.longTasks.map(([start, duration]) => start + duration);
  const blocking = bench.longTasks.filter(([start, duration]) => start + duration > (bench.fcp ?? 0));
  const { fcp, lcp, cls, lcpElement, lcpUrl, shifts } = bench;
  return {
    ttfb,
    fcp,
    lcp,
    cls,
    dcl,
    load,
    elements,
    marks,
    lcpElement,
    lcpUrl,
    shifts,
    lastLongTask: Math.max(fcp ?? 0, ...ends),
    // Scripts split into short tasks produce no long task, so TTI is never earlier than DOMContentLoaded.
    tti: Math.max(fcp ?? 0, dcl, ...ends),
    tbt: blocking.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    longest: Math.max(0, ...bench.longTasks.map(([, duration]) => duration)),
  };
}

/** @param {Record<string, number>} metrics @param {number} heapBytes */
function cost(metrics, heapBytes) {
  return {
    scriptMs: metrics.ScriptDuration * 1000,
    layoutMs: (metrics.LayoutDuration + metrics.RecalcStyleDuration) * 1000,
    heapBytes,
  };
}

/** @param {import('./requestLog.mjs').LoggedRequest[]} requests @param {number | null} linkBytes */
function traffic(requests, linkBytes) {
  const fetched = requests.filter((request) => !request.isCached);
  return {
    requestCount: fetched.length,
    bytes: bytesByKind(fetched),
    linkBytes,
    protocol: requests[0]?.protocol ?? '',
    failed: requests.filter((request) => request.status >= 400).map((request) => `${request.status} ${request.url}`),
    requests,
  };
}

/** @param {import('playwright').CDPSession} session @returns {Promise<Record<string, number>>} */
async function metricsOf(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
