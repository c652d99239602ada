import { writeFileSync } from 'node:fs';

/** @typedef {{ message: string, stack?: string | undefined, VITEST_TEST_PATH?: unknown }} OutsideError */

/**
 * A reporter of Vitest: writes the messages of errors outside of tests to the file ERRORS_OUTSIDE_TESTS, as a list. They
 * fail a run, but are in no report, and a second try of the failed files must not hide them.
 */
export default class ErrorsOutsideTests {
  /** @param {unknown} _modules @param {readonly OutsideError[]} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env.ERRORS_OUTSIDE_TESTS;
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(messageOf)));
  }
}

/** @param {OutsideError} error */
const messageOf = ({ message, stack, VITEST_TEST_PATH: path }) =>
  `${path === undefined ? '' : `in ${path}: `}${stack ?? message}`;
