/**
 * Sends the load, in a worker thread: each lane has one connection and one request in flight.
 * `{n}` in a path or a body is replaced by a number that is unique in the run.
 * @module
 */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { origin, lanes, durationMs, mostRequests, warmupMs, timeoutMs } = workerData;
const { hostname, port } = new URL(origin);
const agent = new Agent({ keepAlive: true, maxSockets: lanes.length, scheduling: 'fifo' });

let started = 0;
let measuring = false;
const tally = { completed: 0, failed: 0, bytes: 0, latencies: [], statuses: {}, firstFailure: null };

/** @returns {Promise<{ status: number, bytes: number, head: string }>} */
function send({ method, path, headers, body }) {
  const payload = body === null ? null : Buffer.from(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        hostname,
        port,
        agent,
        method,
        path,
        headers: payload ? { ...headers, 'content-length': payload.length } : headers,
        timeout: timeoutMs,
      },
      (response) => {
        let bytes = 0;
        let head = '';
        response.on('data', (chunk) => {
          bytes += chunk.length;
          if (response.statusCode >= 400 && head.length < 300) head += chunk.toString('latin1');
        });
        response.on('end', () => resolve({ status: response.statusCode, bytes, head }));
        response.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${timeoutMs} ms`)));
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

function record(begunAt, result, error) {
  if (!measuring) return;
  const status = error ? 'error' : String(result.status);
  tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
  if (error || result.status >= 400) {
    tally.failed += 1;
    tally.firstFailure ??= error ? String(error) : `${result.status} ${result.head}`.slice(0, 300);
    return;
  }
  tally.completed += 1;
  tally.bytes += result.bytes;
  tally.latencies.push(performance.now() - begunAt);
}

async function runLane(lane, until) {
  while (performance.now() < until && started < mostRequests) {
    const n = String((started += 1));
    const begunAt = performance.now();
    const filled = { ...lane, path: lane.path.replaceAll('{n}', n), body: lane.body?.replaceAll('{n}', n) ?? null };
    try {
      record(begunAt, await send(filled), null);
    } catch (error) {
      record(begunAt, null, error);
      // Waits 50 ms, so that a server that refuses connections at once is not called ten thousand times a second.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const begin = performance.now();
let measuredFrom = begin;
setTimeout(() => {
  measuring = true;
  measuredFrom = performance.now();
}, warmupMs);
await Promise.all(lanes.map((lane) => runLane(lane, begin + warmupMs + durationMs)));
const seconds = (performance.now() - measuredFrom) / 1000;
agent.destroy();
parentPort.postMessage({ ...tally, seconds });
