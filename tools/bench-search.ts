/** `pnpm bench:search`: measures the search on the scale world that is loaded and indexed, and writes it down. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { searchBenchEnvironment } from './bench/search-environment.ts';
import { writeSection } from './bench/write-section.ts';

const { values } = parseArgs({ options: { searches: { type: 'string', default: '400' } } });
const picture = 'docs/bench-search.svg';
const { status, stdout } = spawnSync(process.execPath, ['apps/web/test/search-bench/main.ts'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
  env: searchBenchEnvironment({ BENCH_SEARCHES: values.searches, BENCH_PICTURE: picture }),
});
if (status === 0) {
  const shown = `![Medians and 95th percentiles of each way](bench-search.svg)\n\n${stdout}`;
  writeSection('Search', `pnpm bench:search --searches ${values.searches}`, shown);
}
console.log(stdout);
process.exitCode = status ?? 1;
