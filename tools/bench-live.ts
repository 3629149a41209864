/**
 * `pnpm bench:live [--accounts 50] [--staff 10] [--rate 20] [--seconds 60] [--write]`: how soon leads stand in the open
 * inboxes of all who read them.
 */
import { parseArgs } from 'node:util';
import { runBench } from './bench/run-bench.ts';

const { values } = parseArgs({
  options: {
    accounts: { type: 'string', default: '50' },
    staff: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const { accounts, staff, rate, seconds } = values;
runBench({
  main: 'apps/console/test/size/bench-live.ts',
  order: [accounts, staff, rate, seconds],
  title: 'Leads in open inboxes',
  command: `pnpm bench:live --accounts ${accounts} --staff ${staff} --rate ${rate} --seconds ${seconds}`,
  isWritten: values.write,
});
