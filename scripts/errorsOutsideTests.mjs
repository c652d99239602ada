import { writeFileSync } from 'node:fs';

/**
 * A reporter of Vitest: writes the number of errors outside of tests to the file ERRORS_OUTSIDE_TESTS. They fail a run,
 * but are in no report, and a second try of the failed files must not hide them.
 */
export default class ErrorsOutsideTests {
  onTestRunEnd(_modules, errors) {
    const file = process.env.ERRORS_OUTSIDE_TESTS;
    if (file !== undefined) writeFileSync(file, String(errors.length));
  }
}
