import { describe, expect, it } from 'vitest';
import {
  afterAnotherTry,
  countInVitest,
  failedInPlaywright,
  failedInVitest,
  flakyInPlaywright,
  journeyTimes,
} from './failedTests.mjs';

describe('the summary of failed tests', () => {
  it('contains the failed tests of a file, and not the passed ones', () => {
    const report = {
      testResults: [
        {
          name: '/project/a.test.ts',
          status: 'passed',
          message: '',
          assertionResults: [{ status: 'passed', fullName: 'green', failureMessages: [] }],
        },
        {
          name: '/project/b.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'green', failureMessages: [] },
            { status: 'failed', fullName: 'red', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] },
          ],
        },
      ],
    };
    expect(failedInVitest(report, '/project')).toEqual([
      { where: 'b.test.ts', title: 'red', message: 'expected 1 to be 2' },
    ]);
  });

  it('contains a file that could not run', () => {
    const report = {
      testResults: [{ name: '/project/c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    };
    expect(failedInVitest(report, '/project')).toEqual([
      { where: 'c.test.ts', title: '(the file)', message: 'no such module' },
    ]);
  });

  it('contains the first 12 lines of a long message', () => {
    const failureMessages = [Array.from({ length: 50 }, (_, at) => `line ${at + 1}`).join('\n')];
    const report = {
      testResults: [
        {
          name: '/project/d.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [{ status: 'failed', fullName: 'red', failureMessages }],
        },
      ],
    };
    expect(failedInVitest(report, '/project')[0]?.message.split('\n')).toHaveLength(12);
  });

  it('contains a failed journey with its project', () => {
    const spec = (/** @type {string} */ status) => ({
      title: 'a journey',
      file: 'a.spec.ts',
      line: 7,
      tests: [{ projectName: 'telegram', status, results: [{ errors: [{ message: 'too late' }] }] }],
    });
    const report = { suites: [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected')] }] }] };
    expect(failedInPlaywright(report)).toEqual([
      { where: '[telegram] a.spec.ts:7', title: 'a journey', message: 'too late' },
    ]);
  });

  it('is empty for an empty report', () => {
    expect([failedInVitest({}, '/project'), failedInPlaywright({})]).toEqual([[], []]);
  });
});

describe('another try of failed files', () => {
  /** @param {string} fullName @param {string} status @param {string[]} [failureMessages] */
  const test = (fullName, status, failureMessages = []) => ({ fullName, status, failureMessages });
  /** @param {string} name @param {string} status @param {ReturnType<typeof test>[]} assertionResults @param {string} [message] */
  const file = (name, status, assertionResults, message = '') => ({
    name: `/project/${name}`,
    status,
    message,
    assertionResults,
  });
  const first = {
    testResults: [
      file('a.test.ts', 'passed', [test('green', 'passed')]),
      file('b.test.ts', 'failed', [test('shaky', 'failed', ['too late']), test('red', 'failed', ['1 is not 2'])]),
      file('c.test.ts', 'failed', [], 'the hook timed out'),
    ],
  };

  /** @param {import('./failedTests.mjs').VitestReport} report @returns {import('./failedTests.mjs').Outcome} */
  const before = (report) => ({ report, failed: failedInVitest(report, '/project'), flaky: [] });

  it('names a test as flaky only if it passed then, and counts each test once', () => {
    const second = {
      testResults: [
        file('b.test.ts', 'failed', [test('shaky', 'passed'), test('red', 'failed', ['1 is not 2, again'])]),
        file('c.test.ts', 'passed', [test('third', 'passed')]),
      ],
    };
    const { report, failed, flaky } = afterAnotherTry(before(first), second, '/project');
    expect(failed).toEqual([{ where: 'b.test.ts', title: 'red', message: '1 is not 2, again' }]);
    expect(flaky).toEqual([
      { where: 'b.test.ts', title: 'shaky', message: 'too late' },
      { where: 'c.test.ts', title: '(the file)', message: 'the hook timed out' },
    ]);
    expect(countInVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('leaves a test failed that it skipped or did not run', () => {
    const second = { testResults: [file('b.test.ts', 'passed', [test('shaky', 'pending')])] };
    const { failed, flaky } = afterAnotherTry(before(first), second, '/project');
    expect(failed.map(({ title }) => title).sort()).toEqual(['(the file)', 'red', 'shaky']);
    expect(flaky).toEqual([]);
  });

  it('keeps what became flaky when yet another try follows', () => {
    const second = {
      testResults: [
        file('b.test.ts', 'failed', [test('shaky', 'passed'), test('red', 'failed', ['1 is not 2'])]),
        file('c.test.ts', 'passed', [test('third', 'passed')]),
      ],
    };
    const third = { testResults: [file('b.test.ts', 'passed', [test('shaky', 'passed'), test('red', 'passed')])] };
    const { failed, flaky } = afterAnotherTry(afterAnotherTry(before(first), second, '/project'), third, '/project');
    expect(failed).toEqual([]);
    expect(flaky.map(({ title }) => title)).toEqual(['shaky', '(the file)', 'red']);
  });

  it('tells the time of a journey with all its tries', () => {
    const spec = {
      title: 'a journey',
      file: 'a.spec.ts',
      line: 7,
      tests: [{ projectName: 'pwa', results: [{ duration: 1500 }, { duration: 500 }] }],
    };
    expect(journeyTimes({ suites: [{ specs: [spec] }] })).toEqual([
      { name: '[pwa] a.spec.ts:7 › a journey', seconds: 2 },
    ]);
  });

  it('lists flaky journeys with the message of their first try', () => {
    const results = [{ errors: [{ message: 'too late' }] }, { errors: [] }];
    const spec = {
      title: 'a journey',
      file: 'a.spec.ts',
      line: 7,
      tests: [{ projectName: 'pwa', status: 'flaky', results }],
    };
    const report = { suites: [{ specs: [spec] }] };
    expect(flakyInPlaywright(report)).toEqual([
      { where: '[pwa] a.spec.ts:7', title: 'a journey', message: 'too late' },
    ]);
    expect(failedInPlaywright(report)).toEqual([]);
  });
});
