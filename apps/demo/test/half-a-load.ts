/** A process that loads the fixture and stops in the middle of a dealership's stock, for a test to kill. */
import { compose } from '../src/compose.ts';
import { readEnv } from '../src/env.ts';
import { loadWorld } from '../src/load-world.ts';
import { fixtureSource } from './fixture-world.ts';

const source = fixtureSource({ pictures: [] });
const { ports } = compose(readEnv(), process.argv[2]);
await loadWorld(
  ports,
  {
    ...source,
    *carsOf(dealership) {
      let made = 0;
      for (const car of source.carsOf(dealership)) {
        yield car;
        made += 1;
        // Once the mark has been made of the first few, and rows are on their way.
        if (made < 6 || dealership.slug !== 'cowra') continue;
        process.stdout.write('half\n');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      }
    },
  },
  { replace: false, carsPerBatch: 8 },
  { step: () => undefined, progress: () => undefined },
);
