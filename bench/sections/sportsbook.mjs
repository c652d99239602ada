/**
 * The sandbox's sportsbook: two thousand sockets at one live match, three hundred changing prices on a page at CPU ÷ 4,
 * and the bytes of its first load. The vendors are a process of their own.
 * @module
 */
import { PLAY_PHONE } from '../../tools/browser.mjs';
import { figure, judge } from '../lib/budget.mjs';
import { startAlone } from '../lib/processAlone.mjs';
import { buildIfMissing } from '../../tools/product.mjs';
import { changingPrices } from '../lib/sportsbook/changingPrices.mjs';
import { firstLoad } from '../lib/sportsbook/firstLoad.mjs';
import { liveOdds } from '../lib/sportsbook/liveOdds.mjs';
import { rounded } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { BUDGETS, KB } from '../budgets.mjs';

/** So high that all the prices are in view at once: more than any screen shows. */
const WHOLE_LIST = { width: 390, height: 13_000, density: 1 };

/** Measures a part by itself: `BENCH_SPORTSBOOK=sockets,prices,bytes`. */
const PARTS = (process.env.BENCH_SPORTSBOOK ?? 'sockets,prices,bytes').split(',');

export async function run() {
  const { sockets, prices, cpu } = BUDGETS.sportsbook;
  buildIfMissing();
  const vendors = await startAlone('vendors', { SANDBOX_CONTROLS: '1' });
  const measured = { load: null, phone: null, whole: null, odds: null };
  try {
    if (PARTS.includes('bytes')) measured.load = await firstLoad(vendors.origin);
    if (PARTS.includes('prices')) {
      measured.phone = await changingPrices(vendors.origin, { screen: PLAY_PHONE, prices, cpu });
      measured.whole = await changingPrices(vendors.origin, { screen: WHOLE_LIST, prices, cpu });
    }
    if (PARTS.includes('sockets')) measured.odds = await liveOdds(vendors, sockets);
  } finally {
    await vendors.stop();
  }
  return report(measured);
}

function report({ load, phone, whole, odds }) {
  const limits = BUDGETS.sportsbook;
  const ms = (value, decimals = 0) => rounded(value, decimals);
  return {
    tables: [
      table(
        `${limits.sockets} sockets at one live match`,
        ['changes', 'unread', 'age median', 'p95', 'longest', 'missed', 'closed', 'frames a second', 'kB a frame'],
        [
          [
            odds?.changes,
            odds?.unread,
            ms(odds?.ages?.median),
            ms(odds?.ages?.p95),
            ms(odds?.ages?.max),
            odds?.missed,
            odds?.closed,
            ms(odds?.framesPerSecond, 2),
            ms(odds?.frameKb, 1),
          ],
        ],
      ),
      table(
        `${limits.prices} changing prices, main thread at CPU ÷ ${limits.cpu}, ms`,
        ['screen', 'mounted', 'in view', 'a change: median', 'p95', 'longest', 'longest task', 'frames p95', 'at rest'],
        [
          ['phone', phone],
          ['the whole list', whole],
        ].map(([name, seen]) => [
          name,
          seen?.mounted,
          seen?.inView,
          ms(seen?.work?.median, 1),
          ms(seen?.work?.p95, 1),
          ms(seen?.work?.max, 1),
          ms(seen?.longestMs, 1),
          ms(seen?.frameP95, 1),
          ms(seen?.restFrameP95, 1),
        ]),
      ),
      table(
        'First load of the sportsbook, kB',
        ['html', 'js', 'css', 'font', 'lists', 'socket', 'in all'],
        [['html', 'js', 'css', 'font', 'other', 'socket', 'total'].map((kind) => load && ms(load.bytes[kind] / KB, 1))],
      ),
    ],
    checks: [
      judge({ name: 'age of changed odds, p95', measured: odds?.ages?.p95, limit: limits.oddsP95Ms, unit: 'ms' }),
      judge({
        name: 'frames a second and socket',
        measured: odds?.framesPerSecond,
        limit: limits.framesPerSecond,
        decimals: 2,
      }),
      judge({
        name: 'changes that a socket missed, sockets that were closed',
        measured: odds && odds.missed + odds.closed,
        limit: 0,
      }),
      figure({
        name: 'the vendor’s processor time a second',
        measured: odds?.processorMs,
        unit: 'ms',
        note: `at rest ${ms(odds?.processorAtRestMs)} ms`,
      }),
      judge({
        name: `main thread for a change of ${limits.prices} prices, p95`,
        measured: phone?.work?.p95,
        limit: limits.changeP95Ms,
        unit: 'ms',
        decimals: 1,
        note: `${phone?.inView} of ${phone?.mounted} in view`,
      }),
      judge({ name: 'longest task of it', measured: phone?.longestMs, limit: limits.taskMs, unit: 'ms', decimals: 1 }),
      judge({
        name: 'prices that are not those of the last change',
        measured: phone && whole && phone.wrong + whole.wrong,
        limit: 0,
      }),
      figure({
        name: 'the same with the whole list in view, p95',
        measured: whole?.work?.p95,
        unit: 'ms',
        decimals: 1,
        note: `longest task ${ms(whole?.longestMs, 1)} ms`,
      }),
      figure({
        name: 'frame interval p95 while prices change',
        measured: phone?.frameP95,
        unit: 'ms',
        decimals: 1,
        note: `at rest ${ms(phone?.restFrameP95, 1)} ms: the machine’s own`,
      }),
      judge({
        name: 'first load',
        measured: load && load.bytes.total / KB,
        limit: limits.firstLoadKb,
        unit: 'kB',
        decimals: 1,
      }),
      judge({
        name: 'files not compressed or not immutable',
        measured: load && load.badlySent.length,
        limit: 0,
        note: load?.badlySent.join(' ') ?? '',
      }),
    ],
    data: { odds, phone, whole, load },
  };
}
