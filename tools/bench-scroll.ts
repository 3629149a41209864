/** `pnpm bench:scroll [--rows 10000] [--seconds 20] [--write]`: tasks of the browser while a long inbox is scrolled. */
import { parseArgs } from 'node:util';
import { runBench } from './bench/run-bench.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
  },
});
runBench({
  main: 'apps/console/test/size/bench-scroll.ts',
  order: [values.rows, values.seconds],
  title: 'Scrolling the inbox',
  command: `pnpm bench:scroll --rows ${values.rows} --seconds ${values.seconds}`,
  isWritten: values.write,
});
