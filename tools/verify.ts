/**
 * `pnpm verify`: the one definition of done. Runs every check that needs no service, as many at a time as there
 * are cores, and reports all that failed. `--quick` (`pnpm verify:quick`) looks at what changed since main.
 */
import { availableParallelism } from 'node:os';
import { changedFiles } from './verify/changed-files.ts';
import { runChecks, type Check, type CheckResult } from './verify/run-checks.ts';

// The longest first, so that it is not what everybody waits for at the end.
const everything: Check[] = ['test', 'lint', 'typecheck', 'boundaries', 'dead', 'format', 'requirements'].map(
  (name) => ({ name, command: ['pnpm', 'run', '--silent', name] }),
);

function quickChecks(): Check[] {
  const changed = changedFiles();
  const code = changed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  const checks: Check[] = [
    { name: 'typecheck', command: ['pnpm', 'run', '--silent', 'typecheck'] },
    { name: 'files', command: ['node', 'tools/check-files.ts'] },
  ];
  if (changed.length > 0)
    checks.push({ name: 'format', command: ['prettier', '--check', '--ignore-unknown', ...changed] });
  if (code.length > 0)
    checks.push(
      {
        name: 'lint',
        command: ['oxlint', '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...code],
      },
      {
        name: 'test',
        command: [
          'vitest',
          'related',
          '--run',
          '--passWithNoTests',
          '--project',
          'domain',
          '--project',
          'unit',
          ...code,
        ],
      },
    );
  return checks;
}

const line = ({ name, passed, seconds }: CheckResult) =>
  `${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`;

const checks = process.argv.includes('--quick') ? quickChecks() : everything;
const results = await runChecks(checks, availableParallelism(), (result) => console.log(line(result)));
const failed = results.filter(({ passed }) => !passed);
for (const result of failed) console.log(`\n${line(result)}\n${result.output}`);
if (failed.length > 0) console.log(`${failed.length} of ${results.length} checks failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
