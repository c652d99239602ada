/**
 * L1: what Lighthouse says of the pages to search engines. Opt-in (`npm run bench -- seo`): Lighthouse is installed from
 * the registry into a temporary folder, since nothing else needs it and its dependencies.
 * @module
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { judge } from '../lib/budget.mjs';
import { chromiumPath } from '../../tools/browser.mjs';
import { table } from '../../tools/table.mjs';

const start = promisify(execFile);
/** 13 needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync';
/** In ms, of one page on a busy machine. */
const PATIENCE = 240_000;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-seo-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    await start('npm', ['install', LIGHTHOUSE, '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
    const { site } = await bench.product();
    const pages = [
      ['home', '/'],
      ['home, right to left', '/ar'],
      ['hall', '/gamehall'],
      ['game', await firstOf(site, 'games')],
      ['offer', await firstOf(site, 'offers')],
      ['tournament', await firstOf(site, 'tournaments')],
      ['slug page', await firstOf(site, 'content')],
    ];
    const readings = [];
    for (const [name, path] of pages) readings.push({ name, path, ...(await read(folder, site + path)) });
    return report(readings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first page of a kind: the site map is a part of what is measured. */
async function firstOf(site, kind) {
  const answer = await fetch(`${site}/sitemaps/${kind}.xml`);
  const [, address] = /<loc>([^<]+)<\/loc>/.exec(await answer.text()) ?? [];
  if (address === undefined) throw new Error(`the site map has no ${kind}`);
  return new URL(address).pathname;
}

/** The score from 0 to 100, and the audits that cost points. */
async function read(folder, address) {
  const file = join(folder, 'report.json');
  const options = ['--only-categories=seo', '--output=json', `--output-path=${file}`, '--quiet'];
  await start(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      ...options,
      '--no-enable-error-reporting',
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    { cwd: folder, timeout: PATIENCE, env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  const { categories, audits, lighthouseVersion } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = categories.seo.auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);
  return { score: Math.round(categories.seo.score * 100), failed, lighthouseVersion };
}

function report(readings) {
  return {
    tables: [
      table(
        `Lighthouse ${readings[0]?.lighthouseVersion}, search engines`,
        ['page', 'path', 'score', 'failed audits'],
        readings.map(({ name, path, score, failed }) => [name, path, score, failed.join(', ')]),
      ),
    ],
    checks: readings.map(({ name, score, failed }) =>
      judge({ name: `points missing: ${name}`, measured: 100 - score, limit: 0, note: failed.join(', ') }),
    ),
    data: readings,
  };
}
