/** `pnpm bench:inbox [--leads 200000] [--rounds 20] [--write]`: pages and searches of a large account's inbox, over HTTP. */
import { parseArgs } from 'node:util';
import { runBench } from './bench/run-bench.ts';

const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
});
runBench({
  main: 'apps/console/test/size/bench-inbox.ts',
  order: [values.leads, values.rounds],
  title: 'The inbox',
  command: `pnpm bench:inbox --leads ${values.leads} --rounds ${values.rounds}`,
  isWritten: values.write,
});
