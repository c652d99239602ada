/**
 * `npm test`: all checks of a change, in stages with their times: types, lint, build, unit and integration tests, those
 * with a database again on PostgreSQL if POSTGRES_URL is set, the short proofs, browser journeys. Stages that leave a
 * core idle run beside others, and their output is printed afterwards in one block. The summary at the end lists every
 * failed test with its message, so that the end of the log is enough; the last line counts all tests.
 * `npm test -- unit e2e` runs the named stages only.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseTests } from './databaseTests.mjs';
import { demandChromium } from './demandChromium.mjs';
import { failedInPlaywright, failedInVitest } from './failedTests.mjs';

const folder = await mkdtemp(join(tmpdir(), 'croupier-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/**
 * Minimum number of tests of each stage. With fewer the stage fails, since a pattern probably no longer matches.
 * Increase the numbers when tests are added.
 */
const least = JSON.parse(await readFile(new URL('../tests/leastTests.json', import.meta.url), 'utf8'));
const failed = [];

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

async function vitest(name, paths, options) {
  const file = join(folder, `${name}.json`);
  const isGreen = await run(
    'npx',
    ['vitest', 'run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    options,
  );
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  count(report.numPassedTests ?? 0, Math.max(report.numFailedTests ?? 0, isGreen ? 0 : 1), report.numPendingTests ?? 0);
  failed.push(...failedInVitest(report, process.cwd()));
  return isGreen && isComplete(name, report.numTotalTests ?? 0);
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
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, output },
  );
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const { stats } = report;
  count(
    (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    Math.max(stats?.unexpected ?? 0, isGreen ? 0 : 1),
    stats?.skipped ?? 0,
  );
  failed.push(...failedInPlaywright(report));
  if (stats?.flaky > 0) console.log(`\n${stats.flaky} journeys passed at the second try only: see "flaky" above`);
  return isGreen && isComplete('e2e', (stats?.expected ?? 0) + (stats?.flaky ?? 0) + (stats?.unexpected ?? 0));
}

const postgres = process.env.POSTGRES_URL;
const stages = {
  types: (options) => run('npx', ['tsc', '--noEmit', '-p', '.'], options),
  lint: (options) => run('npm', ['run', '--silent', 'lint'], options),
  build: (options) => run('node', ['scripts/build.mjs'], options),
  unit: (options) => vitest('unit', [], options),
  ...(postgres === undefined
    ? {}
    : { postgres: (options) => vitest('postgres', databaseTests(), { ...options, env: { DATABASE_URL: postgres } }) }),
  prove: (options) => run('node', ['scripts/prove.mjs', 'ledger', '--operations', '300', '--kills', '2'], options),
  domain: (options) => run('node', ['scripts/prove.mjs', 'domain', '--short'], options),
  attack: (options) => run('node', ['scripts/prove.mjs', 'attack', '--requests', '1500'], options),
  guessing: (options) => run('node', ['scripts/prove.mjs', 'guessing', '--guesses', '100'], options),
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
    ['attack', 'guessing', 'limits', 'prove', 'domain'],
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

if (failed.length > 0) console.log('\n── what failed ──');
for (const { where, title, message } of failed) console.log(`${where} › ${title}\n${message.replace(/^/gm, '    ')}\n`);

console.log('');
for (const { name, isGreen, seconds } of results) {
  console.log(`${isGreen ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!isGreen && !['unit', 'postgres', 'e2e'].includes(name)) totals.failed += 1;
}
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(results.every((result) => result.isGreen) ? 0 : 1);
