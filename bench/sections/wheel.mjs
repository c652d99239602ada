/**
 * Ten spins of the fortune wheel on a phone's screen at a quarter of this machine's CPU speed: the intervals between
 * animation frames while it turns.
 * @module
 */
import { launch, PLAY_PHONE, sleep } from '../../tools/browser.mjs';
import { figure, judge } from '../lib/budget.mjs';
import { startFrames, stopFrames } from '../lib/frameRecorder.js';
import { createPlayer, signIn } from '../../tools/player.mjs';
import { useControl } from '../../tools/sandboxControls.mjs';
import { rounded, summary } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { BUDGETS } from '../budgets.mjs';

const CPU = 4;
const SPIN_WITHIN = 30_000;
/** In ms: from the press to the speed at which the wheel turns while it waits for its answer. */
const SETTLE = 1_500;
/** In ms: how long the page's frames are measured while nothing turns, which shows how busy the machine is. */
const REST = 5_000;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const product = await bench.product();
  const player = await createPlayer(product, { amount: '10' });
  await useControl(product.operator, {
    dataDir: product.dataDir,
    control: 'giveSpins',
    fields: { uid: player.uid, campaign: 'daylight', count: BUDGETS.wheel.spins * 2, id: `bench-${player.uid}` },
  });
  const browser = await launch({ screen: PLAY_PHONE });
  try {
    await signIn(browser.context, product, player);
    const page = await browser.context.newPage();
    await page.goto(`${product.site}/wheel-of-fortune`, { waitUntil: 'load', timeout: 60_000 });
    const spin = page.getByRole('button', { name: 'Spin the wheel' });
    await spin.and(page.locator(':enabled')).waitFor({ state: 'visible', timeout: SPIN_WITHIN });
    await sleep(SETTLE);
    const session = await browser.context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(startFrames);
    await sleep(REST);
    const atRest = await page.evaluate(stopFrames);
    const before = await threadTime(session);
    const intervals = [];
    for (let index = 0; index < BUDGETS.wheel.spins; index += 1) {
      intervals.push(...(await spinOnce(page, spin)));
      console.error(`wheel ${index + 1}/${BUDGETS.wheel.spins}`);
    }
    const perFrame = ((await threadTime(session)) - before) / intervals.length;
    return report({ intervals, atRest, perFrame });
  } finally {
    await browser.close();
  }
}

async function spinOnce(page, spin) {
  await page.evaluate(startFrames);
  await spin.tap({ timeout: SPIN_WITHIN });
  const close = page.getByRole('main').getByRole('button', { name: 'Close' });
  await close.waitFor({ state: 'visible', timeout: SPIN_WITHIN });
  const intervals = await page.evaluate(stopFrames);
  await close.tap();
  await spin.and(page.locator(':enabled')).waitFor({ state: 'visible', timeout: SPIN_WITHIN });
  return intervals;
}

/** Time that the page's main thread has been computing, in ms; waiting for a processor is not part of it. */
async function threadTime(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** @param {{ intervals: number[], atRest: number[], perFrame: number }} measured */
function report({ intervals, atRest, perFrame }) {
  const spread = summary(intervals);
  const seconds = intervals.reduce((sum, interval) => sum + interval, 0) / 1000;
  return {
    tables: [
      table(
        `Frames of the fortune wheel at 390×844, CPU ÷ ${CPU}, ms`,
        ['spins', 'frames', 'seconds', 'median', 'p95', 'longest', 'over 34 ms'],
        [
          [
            BUDGETS.wheel.spins,
            intervals.length,
            rounded(seconds, 1),
            rounded(spread?.median, 1),
            rounded(spread?.p95, 1),
            rounded(spread?.max, 1),
            intervals.filter((interval) => interval > 34).length,
          ],
        ],
      ),
    ],
    checks: [
      judge({
        name: `${BUDGETS.wheel.spins} spins of the wheel: frame interval p95`,
        measured: spread?.p95 ?? null,
        limit: BUDGETS.wheel.frameP95Ms,
        unit: 'ms',
        decimals: 1,
      }),
      figure({ name: 'frames a second while it turns', measured: intervals.length / seconds, decimals: 1 }),
      figure({
        name: 'frame interval p95 of the page at rest: the machine’s own',
        measured: summary(atRest)?.p95,
        unit: 'ms',
        decimals: 1,
      }),
      figure({ name: 'main thread’s time of a frame that turns', measured: perFrame, unit: 'ms', decimals: 1 }),
    ],
    data: { intervals: intervals.map((interval) => rounded(interval, 2)) },
  };
}
