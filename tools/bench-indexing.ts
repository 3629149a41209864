/** `pnpm bench:indexing --seconds 60`: changes 200 cars a second and measures when each change can be found. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { environmentWith } from './db/env.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const { status } = spawnSync(
  'pnpm',
  ['exec', 'vitest', 'run', '--project', 'alone', 'apps/worker/test/indexing-latency.alone.int.test.ts'],
  { stdio: 'inherit', env: environmentWith({ BENCH_SECONDS: values.seconds }) },
);
process.exitCode = status ?? 1;
