import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Number of lines of a failure's message in the summary; the whole message is earlier in the log. */
const TOLD_LINES = 12;

/** The title of a failure outside of the tests of a file. */
const THE_FILE = '(the file)';

/** @typedef {import('./Summary.mjs').Told} Told */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[], startTime?: number, endTime?: number }} VitestFile */
/** @typedef {{ testResults?: VitestFile[] }} VitestReport what is read of a report of Vitest's JSON reporter */
/** @typedef {{ report: VitestReport, failed: Told[], flaky: Told[] }} Outcome */
/**
 * What is read of a report of Playwright's JSON reporter: its tests are in suites within suites.
 * @template T a test
 * @typedef {{ suites?: Suite<T>[], specs?: Array<{ title: string, file: string, line: number, tests: T[] }> }} Suite
 */
/** @typedef {{ message?: string }} Message */
/** @typedef {{ projectName: string, status: string, results: Array<{ errors: Message[] }> }} TriedTest */
/** @typedef {{ projectName: string, results: Array<{ duration: number }> }} TimedTest */

/** @param {Told} test */
const nameOf = ({ where, title }) => `${where} › ${title}`;

/** @param {string | undefined} message */
const told = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, TOLD_LINES)
    .join('\n');

/**
 * Failed tests in a report of Vitest's JSON reporter; also files that could not run.
 * @param {VitestReport} report @param {string} root @returns {Told[]}
 */
export function failedInVitest(report, root) {
  return (report.testResults ?? []).flatMap((file) => {
    const where = relative(root, file.name);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && file.status === 'failed')
      return [{ where, title: THE_FILE, message: told(file.message) }];
    return tests.map((test) => ({ where, title: test.fullName, message: told(test.failureMessages.join('\n')) }));
  });
}

/**
 * The outcome of a run of Vitest after its failed files ran again on their own, each with a new worker. `report` has
 * their new results in place of the former ones. `flaky` are the tests that failed before and passed now, with their
 * former message; `failed` are all others that failed, also those that the new try did not run.
 * @param {Outcome} before @param {VitestReport} again @param {string} root @returns {Outcome}
 */
export function afterAnotherTry(before, again, root) {
  const files = new Map((again.testResults ?? []).map((file) => [file.name, file]));
  const report = { testResults: (before.report.testResults ?? []).map((file) => files.get(file.name) ?? file) };
  const passed = new Set(
    [...files.values()].flatMap((file) => {
      const where = relative(root, file.name);
      const titles = file.assertionResults.filter((test) => test.status === 'passed').map((test) => test.fullName);
      return [...titles, ...(file.status === 'passed' ? [THE_FILE] : [])].map((title) => `${where} › ${title}`);
    }),
  );
  const flaky = [...before.flaky];
  const failed = failedInVitest(report, root);
  const known = new Set(failed.map(nameOf));
  for (const test of before.failed) {
    if (known.has(nameOf(test))) continue;
    (passed.has(nameOf(test)) ? flaky : failed).push(test);
  }
  return { report, failed, flaky };
}

/** Numbers of tests in a report of Vitest. @param {VitestReport} report */
export function countInVitest(report) {
  const tests = (report.testResults ?? []).flatMap((file) => file.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const failed = tests.filter(({ status }) => status === 'failed').length;
  return { passed, failed, skipped: tests.length - passed - failed };
}

/**
 * Failed tests in a report of Playwright's JSON reporter; `where` names the project.
 * @param {Suite<TriedTest> & { errors?: Message[] }} report @returns {Told[]}
 */
export function failedInPlaywright(report) {
  return [
    ...inPlaywright(report, 'unexpected'),
    ...(report.errors ?? []).map((error) => ({ where: 'e2e', title: '(the run)', message: told(error.message) })),
  ];
}

/** The same for the journeys that passed at the second try only, with the message of the first. @param {Suite<TriedTest>} report */
export const flakyInPlaywright = (report) => inPlaywright(report, 'flaky');

/** @param {Suite<TriedTest>} report @param {string} status */
function inPlaywright(report, status) {
  /** @param {Suite<TriedTest>} suite @returns {Told[]} */
  const within = (suite) => [
    ...(suite.suites ?? []).flatMap(within),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => ({
          where: `[${test.projectName}] ${spec.file}:${spec.line}`,
          title: spec.title,
          message: told(
            test.results
              .flatMap((result) => result.errors)
              .map((error) => error.message)
              .join('\n'),
          ),
        })),
    ),
  ];
  return (report.suites ?? []).flatMap(within);
}

/** Each journey of a report with the time of all its tries in seconds. @param {Suite<TimedTest>} report */
export function journeyTimes(report) {
  /** @param {Suite<TimedTest>} suite @returns {import('./Summary.mjs').Timed[]} */
  const within = (suite) => [
    ...(suite.suites ?? []).flatMap(within),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ projectName, results }) => ({
        name: `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  ];
  return (report.suites ?? []).flatMap(within);
}
