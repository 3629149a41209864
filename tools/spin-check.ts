/** `pnpm spin:check`: lets the worker's program draw an entry of a game again, on the services of this machine. */
import { spawnSync } from 'node:child_process';
import { workerEnvironment } from './db/env.ts';

const { status } = spawnSync(process.execPath, ['apps/worker/src/spin-check.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: workerEnvironment(),
});
process.exitCode = status ?? 1;
