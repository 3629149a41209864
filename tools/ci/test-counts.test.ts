import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addCounts, readPlaywrightReport, readVitestReport } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'test-counts-'));

function report(content: object): string {
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

const browserTest = (status: string, message?: string) => ({
  projectName: 'bigyard phone',
  status,
  results: [{ error: message === undefined ? undefined : { message } }, {}],
});

describe('the counts of CI', () => {
  it('takes the tests that vitest reports, and names the failed ones', () => {
    const path = report({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'it stands', failureMessages: [] },
            { status: 'failed', fullName: 'it walks', failureMessages: ['\u001B[31mit\n fell\u001B[39m'] },
          ],
        },
      ],
    });
    expect(readVitestReport(path)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts > it walks: it fell'],
    });
  });

  it('counts a test file that could not be loaded', () => {
    const path = report({
      numPassedTests: 7,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [{ name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
    });
    expect(readVitestReport(path)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['b.test.ts: no such module'],
    });
  });

  it('counts a flaky browser test as failed', () => {
    const path = report({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      suites: [
        {
          title: 'search.spec.ts',
          specs: [{ title: 'a filter', ok: true, tests: [browserTest('expected')] }],
          suites: [
            {
              title: 'sheet',
              specs: [
                {
                  title: 'opens',
                  ok: false,
                  tests: [browserTest('unexpected', 'shut'), browserTest('flaky')],
                },
              ],
            },
          ],
        },
      ],
    });
    expect(readPlaywrightReport(path)).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        '[bigyard phone] search.spec.ts > sheet > opens: shut',
        '[bigyard phone] search.spec.ts > sheet > opens: ',
      ],
    });
  });

  it('reads nothing from a runner that never wrote its report', () => {
    const none = { passed: 0, failed: 0, failures: [] };
    expect(readVitestReport(join(folder, 'absent.json'))).toEqual(none);
    expect(readPlaywrightReport(join(folder, 'absent.json'))).toEqual(none);
  });

  it('adds up', () => {
    const sum = addCounts(
      { passed: 1, failed: 2, failures: ['a', 'b'] },
      { passed: 10, failed: 1, failures: ['c'] },
    );
    expect(sum).toEqual({ passed: 11, failed: 3, failures: ['a', 'b', 'c'] });
  });
});
