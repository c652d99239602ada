#!/usr/bin/env node
/**
 * The benchmarks: `npm run bench` runs every section, `npm run bench -- load bytes` those named.
 * BENCH_RUNS sets how many cold loads each page gets, DATABASE_URL adds PostgreSQL, CHROME_PATH names a Chromium.
 * `--floors` measures the floors alone, without the product.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromiumVersion } from '../tools/browser.mjs';
import { allHeld, checkRow } from './lib/budget.mjs';
import { startProduct } from '../tools/product.mjs';
import { table } from '../tools/table.mjs';

const SECTIONS = [
  'load',
  'bytes',
  'interaction',
  'spins',
  'games',
  'tables',
  'wheel',
  'topics',
  'sportsbook',
  'launch',
  'catalogue',
  'server',
  'memory',
];
/** Run by name only. */
const OPT_IN = ['seo'];
const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));
/** With eleven runs the median of one build differed by a thirtieth from run to run. */
const DEFAULT_RUNS = 21;

/**
 * @typedef {{
 *   runs: number, floorsOnly: boolean, databaseUrl: string | undefined,
 *   product: () => Promise<import('../tools/product.mjs').Product>,
 *   freshProduct: (options: { market?: string, databaseUrl?: string }) => Promise<import('../tools/product.mjs').Product>,
 * }} Bench
 * @typedef {{ tables: string[], checks: import('./lib/budget.mjs').Check[], failures?: string[], data: unknown }} SectionResult
 *   failures: errors of the run; with any of them the exit code is 1, whatever the figures are
 */

/** The product of all sections that only open pages. Sections that load it start their own, with no other running. */
class SharedProduct {
  /** @type {import('../tools/product.mjs').Product | null} */
  #running = null;

  async get() {
    this.#running ??= await startProduct();
    return this.#running;
  }

  async fresh(options) {
    await this.stop();
    this.#running = await startProduct(options);
    return { ...this.#running, stop: () => this.stop() };
  }

  async stop() {
    const running = this.#running;
    this.#running = null;
    await running?.stop();
  }
}

function readArguments(words) {
  const named = words.filter((word) => !word.startsWith('--'));
  const unknown = [
    ...named.filter((word) => ![...SECTIONS, ...OPT_IN].includes(word)),
    ...words.filter((word) => word.startsWith('--') && word !== '--floors'),
  ];
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. Sections are ${[...SECTIONS, ...OPT_IN].join(', ')}; the one option is --floors.`,
    );
  const floorsOnly = words.includes('--floors');
  if (floorsOnly) return { floorsOnly, sections: ['load'] };
  return {
    floorsOnly,
    sections: named.length > 0 ? [...SECTIONS, ...OPT_IN].filter((one) => named.includes(one)) : SECTIONS,
  };
}

function readRuns(text) {
  const runs = text === undefined || text === '' ? DEFAULT_RUNS : Number(text);
  if (!Number.isInteger(runs) || runs < 1 || runs > 100)
    throw new Error(`BENCH_RUNS is a count from 1 to 100, not ${text}`);
  return runs;
}

/** Time, hardware and versions, stored with every result. */
function machine() {
  const [core] = cpus();
  return {
    at: new Date().toISOString(),
    node: process.version,
    chromium: chromiumVersion(),
    cores: availableParallelism(),
    cpu: core?.model ?? '',
    memoryGb: Math.round(totalmem() / 2 ** 30),
  };
}

async function main() {
  const { sections, floorsOnly } = readArguments(process.argv.slice(2));
  const runs = readRuns(process.env.BENCH_RUNS);
  const shared = new SharedProduct();
  /** @type {Bench} */
  const bench = {
    runs,
    floorsOnly,
    databaseUrl: process.env.DATABASE_URL || undefined,
    product: () => shared.get(),
    freshProduct: (options) => shared.fresh(options),
  };
  const origin = machine();
  const checks = [];
  const failures = [];
  const took = [];
  const abandon = (signal) => void shared.stop().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
  process.once('SIGINT', abandon);
  process.once('SIGTERM', abandon);
  mkdirSync(RESULTS, { recursive: true });
  try {
    for (const name of sections) {
      console.error(`— ${name}`);
      const begun = performance.now();
      try {
        const { run } = await import(`./sections/${name}.mjs`);
        /** @type {SectionResult} */
        const outcome = await run(bench);
        for (const text of outcome.tables) console.log(text);
        failures.push(...(outcome.failures ?? []).map((text) => [name, text]));
        checks.push(...outcome.checks.map((check) => ({ ...check, section: name })));
        const record = { section: name, machine: origin, runs, checks: outcome.checks, data: outcome.data };
        writeFileSync(
          new URL(`./results/${floorsOnly ? 'floors' : name}.json`, import.meta.url),
          `${JSON.stringify(record, null, 1)}\n`,
        );
      } catch (error) {
        failures.push([name, String(error?.stack ?? error)]);
        console.error(`${name} failed: ${error?.stack ?? error}`);
      }
      took.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`);
    }
  } finally {
    await shared.stop();
  }
  console.log(
    table(
      `${origin.chromium}, Node ${origin.node}, ${origin.cores} × ${origin.cpu}, ${origin.at}`,
      ['section', 'budget', 'measured', 'limit', 'verdict', 'note'],
      checks.map((check) => [check.section, ...checkRow(check)]),
    ),
  );
  console.log(`Took: ${took.join(', ')}`);
  for (const [name, text] of failures) console.log(`FAILED ${name}: ${text.split('\n')[0]}`);
  process.exitCode = failures.length === 0 && allHeld(checks) ? 0 : 1;
}

await main();
