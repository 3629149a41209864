/** `pnpm reindex`: lets the worker's program build the search index of the services of this machine anew. */
import { spawnSync } from 'node:child_process';
import { indexingEnvironment } from './db/env.ts';

const { status } = spawnSync(process.execPath, ['apps/worker/src/reindex.ts'], {
  stdio: 'inherit',
  env: indexingEnvironment(),
});
process.exitCode = status ?? 1;
