/** The thread that draws sheets, one after another. */
import { parentPort } from 'node:worker_threads';
import type { CarSheet } from '@forecourt/app/ports/media/car-sheet-writer.port';
import { drawSheet } from './draw-sheet.ts';
import type { DrawnSheet } from './worker-sheet-writer.ts';

parentPort?.on('message', (sheet: CarSheet) => {
  drawSheet(sheet).then(
    (pdf) => post({ pdf }),
    (error: unknown) => post({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});

function post(drawn: DrawnSheet): void {
  parentPort?.postMessage(drawn, []);
}
