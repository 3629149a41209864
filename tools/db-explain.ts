/** `pnpm db:explain --cars 1000000`: fills a database to that size and looks at the plans of the queries that matter. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { environmentWith } from './db/env.ts';

const { values } = parseArgs({ options: { cars: { type: 'string', default: '1000000' } } });
const { status } = spawnSync(
  'pnpm',
  ['exec', 'vitest', 'run', '--project', 'int', 'packages/store/test/explain.int.test.ts'],
  { stdio: 'inherit', env: environmentWith({ EXPLAIN_CARS: values.cars }) },
);
process.exitCode = status ?? 1;
