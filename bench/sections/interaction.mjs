/**
 * Journeys at a quarter of this machine's CPU speed, network unlimited: duration of each action, and layout shifts.
 * @module
 */
import { launch, PLAY_PHONE } from '../../tools/browser.mjs';
import { judge } from '../lib/budget.mjs';
import { perform } from '../lib/interactions.mjs';
import { createPlayer, signIn } from '../../tools/player.mjs';
import { QuietWatch } from '../lib/quiet.mjs';
import { median, rounded, summary } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { JOURNEYS } from '../actions.mjs';
import { BUDGETS } from '../budgets.mjs';

const CPU = 4;
/** Number of runs of each journey; the median is judged, the worst is printed. */
const TIMES = 3;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const product = await bench.product();
  const player = await createPlayer(product, { amount: '100' });
  const seen = JOURNEYS.map((journey) => ({ journey, runs: [], errors: [] }));
  for (let index = 0; index < TIMES; index += 1) {
    for (const kept of seen) {
      try {
        kept.runs.push(await makeJourney(product, player, kept.journey));
      } catch (error) {
        kept.errors.push(String(error).slice(0, 200));
      }
      console.error(
        `interaction ${index + 1}/${TIMES} ${kept.journey.name}${kept.errors.length > 0 ? `: ${kept.errors.at(-1)}` : ''}`,
      );
    }
  }
  return report(seen);
}

async function makeJourney(product, player, journey) {
  const browser = await launch({ screen: PLAY_PHONE });
  try {
    if (journey.as === 'player') await signIn(browser.context, product, player);
    const page = await browser.context.newPage();
    const session = await browser.context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const quiet = new QuietWatch(page);
    const response = await page.goto(product.site + journey.path, { waitUntil: 'load', timeout: 60_000 });
    if (response && response.status() >= 400) throw new Error(`${journey.path} answered ${response.status()}`);
    await quiet.untilQuiet();
    const arrived = new URL(page.url()).pathname;
    if (arrived !== journey.path) throw new Error(`${journey.path} led to ${arrived}`);
    const actions = [];
    let cls = await shiftOf(page);
    for (const action of journey.actions) {
      const result = await perform(page, action);
      actions.push(result);
      // The next actions depend on this one.
      if (result.error) break;
      cls = Math.max(cls, await shiftOf(page));
    }
    return { actions, cls, shifts: await page.evaluate(() => window.__bench?.shifts ?? []) };
  } finally {
    await browser.close();
  }
}

const shiftOf = (page) => page.evaluate(() => window.__bench?.cls ?? 0);

function report(seen) {
  const rows = [];
  const checks = [];
  for (const { journey, runs, errors } of seen) {
    journey.actions.forEach((action, index) => {
      const results = runs.map((made) => made.actions[index]);
      // An action that failed in one run counts as not measured.
      const isWhole = results.length > 0 && results.every((result) => result && !result.error);
      const duration = isWhole ? summary(results.map((result) => result.duration)) : null;
      const opened = isWhole ? summary(results.map((result) => result.opened)) : null;
      const note = isWhole
        ? results.toSorted((a, b) => b.duration - a.duration)[0].note
        : (results.find((result) => result?.error)?.error ?? errors[0] ?? 'not reached');
      rows.push([
        journey.name,
        action.name,
        rounded(duration?.median),
        rounded(duration?.max),
        rounded(opened?.median),
        rounded(opened?.max),
        note,
      ]);
      checks.push(...actionChecks(`${journey.name}: ${action.name}`, action, duration, opened, note));
    });
    const cls = runs.length > 0 ? Math.max(...runs.map((made) => made.cls)) : null;
    checks.push(
      judge({
        name: `${journey.name}: CLS`,
        measured: cls,
        limit: BUDGETS.interaction.journeyCls,
        exclusive: true,
        decimals: 4,
        note: errors[0] ?? '',
      }),
    );
  }
  const every = seen.flatMap(({ runs }) => runs.flatMap((made) => made.actions.map((result) => result.duration)));
  rows.push(['all', 'every action', rounded(median(every)), rounded(summary(every)?.max)]);
  return {
    tables: [
      table(
        'Actions at CPU ÷ 4, ms to the next paint',
        ['journey', 'action', 'median', 'worst', 'opened', 'worst opened', 'longest event'],
        rows,
      ),
    ],
    checks,
    failures: seen.flatMap(failuresOf),
    data: seen.map(({ journey, runs, errors }) => ({ journey: journey.name, errors, runs })),
  };
}

/** Actions whose control was missing or whose effect did not come. */
function failuresOf({ journey, runs, errors }) {
  const actions = runs.flatMap((made) =>
    made.actions.filter((result) => result.error).map((result) => `${journey.name}: ${result.name}: ${result.error}`),
  );
  return [...new Set([...errors.map((text) => `${journey.name}: ${text}`), ...actions])];
}

function actionChecks(name, action, duration, opened, note) {
  const { actionMs, firstOpeningMs } = BUDGETS.interaction;
  const checks = [judge({ name, measured: duration?.median, limit: actionMs, unit: 'ms', note })];
  if (action.opens)
    checks.push(
      judge({ name: `${name}, until it shows`, measured: opened?.median, limit: firstOpeningMs, unit: 'ms' }),
    );
  return checks;
}
