/** `pnpm bench:fairness [--seconds 20] [--runs 5] [--kinds times,pages] [--write]`: one site is flooded, others are measured. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { environmentWith } from './db/env.ts';
import { writeSection } from './bench/write-section.ts';
import { readServicesEnv } from './services/env.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    runs: { type: 'string', default: '5' },
    kinds: { type: 'string', default: 'times,searches,pages,pdfs,pictures,hosts' },
    write: { type: 'boolean', default: false },
  },
});
const { DATABASE_URL, OPENSEARCH_PORT, REDIS_PORT, S3_PORT } = readServicesEnv();
const { status, stdout } = spawnSync(process.execPath, ['apps/web/test/fairness/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  env: environmentWith({
    DATABASE_URL,
    OPENSEARCH_NODES: `http://127.0.0.1:${OPENSEARCH_PORT}`,
    REDIS_URL: `redis://127.0.0.1:${REDIS_PORT}`,
    S3_ENDPOINT: `http://127.0.0.1:${S3_PORT}`,
    BENCH_SECONDS: values.seconds,
    BENCH_RUNS: values.runs,
    BENCH_KINDS: values.kinds,
  }),
});
console.log(stdout);
if (status === 0 && values.write) {
  writeSection('Fairness', `pnpm bench:fairness --seconds ${values.seconds} --runs ${values.runs}`, stdout);
}
process.exitCode = status ?? 1;
