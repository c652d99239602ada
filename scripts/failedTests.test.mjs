import { describe, expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failedTests.mjs';

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
    expect(failedInVitest(report, '/project')[0].message.split('\n')).toHaveLength(12);
  });

  it('contains a failed journey with its project', () => {
    const spec = (status) => ({
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
