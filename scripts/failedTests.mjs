import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Number of lines of a failure's message in the summary; the whole message is earlier in the log. */
const TOLD_LINES = 12;

const told = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, TOLD_LINES)
    .join('\n');

/** Failed tests in a report of Vitest's JSON reporter: `{ where, title, message }`; also files that could not run. */
export function failedInVitest(report, root) {
  return (report.testResults ?? []).flatMap((file) => {
    const where = relative(root, file.name);
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && file.status === 'failed')
      return [{ where, title: '(the file)', message: told(file.message) }];
    return tests.map((test) => ({ where, title: test.fullName, message: told(test.failureMessages.join('\n')) }));
  });
}

/** Failed tests in a report of Playwright's JSON reporter: `{ where, title, message }`; `where` names the project. */
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
