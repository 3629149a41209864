/** `pnpm reindex`: builds the search index anew beside the one that is searched, and puts it in its place. */
import { setTimeout as sleep } from 'node:timers/promises';
import { rebuildIndex } from '@forecourt/app/stock/indexing/rebuild-index';
import { composeIndexing } from './compose.ts';
import { readIndexingEnv } from './env.ts';

const lineEveryMs = 2_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs one rebuild; answers what the process ends with. */
async function reindex(): Promise<number> {
  const deps = composeIndexing(readIndexingEnv(), () => undefined);
  const held = await deps.rebuildAlone();
  if (held === null) {
    process.stderr.write('Another process is rebuilding the index.\n');
    await deps.close();
    return 1;
  }
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  let reportedAt = startedAt;
  try {
    const { name, cars, mended, refused, previous } = await rebuildIndex(
      {
        store: deps.indexing.store,
        rebuild: deps.rebuild,
        now: () => new Date(),
        pause: (ms) => sleep(ms),
      },
      {
        onProgress(done, total) {
          if (performance.now() - reportedAt < lineEveryMs) return;
          reportedAt = performance.now();
          say(`${done} of ${total} cars, ${Math.round(done / seconds())} a second`);
        },
      },
    );
    for (const [carId, reason] of refused) say(`refused: ${carId}: ${reason}`);
    const before =
      previous.length > 0 ? `${previous.join(', ')} is kept until the next rebuild` : 'it is the first';
    say(`${name} holds ${cars} cars after ${seconds().toFixed(1)} s, ${mended} written again; ${before}`);
    return 0;
  } finally {
    await held.release();
    await deps.close();
  }
}

try {
  process.exit(await reindex());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
