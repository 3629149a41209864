import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const none: Counts = { passed: 0, failed: 0 };

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

export function addCounts(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** A suite that could not be loaded has no failed test of its own; it still counts. */
export function readVitestReport(path: string): Counts {
  if (!existsSync(path)) return none;
  const report = vitestReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites,
  };
}

/** A test that passed only when it was tried again counts as failed. */
export function readPlaywrightReport(path: string): Counts {
  if (!existsSync(path)) return none;
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
