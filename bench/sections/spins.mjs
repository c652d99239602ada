/**
 * Twenty rounds of a slot on a phone's screen: the intervals between animation frames inside the game's iframe.
 * @module
 */
import { launch, PLAY_PHONE, sleep } from '../../tools/browser.mjs';
import { figure, judge } from '../lib/budget.mjs';
import { startFrames, stopFrames } from '../lib/frameRecorder.js';
import { createPlayer, signIn } from '../../tools/player.mjs';
import { rounded, summary } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { BUDGETS, GAME } from '../budgets.mjs';

const FRAME_WITHIN = 30_000;
/** Time limit of a round, in ms; rounds with free spins are long. */
const ROUND_WITHIN = 60_000;
/** A tap that began no round is repeated after this time, in ms. */
const TAP_AGAIN = 700;
/** Buttons of the cards that announce the start and the end of a feature and wait for the player. */
const GO_ON = /^(start|continue)$/i;
/** Interval between checks for such a card, in ms; long, since each check is work in the measured frame. */
const LOOK_EVERY = 500;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const product = await bench.product();
  const player = await createPlayer(product, { amount: '1000' });
  const browser = await launch({ screen: PLAY_PHONE });
  try {
    await signIn(browser.context, product, player);
    const page = await browser.context.newPage();
    const rounds = countRounds(page, product);
    await page.goto(`${product.site}/game/${GAME}`, { waitUntil: 'load', timeout: 60_000 });
    await page.getByRole('main').getByRole('button', { name: 'Play for real' }).tap({ timeout: FRAME_WITHIN });
    const frame = await gameFrame(page, product);
    const spin = frame.getByRole('button', { name: 'Spin', exact: true });
    await spin.and(frame.locator('[aria-disabled=false]')).waitFor({ state: 'visible', timeout: FRAME_WITHIN });
    await sleep(2000);
    await frame.evaluate(startFrames);
    for (let index = 0; index < BUDGETS.spins.rounds; index += 1) {
      await playRound(frame, spin, rounds);
      console.error(`spin ${index + 1}/${BUDGETS.spins.rounds}`);
    }
    const intervals = await frame.evaluate(stopFrames);
    return report(intervals, rounds.shown);
  } finally {
    await browser.close();
  }
}

/** @param {import('playwright').Page} page */
async function gameFrame(page, product) {
  const deadline = performance.now() + FRAME_WITHIN;
  while (performance.now() < deadline) {
    const frame = page
      .frames()
      .find((candidate) => candidate !== page.mainFrame() && candidate.url().startsWith(product.vendors));
    if (frame) return frame;
    await sleep(100);
  }
  throw new Error(
    `No frame of ${product.vendors} on /game/${GAME}; frames: ${page
      .frames()
      .map((frame) => frame.url())
      .join(' ')}`,
  );
}

/**
 * Counts rounds by their calls to the studio: `asked` when a spin is sent, `played` when it is answered, `shown` when
 * the page reports that the whole round has been shown.
 */
function countRounds(page, product) {
  const rounds = { asked: 0, played: 0, shown: 0 };
  const isCall = (url, name) => url.startsWith(`${product.vendors}/studio/api/${name}`);
  page.on('request', (request) => {
    if (request.method() === 'POST' && isCall(request.url(), 'spin')) rounds.asked += 1;
  });
  page.on('response', (response) => {
    if (!response.ok() || response.request().method() !== 'POST') return;
    if (isCall(response.url(), 'spin')) rounds.played += 1;
    if (isCall(response.url(), 'shown')) rounds.shown += 1;
  });
  return rounds;
}

/** Plays one round. A tap before the previous round has ended has no effect, so it is repeated. */
async function playRound(frame, spin, rounds) {
  const before = { ...rounds };
  const deadline = performance.now() + ROUND_WITHIN;
  let lookAt = performance.now() + LOOK_EVERY;
  const until = async (isReached, failure, patience = deadline) => {
    while (!isReached()) {
      if (performance.now() > patience) return failure;
      if (performance.now() > lookAt) {
        await goOn(frame);
        lookAt = performance.now() + LOOK_EVERY;
      }
      await sleep(50);
    }
    return null;
  };
  while (rounds.asked === before.asked) {
    if (performance.now() > deadline) throw new Error('The spin button began no round');
    await spin.tap({ timeout: ROUND_WITHIN });
    await until(() => rounds.asked > before.asked, 'not yet', performance.now() + TAP_AGAIN);
  }
  const failure =
    (await until(() => rounds.played > before.played, 'The studio did not answer a spin')) ??
    (await until(() => rounds.shown > before.shown, 'A round was not shown to its end'));
  if (failure) throw new Error(failure);
}

async function goOn(frame) {
  const button = frame.getByRole('button', { name: GO_ON }).filter({ visible: true }).first();
  if ((await button.count()) > 0) await button.tap({ timeout: 1000 }).catch(ignoreGone);
}

/** Ignores a time-out: the card may disappear between check and tap. */
function ignoreGone(error) {
  if (error.name !== 'TimeoutError') throw error;
}

function report(intervals, completed) {
  const spread = summary(intervals);
  const seconds = intervals.reduce((sum, interval) => sum + interval, 0) / 1000;
  const late = intervals.filter((interval) => interval > 34).length;
  const rows = [
    [
      completed,
      intervals.length,
      rounded(seconds, 1),
      rounded(intervals.length / seconds, 1),
      rounded(spread?.median, 1),
      rounded(spread?.p95, 1),
      rounded(spread?.max, 1),
      late,
    ],
  ];
  return {
    tables: [
      table(
        `Frames of ${GAME} at 390×844, ms`,
        ['rounds', 'frames', 'seconds', 'frames a second', 'median', 'p95', 'longest', 'over 34 ms'],
        rows,
      ),
    ],
    checks: [
      judge({
        name: `${completed} spins: frame interval p95`,
        measured: completed >= BUDGETS.spins.rounds ? spread?.p95 : null,
        limit: BUDGETS.spins.frameP95Ms,
        unit: 'ms',
        decimals: 1,
      }),
      figure({ name: 'frames a second while spinning', measured: intervals.length / seconds, decimals: 1 }),
    ],
    data: { completed, intervals: intervals.map((interval) => rounded(interval, 2)) },
  };
}
