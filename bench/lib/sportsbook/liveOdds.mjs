/**
 * How soon the watchers of a live match have a change of its odds, and what the vendor's process works meanwhile.
 * @module
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sleep } from '../../../tools/browser.mjs';
import { processorTime } from '../processorTime.mjs';
import { summary } from '../../../tools/statistics.mjs';
import { cutPrices, findMatch } from './liveMatch.mjs';

const WATCHERS = fileURLToPath(new URL('./priceSockets.mjs', import.meta.url));
const CUTS = 36;
/** Between two cuts, in ms: no multiple of the vendor's frames, so that a change falls on any moment between two. */
const PAUSE = 670;
const REST = 5_000;

const clock = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * @param {{ origin: string, dataDir: string, pid: number }} vendors
 * @param {number} count of sockets
 */
export async function liveOdds(vendors, count) {
  const watchers = fork(WATCHERS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    const atRest = await working(vendors.pid, () => sleep(REST));
    const match = await findMatch(vendors);
    const open = {
      url: `${vendors.origin.replace(/^http/, 'ws')}/sportsbook/socket`,
      topic: `event:${match.event}`,
      markets: match.markets,
      count,
    };
    await answerTo(watchers, { open }, 'opened');
    console.error(`${count} sockets watch ${match.event}`);
    // The whole topics of all of them are on their way.
    await sleep(REST);
    await answerTo(watchers, {}, 'reported');
    const begun = clock();
    const made = new Map();
    const busy = await working(vendors.pid, async () => {
      for (let index = 0; index < CUTS; index += 1) {
        const market = match.markets[index % match.markets.length];
        const number = Math.floor(index / match.markets.length) + 1;
        // Before the call: what the trader's call takes is counted, too.
        made.set(`${market} ${number}`, clock());
        await cutPrices(vendors, match.event, market);
        await sleep(PAUSE);
      }
      await sleep(2_000);
    });
    const seconds = (clock() - begun) / 1_000;
    const { arrivals, frames, bytes, closed } = await answerTo(watchers, {}, 'reported');
    const heard = [...made].filter(([cut]) => arrivals[cut] !== undefined);
    const ages = heard.flatMap(([cut, at]) => arrivals[cut].map((arrived) => arrived - at));
    return {
      ages: summary(ages),
      /** Sockets that a change has not reached, over all changes that any socket has. */
      missed: heard.length * count - ages.length,
      /** Changes of a market that the match closed before they could be read. */
      unread: made.size - heard.length,
      changes: made.size,
      closed,
      framesPerSecond: frames / count / seconds,
      frameKb: bytes / Math.max(1, frames) / 1_024,
      processorMs: busy,
      processorAtRestMs: atRest,
    };
  } finally {
    watchers.kill();
  }
}

/** @returns {Promise<number | null>} ms of processor time a second; null where the system does not tell */
async function working(pid, during) {
  const [before, begun] = [processorTime(pid), clock()];
  await during();
  const after = processorTime(pid);
  return before === null || after === null ? null : ((after - before) * 1_000) / (clock() - begun);
}

/** @param {import('node:child_process').ChildProcess} child @param {object} message @param {string} kind */
function answerTo(child, message, kind) {
  return new Promise((resolve, reject) => {
    const failed = (code) => reject(new Error(`the watchers ended with ${code}`));
    child.once('exit', failed);
    const read = (answer) => {
      if (answer[kind] === undefined) return;
      child.off('message', read);
      child.off('exit', failed);
      resolve(answer[kind]);
    };
    child.on('message', read);
    child.send(message);
  });
}
