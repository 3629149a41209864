/** `pnpm personal-data`: lets the web server's program find, export or erase a person, on the services of this machine. */
import { spawnSync } from 'node:child_process';
import { webEnvironment } from './db/env.ts';

const { status } = spawnSync(
  process.execPath,
  ['apps/web/server/personal-data.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: webEnvironment(),
  },
);
process.exitCode = status ?? 1;
