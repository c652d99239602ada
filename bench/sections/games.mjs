/**
 * Every game of the studio on a phone's screen at CPU ÷ 4: the bytes of its first load and the intervals between
 * animation frames while it is played.
 * @module
 */
import { launch, PLAY_PHONE, sleep } from '../../tools/browser.mjs';
import { judge } from '../lib/budget.mjs';
import { startFrames, stopFrames } from '../lib/frameRecorder.js';
import { startPlaying } from '../lib/gamePlayer.js';
import { playOf } from '../lib/gamePlays.mjs';
import { bytesByKind, RequestLog } from '../lib/requestLog.mjs';
import { rounded, summary } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { BUDGETS, KB } from '../budgets.mjs';

const CPU = 4;
/** Time for a game to come to rest after its load event, in ms. */
const REST = 3000;
/** Calls that begin or go on with a round. */
const CALLS = /\/studio\/api\/(spin|bet|move)$/;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const product = await bench.product();
  const { games } = await (await fetch(`${product.vendors}/studio/catalogue`)).json();
  const only = process.env.BENCH_GAMES?.split(',');
  const played = [];
  for (const { sysname } of games.filter((game) => only?.includes(game.sysname) ?? true)) {
    const seen = await playGame(product, sysname);
    console.error(`${sysname}: ${rounded(seen.spread?.p95, 1)} ms, ${rounded(seen.kb, 0)} kB, ${seen.calls} calls`);
    played.push(seen);
  }
  return report(played);
}

/** Plays for play money on the game's own page; at a shared table the rounds are the table's. */
async function playGame(product, sysname) {
  const browser = await launch({ screen: PLAY_PHONE });
  try {
    const page = await browser.context.newPage();
    const session = await browser.context.newCDPSession(page);
    const log = new RequestLog(session);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    let calls = 0;
    page.on('response', (response) => {
      if (response.ok() && CALLS.test(response.url())) calls += 1;
    });
    await page.goto(`${product.vendors}/studio/${sysname}/?mode=demo&locale=en`, { waitUntil: 'load' });
    await page.locator('button').first().waitFor({ state: 'visible' });
    await sleep(REST);
    const kb = bytesByKind(log.all()).total / KB;
    await page.evaluate(startPlaying, playOf(sysname));
    await page.evaluate(startFrames);
    await sleep(BUDGETS.games.seconds * 1000);
    const intervals = await page.evaluate(stopFrames);
    return { sysname, kb, calls, intervals, spread: summary(intervals) };
  } finally {
    await browser.close();
  }
}

function report(played) {
  const rows = played.map(({ sysname, kb, calls, intervals, spread }) => [
    sysname,
    rounded(kb, 0),
    calls,
    intervals.length,
    rounded(spread?.median, 1),
    rounded(spread?.p95, 1),
    rounded(spread?.max, 1),
    intervals.filter((interval) => interval > 34).length,
  ]);
  const limits = BUDGETS.games;
  return {
    tables: [
      table(
        `Games at 390×844, CPU ÷ ${CPU}, ${limits.seconds} s each: first load in kB, frame intervals in ms`,
        ['game', 'kB', 'calls', 'frames', 'median', 'p95', 'longest', 'over 34 ms'],
        rows,
      ),
    ],
    checks: played.flatMap(({ sysname, kb, calls, spread }) => [
      judge({
        name: `${sysname}: frame interval p95`,
        measured: calls > 0 ? spread?.p95 : null,
        limit: limits.frameP95Ms,
        unit: 'ms',
        decimals: 1,
      }),
      judge({ name: `${sysname}: first load`, measured: kb, limit: limits.firstLoadKb, unit: 'kB', decimals: 0 }),
    ]),
    data: played.map(({ intervals, ...rest }) => ({
      ...rest,
      intervals: intervals.map((interval) => rounded(interval, 2)),
    })),
  };
}
