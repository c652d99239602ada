/**
 * What a change of all prices costs the main thread of the sportsbook's page, and the frames meanwhile.
 * @module
 */
import { launch, sleep } from '../../../tools/browser.mjs';
import { startFrames, stopFrames } from '../frameRecorder.js';
import { summary } from '../../../tools/statistics.mjs';
import { longestTask, traceTasks } from '../traceTasks.mjs';
import { startPriceServer } from './priceServer.mjs';

/** Two a second, as the vendor's feed sends at most. */
const CHANGE_MS = 500;
/** The code of a change runs its first times before the measurement. */
const WARM = 8;
const CHANGES = 40;
const REST = 5_000;

const clock = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * @param {string} vendors origin
 * @param {{ screen: { width: number, height: number, density: number }, prices: number, cpu: number }} scene
 */
export async function changingPrices(vendors, { screen, prices, cpu }) {
  const server = await startPriceServer(vendors, prices);
  const browser = await launch({ screen });
  try {
    const page = await browser.context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${server.origin}/sportsbook/?mode=demo&locale=en`, { waitUntil: 'load' });
    await page
      .locator('.line[data-live=true] .odds')
      .nth(prices - 1)
      .waitFor({ state: 'attached' });
    await sleep(REST);
    const session = await browser.context.newCDPSession(page);
    let turn = 0;
    const run = async (count) => {
      const moments = [];
      for (let index = 0; index < count; index += 1) {
        turn += 1;
        moments.push(clock());
        server.change(turn);
        await sleep(CHANGE_MS);
      }
      return [...moments, clock()];
    };
    await run(WARM);
    let moments = [];
    const tasks = await traceTasks(session, async () => {
      moments = await run(CHANGES);
    });
    const works = moments.slice(0, -1).map((from, index) => workOf(tasks, from, moments[index + 1]) * cpu);
    const shown = await page.evaluate(readPrices);
    const wrong = server.change(turn).filter((price, index) => shown.texts[index] !== text(price)).length;
    const frames = await framesOf(page, session, { cpu, during: () => run(CHANGES / 2) });
    if (errors.length > 0) throw new Error(errors[0]);
    return {
      mounted: shown.texts.length,
      inView: shown.inView,
      wrong,
      works,
      work: summary(works),
      longestMs: longestTask(tasks).processor * cpu,
      ...frames,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Processor time of the main thread's tasks that begin in a span, in ms. */
const workOf = (tasks, from, to) =>
  tasks.filter(({ at }) => at >= from && at < to).reduce((sum, { processor }) => sum + processor, 0);

/** The page's own format: thousandths cut to hundredths, and to whole numbers from a hundred on. */
const text = (price) => (price < 100_000 ? (Math.floor(price / 10) / 100).toFixed(2) : `${Math.floor(price / 1_000)}`);

/** Frames by the clock with the browser's own throttle: with the prices as they are, and while they change. */
async function framesOf(page, session, { cpu, during }) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const record = async (what) => {
    await page.evaluate(startFrames);
    await what();
    return summary(await page.evaluate(stopFrames))?.p95 ?? null;
  };
  const restFrameP95 = await record(() => sleep(REST));
  return { restFrameP95, frameP95: await record(during) };
}

/** Runs in the page. */
function readPrices() {
  const buttons = [...document.querySelectorAll('.line[data-live=true] .odds')];
  return {
    texts: buttons.map((button) => button.querySelector('.odds-price')?.textContent),
    inView: buttons.filter((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }).length,
  };
}
