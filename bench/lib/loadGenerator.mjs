/**
 * Generates keep-alive load over the loopback interface, limited in time and in number of requests.
 * @module
 */
import { Worker } from 'node:worker_threads';
import { rounded, summary } from '../../tools/statistics.mjs';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string | null }} Lane
 * @typedef {{ completed: number, failed: number, perSecond: number, seconds: number, bytes: number, p50: number, p95: number, p99: number, max: number, statuses: Record<string, number>, firstFailure: string | null }} LoadResult
 */

/**
 * @param {{ origin: string, lanes: Lane[], seconds?: number, warmupSeconds?: number, mostRequests?: number }} load one connection per lane
 * @returns {Promise<LoadResult>} latencies in ms; figures of the time after the warm-up
 */
export async function runLoad({ origin, lanes, seconds = 5, warmupSeconds = 1, mostRequests = 500_000 }) {
  if (!LOOPBACK.test(new URL(origin).hostname))
    throw new Error(`Load is for the loopback interface, not for ${origin}`);
  const workerData = {
    origin,
    lanes: lanes.map(({ method = 'GET', path, headers = {}, body = null }) => ({ method, path, headers, body })),
    durationMs: seconds * 1000,
    warmupMs: warmupSeconds * 1000,
    mostRequests,
    timeoutMs: 10_000,
  };
  const worker = new Worker(new URL('./loadWorker.mjs', import.meta.url), { workerData });
  const tally = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the load ended with ${code} and no result`)));
  });
  await worker.terminate();
  return result(tally);
}

/** @param {{ completed: number, failed: number, bytes: number, latencies: number[], statuses: Record<string, number>, firstFailure: string | null, seconds: number }} tally */
export function result({ latencies, ...tally }) {
  const spread = summary(latencies);
  const sorted = latencies.toSorted((a, b) => a - b);
  const rank = (q) =>
    sorted.length === 0 ? null : sorted[Math.min(sorted.length - 1, Math.ceil(q * sorted.length) - 1)];
  return {
    ...tally,
    seconds: rounded(tally.seconds, 2),
    perSecond: tally.seconds > 0 ? tally.completed / tally.seconds : 0,
    p50: spread?.median ?? null,
    p95: rank(0.95),
    p99: rank(0.99),
    max: spread?.max ?? null,
  };
}

/** @param {number} count @param {Lane} lane @returns {Lane[]} */
export const sameLanes = (count, lane) => Array.from({ length: count }, () => lane);
