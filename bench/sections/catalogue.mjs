/**
 * The hall and its search at 2,000, 20,000 and 100,000 games (E1): what a key costs the page, the first load of the hall,
 * 200 screens of scrolling, and the operator's list with each facet.
 * @module
 */
import { figure, judge } from '../lib/budget.mjs';
import { firstLoad } from '../lib/hall/firstLoad.mjs';
import { listTimes, untilThere, worstList } from '../lib/hall/listTimes.mjs';
import { scrolling } from '../lib/hall/scrolling.mjs';
import { searchKeys } from '../lib/hall/searchKeys.mjs';
import { rounded } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { BUDGETS, KB } from '../budgets.mjs';
import { VIEWS } from '../catalogueViews.mjs';

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const measured = [];
  for (const size of sizes(process.env.CATALOGUE_SIZE)) {
    const product = await bench.freshProduct({ market: 'bench', env: { CATALOGUE_SIZE: String(size) } });
    try {
      await untilThere(product, size);
      const lists = await listTimes(product);
      const hall = await firstLoad(product);
      const keys = await searchKeys(product);
      const scroll = await scrolling(product);
      measured.push({ size, lists, hall, keys, scroll });
      const told = [`key ${rounded(keys.p95, 1)} ms`, `list ${rounded(worstList(lists).p99, 1)} ms`];
      console.error(`catalogue ${size}: ${told.join(', ')}, longest task ${rounded(scroll.longest, 1)} ms`);
    } finally {
      await product.stop();
    }
  }
  return report(measured);
}

/** All of the budget's, or the one that is asked for. */
function sizes(asked) {
  if (asked === undefined || asked === '') return BUDGETS.catalogue.sizes;
  const size = Number(asked);
  if (!Number.isInteger(size) || size < 1) throw new Error(`CATALOGUE_SIZE is a number of games, not ${asked}`);
  return [size];
}

function report(measured) {
  const rows = Object.keys(VIEWS).map((name) => [
    name,
    ...measured.map(({ lists }) => `${rounded(lists[name].p50, 1)} / ${rounded(lists[name].p99, 1)}`),
  ]);
  const heads = measured.map(({ size }) => String(size));
  return {
    tables: [table('games.get, p50 / p99 in ms', ['view', ...heads], rows)],
    checks: measured.flatMap((one) => checksOf(one, measured[0])),
    data: measured,
  };
}

function checksOf({ size, lists, hall, keys, scroll }, smallest) {
  const budget = BUDGETS.catalogue;
  const at = (what) => `${size} games: ${what}`;
  const worst = worstList(lists);
  const screens = `after ${budget.screens} screens`;
  return [
    judge({ name: at('page’s work for a key, p95'), measured: keys.p95, limit: budget.keyMs, unit: 'ms', decimals: 1 }),
    figure({ name: at('page’s work for a key, p50'), measured: keys.p50, unit: 'ms', decimals: 1 }),
    figure({ name: at('page’s work for its pictures, p95'), measured: keys.picturesP95, unit: 'ms', decimals: 1 }),
    figure({ name: at('all tasks of a key, p95'), measured: keys.allP95, unit: 'ms', decimals: 1 }),
    figure({ name: at('key to matches, p95'), measured: keys.wait, unit: 'ms' }),
    figure({ name: at('the index is there after'), measured: keys.index, unit: 'ms' }),
    judge({ name: at('indexes fetched before the search opens'), measured: hall.indexes, limit: 0 }),
    figure({ name: at('bytes of the hall'), measured: hall.bytes / KB, unit: 'kB', decimals: 1 }),
    figure({ name: at('work of the first load'), measured: hall.workMs, unit: 'ms' }),
    ...(size === smallest.size ? [] : comparedWith(smallest, { at, hall })),
    judge({
      name: at('games.get p99'),
      measured: worst.p99,
      limit: budget.listP99Ms,
      unit: 'ms',
      decimals: 1,
      note: `${worst.name}; ${rounded(worst.wholeP99, 1)} with waiting for a core`,
    }),
    judge({
      name: at('longest task of scrolling'),
      measured: scroll.longest,
      limit: budget.taskMs,
      unit: 'ms',
      note: `${rounded(scroll.wall)} by the clock, at full speed`,
    }),
    judge({ name: at(`elements more ${screens}`), measured: scroll.elements, limit: budget.elements }),
    judge({ name: at(`heap more ${screens}`), measured: scroll.heapKb, limit: budget.heapKb, unit: 'kB' }),
  ];
}

/** The same page, whatever the number of games: what it may differ by are digits and the pictures of other games. */
function comparedWith(smallest, { at, hall }) {
  const budget = BUDGETS.catalogue;
  return [
    judge({
      name: at(`bytes beside ${smallest.size} games`),
      measured: Math.abs(hall.bytes - smallest.hall.bytes) / KB,
      limit: budget.hallKb,
      unit: 'kB',
      decimals: 1,
    }),
    judge({
      name: at(`work of the first load beside ${smallest.size} games`),
      measured: hall.workMs / smallest.hall.workMs,
      limit: budget.hallWork,
      unit: '×',
      decimals: 2,
    }),
  ];
}
