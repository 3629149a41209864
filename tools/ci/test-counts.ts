import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The names of what failed, for whoever sees only the end of the log. */
  readonly failures: readonly string[];
}

export const noCounts: Counts = { passed: 0, failed: 0, failures: [] };

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(playwrightSuite),
});

const longestReason = 300;

function failure(name: string, reason: string | undefined): string {
  // oxlint-disable-next-line no-control-regex -- the colours of a terminal
  const plain = (reason ?? '').replaceAll(/\u001B\[[\d;]*m/g, '').replaceAll(/\s+/g, ' ');
  return `${name}: ${plain.slice(0, longestReason)}`;
}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...a.failures, ...b.failures],
  };
}

/** A suite that could not be loaded has no failed test of its own; it still counts. */
export function readVitestReport(path: string): Counts {
  if (!existsSync(path)) return noCounts;
  const report = vitestReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') return [failure(file.name, file.message)];
    return failed.map((test) => failure(`${file.name} > ${test.fullName}`, test.failureMessages?.[0]));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites,
    failures,
  };
}

/** A test that passed only when it was tried again counts as failed. */
export function readPlaywrightReport(path: string): Counts {
  if (!existsSync(path)) return noCounts;
  const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap((suite) => browserFailures(suite, suite.title)),
  };
}

function browserFailures(suite: z.infer<typeof playwrightSuite>, path: string): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const reason = results.find(({ error }) => error?.message)?.error?.message;
        return failure(`[${projectName}] ${path} > ${spec.title}`, reason);
      }),
  );
  const inner = (suite.suites ?? []).flatMap((child) => browserFailures(child, `${path} > ${child.title}`));
  return [...own, ...inner];
}
