/** Draws one sheet as `pnpm dev` does and writes how the file begins, or why there is none. */
import { twoSites } from '@forecourt/testkit/two-sites';
import { realClock } from '../../../test/real-clock.ts';
import { workerSheetWriter } from '../worker-sheet-writer.ts';
import { sampleSheet } from './sample-sheet.ts';

const writer = workerSheetWriter({
  atOnce: 1,
  waiting: 1,
  timeoutMs: 30_000,
  memoryMb: 192,
  clock: realClock,
});
const begins = await writer
  .write(async () => sampleSheet(), twoSites.harbour.id)
  .then(
    (pdf) => Buffer.from(pdf).toString('latin1', 0, 5),
    (error: unknown) => String(error),
  );
process.stdout.write(`${begins}\n`);
await writer.close();
