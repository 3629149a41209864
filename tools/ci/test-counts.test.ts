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

describe('the counts of CI', () => {
  it('takes the tests that vitest reports', () => {
    const path = report({ numPassedTests: 7, numFailedTests: 2, numFailedTestSuites: 1 });
    expect(readVitestReport(path)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a test file that could not be loaded', () => {
    const path = report({ numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 1 });
    expect(readVitestReport(path)).toEqual({ passed: 7, failed: 1 });
  });

  it('counts a flaky browser test as failed', () => {
    const path = report({ stats: { expected: 4, unexpected: 1, flaky: 2 } });
    expect(readPlaywrightReport(path)).toEqual({ passed: 4, failed: 3 });
  });

  it('reads nothing from a runner that never wrote its report', () => {
    expect(readVitestReport(join(folder, 'absent.json'))).toEqual({ passed: 0, failed: 0 });
    expect(readPlaywrightReport(join(folder, 'absent.json'))).toEqual({ passed: 0, failed: 0 });
  });

  it('adds up', () => {
    expect(addCounts({ passed: 1, failed: 2 }, { passed: 10, failed: 20 })).toEqual({
      passed: 11,
      failed: 22,
    });
  });
});
