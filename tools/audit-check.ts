/** `pnpm audit:check`: lets the worker's program check that the audit is what was sealed, on the services of this machine. */
import { spawnSync } from 'node:child_process';
import { workerEnvironment } from './db/env.ts';

const { status } = spawnSync(process.execPath, ['apps/worker/src/audit-check.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: workerEnvironment(),
});
process.exitCode = status ?? 1;
