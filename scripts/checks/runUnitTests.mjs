import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterAnotherTry, countInVitest, failedInVitest } from './failedTests.mjs';
import { run } from './run.mjs';

/** Tries of a failed file: with all others, then twice with the other failed files only. */
const MOST_TRIES = 3;
const NOT_WRITTEN = JSON.stringify(['the run ended before it had written its errors']);

/**
 * Runs tests with Vitest, and failed files again on their own: what passes then is listed as flaky. Errors outside of
 * tests fail the stage even if all tests pass, and later tries do not hide them.
 * @param {import('./Summary.mjs').Summary} summary @param {string} name of the stage @param {{ folder: string, paths?: string[], env?: Record<string, string> }} options
 * @returns {Promise<boolean>} whether all passed
 */
export async function runUnitTests(summary, name, { folder, paths = [], env = {} }) {
  const root = process.cwd();
  const first = await runOnce(`${name}-1`, paths, { folder, env });
  /** @type {import('./failedTests.mjs').Outcome} */
  let outcome = { report: first.report, failed: failedInVitest(first.report, root), flaky: [] };
  for (let tries = 2; tries <= MOST_TRIES; tries += 1) {
    const files = [...new Set(outcome.failed.map(({ where }) => where))];
    if (files.length === 0) break;
    console.log(`\n── ${name}, try ${tries}: ${files.join(' ')} ──`);
    const again = await runOnce(`${name}-${tries}`, files, { folder, env });
    outcome = afterAnotherTry(outcome, again.report, root);
  }
  const outside = first.otherErrors.map((message) => ({ where: name, title: '(outside of tests)', message }));
  const numbers = countInVitest(outcome.report);
  const isGreen = outcome.failed.length === 0 && outside.length === 0 && numbers.passed > 0;
  summary.failed.push(...outcome.failed, ...outside);
  summary.flaky.push(...outcome.flaky);
  summary.count({ ...numbers, failed: Math.max(numbers.failed, isGreen ? 0 : 1) });
  for (const { name: file, startTime = 0, endTime = 0 } of first.report.testResults ?? [])
    summary.files.push({ name: relative(root, file), seconds: (endTime - startTime) / 1000 });
  return isGreen;
}

/**
 * @param {string} name @param {string[]} paths @param {{ folder: string, env: Record<string, string> }} options
 * @returns {Promise<{ report: import('./failedTests.mjs').VitestReport, otherErrors: string[] }>}
 */
async function runOnce(name, paths, { folder, env }) {
  const file = join(folder, `${name}.json`);
  const errors = join(folder, `${name}.errors`);
  const reporters = ['default', 'json', './scripts/checks/errorsOutsideTests.mjs'];
  await run(
    'npx',
    ['vitest', 'run', ...paths, ...reporters.map((reporter) => `--reporter=${reporter}`), `--outputFile.json=${file}`],
    { env: { ...env, ERRORS_OUTSIDE_TESTS: errors } },
  );
  const report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  return { report, otherErrors: JSON.parse(await readFile(errors, 'utf8').catch(() => NOT_WRITTEN)) };
}
