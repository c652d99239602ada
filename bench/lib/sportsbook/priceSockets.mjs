/**
 * The watchers of one match, in a process of their own: opens the sockets, and notes when each of them first has the
 * prices of a cut. Times are of the machine's monotonic clock, which all its processes share.
 *
 * In: `open` {url, topic, markets, count}; anything else asks for a report. Out: `opened`; `reported` {arrivals, closed,
 * and the frames and bytes since the report before}.
 * @module
 */
import { WebSocket } from 'ws';
import { cutsBetween, reciprocals } from './cutCount.mjs';

/** Sockets opened at the same time. */
const AT_ONCE = 50;

const clock = () => Number(process.hrtime.bigint()) / 1e6;
/** Of each cut (`market number`) the times at which it arrived, one for each socket. */
const arrivals = {};
const counted = { frames: 0, bytes: 0, closed: 0 };
const sockets = [];
/** What the sum of each market was before the first cut. */
const uncut = new Map();
/** All sockets get the same frame: it is read once. */
let last = { data: Buffer.alloc(0), cuts: new Map() };

function cutsOf(data, markets) {
  if (data.equals(last.data)) return last.cuts;
  const cuts = new Map();
  for (const { key, market } of JSON.parse(String(data)).parts ?? []) {
    if (key !== 'market' || !markets.has(market.key)) continue;
    const sum = reciprocals(market.selections);
    if (!uncut.has(market.key)) uncut.set(market.key, sum);
    cuts.set(market.key, cutsBetween(uncut.get(market.key), sum));
  }
  last = { data, cuts };
  return cuts;
}

function openOne({ url, topic, markets }) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    const known = new Map();
    sockets.push(socket);
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ topics: [topic], session: null })));
    socket.on('close', () => (counted.closed += 1));
    socket.on('message', (data) => {
      const at = clock();
      counted.frames += 1;
      counted.bytes += data.length;
      for (const [market, cuts] of cutsOf(data, markets)) {
        for (let number = (known.get(market) ?? 0) + 1; number <= cuts; number += 1)
          (arrivals[`${market} ${number}`] ??= []).push(at);
        known.set(market, Math.max(cuts, known.get(market) ?? 0));
      }
      resolve(undefined);
    });
  });
}

async function openAll(open) {
  const watched = { ...open, markets: new Set(open.markets) };
  for (let opened = 0; opened < open.count; opened += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, open.count - opened) }, () => openOne(watched)));
  process.send?.({ opened: sockets.length });
}

process.on('message', ({ open }) => {
  if (open !== undefined) {
    void openAll(open);
    return;
  }
  process.send?.({ reported: { arrivals, ...counted } });
  Object.assign(counted, { frames: 0, bytes: 0 });
});
process.on('disconnect', () => process.exit());
