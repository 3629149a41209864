/** `pnpm console:sso`: lets the console's program set up a group's single sign-on, on the services of this machine. */
import { spawnSync } from 'node:child_process';
import { consoleEnvironment } from './db/env.ts';

const { status } = spawnSync(
  process.execPath,
  ['apps/console/server/sign-on-command.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: consoleEnvironment() },
);
process.exitCode = status ?? 1;
