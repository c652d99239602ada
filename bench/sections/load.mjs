/**
 * First loads over the emulated link at a quarter of this machine's CPU speed: floor pages and product, in turn.
 * @module
 */
import { launch, sleep } from '../../tools/browser.mjs';
import { figure, judge, ratio } from '../lib/budget.mjs';
import { NETWORKS } from '../../tools/linkEmulator.mjs';
import { rounded, summary } from '../../tools/statistics.mjs';
import { serveFolder } from '../lib/staticServer.mjs';
import { table } from '../../tools/table.mjs';
import { visit } from '../lib/visit.mjs';
import { prepareFloors } from '../floor/prepare.mjs';
import { BUDGETS, KB, LOADED_PAGES } from '../budgets.mjs';

/** Waiting time after the start of a browser, in ms, so that its own start-up does not slow the page. */
const STARTED = 2000;

/** [name, decimals, function that reads it from a visit] */
const METRICS = [
  ['ttfb', 0, (seen) => seen.ttfb],
  ['fcp', 0, (seen) => seen.fcp],
  ['lcp', 0, (seen) => seen.lcp],
  ['tti', 0, (seen) => seen.tti],
  ['last long task', 0, (seen) => seen.lastLongTask],
  ['tbt', 0, (seen) => seen.tbt],
  ['cls', 4, (seen) => seen.cls],
  ['script ms', 0, (seen) => seen.scriptMs],
  ['layout ms', 0, (seen) => seen.layoutMs],
  ['requests', 0, (seen) => seen.requestCount],
  ['html kB', 1, (seen) => seen.bytes.html / KB],
  ['js kB', 1, (seen) => seen.bytes.js / KB],
  ['image kB', 1, (seen) => seen.bytes.image / KB],
  ['font kB', 1, (seen) => seen.bytes.font / KB],
  ['all kB', 1, (seen) => (seen.linkBytes ?? seen.bytes.total) / KB],
  ['heap MB', 1, (seen) => seen.heapBytes / 2 ** 20],
  ['elements', 0, (seen) => seen.elements],
];

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const floors = await serveFolder(await prepareFloors());
  try {
    const floorTargets = [
      { label: 'floor', url: `${floors.origin}/` },
      { label: 'best', url: `${floors.origin}/best.html` },
    ];
    const product = bench.floorsOnly ? null : await bench.product();
    const pages = product ? LOADED_PAGES.map(({ label, path }) => ({ label, url: product.site + path })) : [];
    const seen = await measureInTurn([...floorTargets, ...pages], bench.runs);
    return report(
      seen,
      pages.map((page) => page.label),
    );
  } finally {
    await floors.close();
  }
}

/**
 * One discarded visit of each target fills the server's caches. Then every run visits every target once, starting with
 * a different one each time, so that a busy moment of the machine does not always affect the same target.
 */
async function measureInTurn(targets, runs) {
  const seen = new Map(targets.map(({ label }) => [label, { cold: [], warm: [], errors: [] }]));
  for (const target of targets) await attempt(seen.get(target.label), () => coldAndWarm(target.url, null));
  for (const kept of seen.values()) Object.assign(kept, { cold: [], warm: [] });
  for (let index = 0; index < runs; index += 1) {
    for (let step = 0; step < targets.length; step += 1) {
      const { label, url } = targets[(index + step) % targets.length];
      await attempt(seen.get(label), () => coldAndWarm(url, NETWORKS.slow4g));
      const last = seen.get(label).cold.at(-1);
      console.error(
        `run ${index + 1}/${runs} ${label}: fcp ${rounded(last?.fcp)} lcp ${rounded(last?.lcp)} tti ${rounded(last?.tti)} tbt ${rounded(last?.tbt)}`,
      );
    }
  }
  return seen;
}

async function attempt(kept, measure) {
  try {
    const { cold, warm } = await measure();
    kept.cold.push(cold);
    kept.warm.push(warm);
  } catch (error) {
    kept.errors.push(String(error).slice(0, 300));
  }
}

/** A measured visit is followed by a second one with a warm cache; the discarded visit has no emulated network. */
async function coldAndWarm(url, network) {
  const browser = await launch({ network });
  try {
    if (!network) return { cold: await visit(browser, url, { cpu: 1, settle: 300 }), warm: null };
    await sleep(STARTED);
    const cold = await visit(browser, url);
    return { cold, warm: await visit(browser, url) };
  } finally {
    await browser.close();
  }
}

function report(seen, pages) {
  const labels = [...seen.keys()];
  const spread = (kind, label, read) => summary(seen.get(label)[kind].filter(Boolean).map(read));
  const rows = (kind) =>
    METRICS.map(([name, decimals, read]) => [
      name,
      ...labels.map((label) => {
        const values = spread(kind, label, read);
        return values
          ? `${rounded(values.median, decimals)} [${rounded(values.min, decimals)}–${rounded(values.max, decimals)}]`
          : null;
      }),
    ]);
  const middle = (label, read) => spread('cold', label, read)?.median ?? null;
  const checks = pages.flatMap((page) => pageChecks(page, middle, seen.get(page)));
  if (pages.length === 0)
    checks.push(
      figure({ name: 'best FCP', measured: middle('best', (v) => v.fcp), unit: 'ms' }),
      figure({ name: 'best LCP', measured: middle('best', (v) => v.lcp), unit: 'ms' }),
    );
  return {
    tables: [
      table('First load, cold: median [least–most], ms', ['', ...labels], rows('cold')),
      table('Second load, browser cache warm: median [least–most], ms', ['', ...labels], rows('warm')),
    ],
    checks,
    data: Object.fromEntries(
      [...seen].map(([label, kept]) => [
        label,
        { errors: kept.errors, cold: kept.cold.map(slim), warm: kept.warm.filter(Boolean).map(slim) },
      ]),
    ),
  };
}

function pageChecks(page, middle, kept) {
  const limits = BUDGETS.load;
  const against = (read) => ratio(middle(page, read), middle('best', read));
  const errors = [...kept.errors, ...kept.cold.flatMap((visitSeen) => [...visitSeen.errors, ...visitSeen.failed])];
  const note = errors.length > 0 ? `${errors.length} errors, first: ${errors[0]}`.slice(0, 120) : '';
  return [
    judge({
      name: `${page} FCP ÷ best`,
      measured: against((v) => v.fcp),
      limit: limits.fcpRatio,
      unit: '×',
      decimals: 2,
      note,
    }),
    judge({
      name: `${page} LCP ÷ best`,
      measured: against((v) => v.lcp),
      limit: limits.lcpRatio,
      unit: '×',
      decimals: 2,
      note: kept.cold.at(-1)?.lcpElement ?? '',
    }),
    judge({
      name: `${page} last long task ÷ best`,
      measured: against((v) => v.lastLongTask),
      limit: limits.ttiRatio,
      unit: '×',
      decimals: 2,
      note: 'its end, or FCP where none came after it',
    }),
    // Scripts split into short tasks produce no long task: DOMContentLoaded is reported, and TBT is judged.
    figure({ name: `${page} scripts have run (DOMContentLoaded)`, measured: middle(page, (v) => v.tti), unit: 'ms' }),
    judge({ name: `${page} TBT`, measured: middle(page, (v) => v.tbt), limit: limits.tbtMs, unit: 'ms' }),
    judge({
      name: `${page} CLS at first load`,
      measured: kept.cold.length > 0 ? Math.max(...kept.cold.map((v) => v.cls)) : null,
      limit: limits.cls,
      decimals: 4,
      note: 'the worst of all runs',
    }),
  ];
}

/** Drops the requests, which would make a result twenty times larger; the bytes section stores them. */
const slim = ({ requests: _requests, ...visitSeen }) => visitSeen;
