import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure's message that are told at the end of a log; the whole stands further up. */
const TOLD_LINES = 12;

const told = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, TOLD_LINES)
    .join('\n');

/** The failed tests of a report of vitest's json reporter: `{ where, title, message }`, and files that could not run at all. */
export function failedInVitest(report, root) {
  return (report.testResults ?? []).flatMap((file) => {
    const where = relative(root, file.name);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && file.status === 'failed')
      return [{ where, title: '(the file)', message: told(file.message) }];
    return tests.map((test) => ({ where, title: test.fullName, message: told(test.failureMessages.join('\n')) }));
  });
}

/** The failed tests of a report of Playwright's json reporter: `{ where, title, message }`, each with its project. */
export function failedInPlaywright(report) {
  const within = (suite) => [
    ...(suite.suites ?? []).flatMap(within),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected')
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
  return [
    ...(report.suites ?? []).flatMap(within),
    ...(report.errors ?? []).map((error) => ({ where: 'e2e', title: '(the run)', message: told(error.message) })),
  ];
}
