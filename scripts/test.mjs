/**
 * `npm test`: all checks of a change, in stages with their times: types, lint, build, unit and integration tests, those
 * with a database on PostgreSQL if POSTGRES_URL is set (else on the embedded one), the short proofs, browser journeys
 * (each in one shell or size where more would repeat it; `npm run e2e` runs all). Stages that leave a core idle run
 * beside others, and their output is printed afterwards in one block. The summary at the end lists every failed and each
 * flaky test with its message, then the stages in one line, then each of these tests again in a line of its own, so that
 * the last few lines of a log say what to look at. The last line counts all tests.
 * `npm test -- unit e2e` runs the named stages only.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseTests } from './databaseTests.mjs';
import { demandChromium } from './demandChromium.mjs';
import {
  afterSecondTry,
  countInVitest,
  failedInPlaywright,
  failedInVitest,
  flakyInPlaywright,
} from './failedTests.mjs';

const folder = await mkdtemp(join(tmpdir(), 'croupier-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/**
 * Minimum number of tests of each stage. With fewer the stage fails, since a pattern probably no longer matches.
 * Increase the numbers when tests are added.
 */
const least = JSON.parse(await readFile(new URL('../tests/leastTests.json', import.meta.url), 'utf8'));
const failed = [];
/** Tests and journeys that passed at the second try only, with the message of the first. Each is a fault to remove. */
const flaky = [];
/** Failed and flaky tests that the last lines name, and the characters of each. */
const MOST_NAMED = 12;
const LINE_LENGTH = 100;
/** Files that are tried again at most: more failures have a common cause, and need no second run to show it. */
const MOST_TRIED_AGAIN = 10;

/** Runs a command. Its output is printed at once, or appended to `output.text` if `output` is given. */
function run(command, args, { env = {}, output = null } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: output === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output.text += text));
    child.on('close', (code) => resolve(code === 0));
  });
}

const count = (passed, failed, skipped) => {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
};

function isComplete(name, ran) {
  if (ran >= least[name]) return true;
  failed.push({
    where: 'tests/leastTests.json',
    title: name,
    message: `only ${ran} tests ran, ${least[name]} are expected at least`,
  });
  totals.failed += 1;
  return false;
}

const NOT_WRITTEN = JSON.stringify(['the run ended before it had written its errors']);

/** Runs Vitest; with `otherErrors`, which are outside of tests, the run fails even if all of its tests pass. */
async function runVitest(name, paths, { env, ...options }) {
  const file = join(folder, `${name}.json`);
  const errors = join(folder, `${name}.errors`);
  const reporters = ['default', 'json', './scripts/errorsOutsideTests.mjs'].map((reporter) => `--reporter=${reporter}`);
  const isGreen = await run('npx', ['vitest', 'run', ...paths, ...reporters, `--outputFile.json=${file}`], {
    ...options,
    env: { ...env, ERRORS_OUTSIDE_TESTS: errors },
  });
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  return { isGreen, report, otherErrors: JSON.parse(await readFile(errors, 'utf8').catch(() => NOT_WRITTEN)) };
}

/** In CI, failed files run once more on their own, as journeys do: what passes then is listed as flaky. */
async function vitest(name, paths, options) {
  const first = await runVitest(name, paths, options);
  let { isGreen, report } = first;
  let ofStage = failedInVitest(report, process.cwd());
  const files = [...new Set(ofStage.map(({ where }) => where))];
  if (process.env.CI && files.length > 0 && files.length <= MOST_TRIED_AGAIN) {
    const second = await runVitest(`${name}-again`, files, options);
    const after = afterSecondTry(report, second.report, process.cwd());
    report = after.report;
    ofStage = after.failed;
    flaky.push(...after.flaky);
    isGreen = second.isGreen && ofStage.length === 0 && first.otherErrors.length === 0;
  }
  ofStage.push(...first.otherErrors.map((message) => ({ where: name, title: '(outside of tests)', message })));
  const { passed, failed: red, skipped } = countInVitest(report);
  count(passed, Math.max(red, isGreen ? 0 : 1), skipped);
  failed.push(...ofStage);
  return isGreen && isComplete(name, passed + red + skipped);
}

async function playwright({ output }) {
  if (!demandChromium()) {
    count(0, 1, 0);
    return false;
  }
  const file = join(folder, 'e2e.json');
  const isGreen = await run(
    'npx',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, JOURNEYS: 'short' }, output },
  );
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const { stats } = report;
  count(
    (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    Math.max(stats?.unexpected ?? 0, isGreen ? 0 : 1),
    stats?.skipped ?? 0,
  );
  failed.push(...failedInPlaywright(report));
  flaky.push(...flakyInPlaywright(report));
  return isGreen && isComplete('e2e', (stats?.expected ?? 0) + (stats?.flaky ?? 0) + (stats?.unexpected ?? 0));
}

const postgres = process.env.POSTGRES_URL;
const stages = {
  types: (options) => run('npx', ['tsc', '--noEmit', '-p', '.'], options),
  lint: (options) => run('npm', ['run', '--silent', 'lint'], options),
  build: (options) => run('node', ['scripts/build.mjs'], options),
  unit: (options) =>
    vitest('unit', [], { ...options, env: postgres === undefined ? {} : { DATABASE_TESTS: 'on-postgres' } }),
  ...(postgres === undefined
    ? {}
    : { postgres: (options) => vitest('postgres', databaseTests(), { ...options, env: { DATABASE_URL: postgres } }) }),
  prove: (options) => run('node', ['scripts/prove.mjs', 'ledger', '--operations', '300', '--kills', '2'], options),
  payments: (options) =>
    run(
      'node',
      ['scripts/prove.mjs', 'payments', '--operations', '250', '--kills', '1', '--databaseKills', '1'],
      options,
    ),
  sportsbook: (options) =>
    run(
      'node',
      ['scripts/prove.mjs', 'sportsbook', '--part', 'bets', '--bets', '60', '--kills', '2', '--database', 'pglite'],
      options,
    ),
  domain: (options) => run('node', ['scripts/prove.mjs', 'domain', '--short'], options),
  attack: (options) => run('node', ['scripts/prove.mjs', 'attack', '--requests', '1500'], options),
  guessing: (options) => run('node', ['scripts/prove.mjs', 'guessing', '--guesses', '100'], options),
  initdata: (options) => run('node', ['scripts/prove.mjs', 'initdata', '--tries', '56'], options),
  limits: (options) =>
    run('node', ['scripts/prove.mjs', 'limits', '--operations', '400'], {
      ...options,
      env: postgres === undefined ? {} : { DATABASE_URL: postgres },
    }),
  e2e: (options) => playwright(options),
};
/** Groups run one after another, the rows of a group in parallel. The output of its first row is printed at once. */
const groups = [
  [['build'], ['types', 'lint']],
  [
    ['unit', 'postgres'],
    ['attack', 'guessing', 'initdata', 'limits', 'prove', 'payments', 'sportsbook', 'domain'],
  ],
  [['e2e']],
];
/** Stages after which the run stops if they fail. */
const foundations = ['types', 'build'];

const wanted = process.argv.slice(2);
const results = [];

async function runStage(name, output) {
  const startedAt = performance.now();
  const isGreen = await stages[name]({ output });
  results.push({ name, isGreen, seconds: Math.round((performance.now() - startedAt) / 1000) });
}

async function runRow(names, isShown) {
  const written = [];
  for (const name of names) {
    const output = isShown ? null : { text: '' };
    if (isShown) console.log(`\n── ${name} ──`);
    await runStage(name, output);
    if (output) written.push(`\n── ${name} ──\n${output.text}`);
  }
  return written.join('');
}

for (const group of groups) {
  const rows = group
    .map((names) =>
      names.filter((name) => Object.hasOwn(stages, name) && (wanted.length === 0 || wanted.includes(name))),
    )
    .filter((names) => names.length > 0);
  const written = await Promise.all(rows.map((names, index) => runRow(names, index === 0)));
  for (const text of written) process.stdout.write(text);
  if (results.some(({ name, isGreen }) => !isGreen && foundations.includes(name))) break;
}
results.sort((left, right) => Object.keys(stages).indexOf(left.name) - Object.keys(stages).indexOf(right.name));
await rm(folder, { recursive: true, force: true });

function list(heading, tests) {
  if (tests.length > 0) console.log(`\n── ${heading} ──`);
  for (const { where, title, message } of tests)
    console.log(`${where} › ${title}\n${message.replace(/^/gm, '    ')}\n`);
}
list('flaky: passed at the second try only', flaky);
list('what failed', failed);

const stageLine = results.map(({ name, isGreen, seconds }) => `${isGreen ? '' : 'FAILED '}${name} ${seconds} s`);
console.log(`\n${stageLine.join(' · ')}`);
for (const { name, isGreen } of results)
  if (!isGreen && !['unit', 'postgres', 'e2e'].includes(name)) totals.failed += 1;

const inOneLine = ({ where, title }) => `${where} › ${title}`.slice(0, LINE_LENGTH);
for (const test of flaky.slice(0, MOST_NAMED)) console.log(`flaky  ${inOneLine(test)}`);
for (const test of failed.slice(0, MOST_NAMED)) console.log(`failed ${inOneLine(test)}`);
const more = { skipped: totals.skipped, flaky: flaky.length };
const told = Object.entries(more).flatMap(([word, number]) => (number > 0 ? [`, ${number} ${word}`] : []));
console.log(`\n${totals.passed} passed, ${totals.failed} failed${told.join('')}`);
process.exit(results.every((result) => result.isGreen) ? 0 : 1);
