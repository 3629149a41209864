/** The part of `.ci/run` after the installation: each step with its seconds, and the true sums at the end. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { addCounts, readPlaywrightReport, readVitestReport, type Counts } from './ci/test-counts.ts';

const reports = '.cache/ci';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads how many tests ran; a step without it counts as one check. */
  readonly counts?: () => Counts;
}

const vitest = (project: string, ...options: string[]) => ({
  name: `${project} tests`,
  command: [
    'exec',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${reports}/${project}.json`,
    ...options,
  ],
  counts: () => readVitestReport(`${reports}/${project}.json`),
});

const checks = ['format', 'lint', 'typecheck', 'boundaries', 'dead', 'requirements'];

const steps: readonly Step[] = [
  { name: 'doctor', command: ['run', '--silent', 'doctor'] },
  { name: 'build', command: ['run', '--silent', 'build'] },
  { name: 'services start', command: ['run', '--silent', 'services', 'start'] },
  ...checks.map((check) => ({ name: check, command: ['run', '--silent', check] })),
  // The rules of the trade have every branch tested; the run fails below that.
  vitest('domain', '--coverage'),
  vitest('unit'),
  { name: 'database migrations', command: ['run', '--silent', 'db:migrate'] },
  { name: 'database types are current', command: ['run', '--silent', 'db:types', '--check'] },
  vitest('int'),
  { name: 'made-up requests', command: ['run', '--silent', 'fuzz:api', '500'] },
  { name: 'demo world', command: ['run', '--silent', 'prepare:platform'] },
  {
    name: 'browser tests',
    command: ['run', '--silent', 'e2e'],
    counts: () => readPlaywrightReport(`${reports}/e2e.json`),
  },
  {
    name: 'browser tests alone',
    command: ['run', '--silent', 'e2e:alone'],
    counts: () => readPlaywrightReport(`${reports}/alone.json`),
  },
  { name: 'services stop', command: ['run', '--silent', 'services', 'stop'] },
];

function runStep(step: Step): Counts {
  const started = Date.now();
  const { status } = spawnSync('pnpm', step.command, { stdio: 'inherit' });
  const failed = status === 0 ? 0 : 1;
  console.log(`step ${step.name}: ${((Date.now() - started) / 1000).toFixed(1)} s${failed ? ' FAILED' : ''}`);
  const broken = failed ? [`step ${step.name}`] : [];
  if (!step.counts) return { passed: 1 - failed, failed, failures: broken };
  const { passed, failed: failedTests, failures } = step.counts();
  // A runner that broke before it could report its tests is a failure of its own.
  return { passed, failed: Math.max(failedTests, failed), failures: failures.length > 0 ? failures : broken };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = Date.now();
const total = steps.map(runStep).reduce(addCounts, { passed: 0, failed: 0, failures: [] });
for (const failure of total.failures.slice(0, 50)) console.log(`failed: ${failure}`);
console.log(`everything: ${((Date.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
