/** `pnpm findings`: lets the worker's program list what is wrong on the sites of this machine's services. */
import { spawnSync } from 'node:child_process';
import { workerEnvironment } from './db/env.ts';

const { status } = spawnSync(process.execPath, ['apps/worker/src/findings.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: workerEnvironment(),
});
process.exitCode = status ?? 1;
