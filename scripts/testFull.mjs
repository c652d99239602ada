/**
 * `npm run test:full`: everything, for an hour on a machine that does nothing else: types, lint, unused code, all unit
 * tests with those named `*.full.test.*`, tests with a database on PostgreSQL too, the short proofs one after another,
 * and all journeys. It goes on after a red stage and writes test-results/full.md. PostgreSQL is the server of
 * POSTGRES_URL, or a temporary one. `npm run test:full -- unit prove` runs the stages whose names begin so.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Summary } from './checks/Summary.mjs';
import { run } from './checks/run.mjs';
import { runJourneys } from './checks/runJourneys.mjs';
import { runStages } from './checks/runStages.mjs';
import { runUnitTests } from './checks/runUnitTests.mjs';
import { databaseTests } from './databaseTests.mjs';
import { postgresFolder, withTemporaryPostgres } from '../tools/temporaryPostgres.mjs';

const folder = await mkdtemp(join(tmpdir(), 'croupier-full-'));
const summary = new Summary();
const full = { TEST_FULL: '1' };
const NO_POSTGRES = 'no PostgreSQL is installed, and POSTGRES_URL is not set';

/**
 * Runs something with the address of a PostgreSQL server.
 * @param {(url: string) => Promise<boolean>} use @returns {Promise<boolean | string>}
 */
function onPostgres(use) {
  const given = process.env.POSTGRES_URL;
  if (given !== undefined) return use(given);
  return postgresFolder() === null ? Promise.resolve(NO_POSTGRES) : withTemporaryPostgres(use);
}

const prove = (/** @type {string} */ name, /** @type {string[]} */ ...args) =>
  run('node', ['scripts/prove.mjs', name, ...args]);

/** Without sandbox/ it would report code of the product that only the sandbox used. */
const knip = (/** @type {string[]} */ ...args) =>
  existsSync('sandbox')
    ? run('npx', ['knip', '--no-progress', '--treat-config-hints-as-errors', ...args])
    : Promise.resolve('there is no sandbox/');

const stages = {
  types: () => run('npx', ['tsc', '--noEmit', '-p', '.']),
  lint: () => run('npm', ['run', '--silent', 'lint']),
  knip: () => knip(),
  'knip production': () => knip('--production', '--files', '--exports'),
  build: () => run('node', ['scripts/build.mjs']),
  unit: () => runUnitTests(summary, 'unit', { folder, env: full }),
  postgres: () =>
    onPostgres((url) =>
      runUnitTests(summary, 'postgres', { folder, paths: databaseTests(), env: { ...full, DATABASE_URL: url } }),
    ),
  'prove ledger': () => prove('ledger', '--operations', '300', '--kills', '2'),
  'prove payments': () => prove('payments', '--operations', '250', '--kills', '1', '--databaseKills', '1'),
  'prove sportsbook': () =>
    prove('sportsbook', '--part', 'bets', '--bets', '60', '--kills', '2', '--database', 'pglite'),
  'prove domain': () => prove('domain', '--short'),
  'prove adopter': () => prove('adopter'),
  'prove attack': () => prove('attack', '--requests', '1500'),
  'prove guessing': () => prove('guessing', '--guesses', '100'),
  'prove initdata': () => prove('initdata', '--tries', '56'),
  'prove limits': () =>
    onPostgres((url) =>
      run('node', ['scripts/prove.mjs', 'limits', '--operations', '400'], { env: { DATABASE_URL: url } }),
    ),
  journeys: () => runJourneys(summary, { folder, selection: 'once' }),
};

const startedAt = new Date();
await runStages(summary, stages, { wanted: process.argv.slice(2), endsAtRed: false });
await rm(folder, { recursive: true, force: true });
console.log(summary.text());
await mkdir('test-results', { recursive: true });
await writeFile(
  'test-results/full.md',
  summary.markdown(`Full run of ${startedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`),
);
console.log('\nwritten to test-results/full.md');
process.exit(summary.isGreen ? 0 : 1);
