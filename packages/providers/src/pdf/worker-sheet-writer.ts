import { fileURLToPath } from 'node:url';
import {
  TooManySheets,
  type CarSheet,
  type CarSheetWriter,
} from '@forecourt/app/ports/media/car-sheet-writer.port';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { Piscina } from 'piscina';

export interface SheetWriterOptions {
  /** Each takes a core for as long as it lasts. */
  readonly atOnce: number;
  /** Of one site. */
  readonly mostOfOwner?: number;
  readonly waiting: number;
  /** Nobody waits longer, neither for a permit nor for the drawing. */
  readonly timeoutMs: number;
  /** Of one drawing; what needs more is ended alone. */
  readonly memoryMb: number;
  readonly clock: ElapsedClock;
}

export interface WorkerSheetWriter extends CarSheetWriter {
  /** Threads that live: at most as many as draw at once. */
  readonly workers: number;
  close(): Promise<void>;
}

/** A thread costs a second and its fonts to make anew, and some 60 MB while it waits. */
const idleMs = 60_000;

/**
 * Draws sheets in a pool of worker threads: the server goes on answering meanwhile, and a drawing that takes too
 * long or too much memory is ended with its thread. The queue is ours, as that of the pool knows no turns of sites.
 */
export function workerSheetWriter(options: SheetWriterOptions): WorkerSheetWriter {
  const { atOnce, mostOfOwner = atOnce, waiting, timeoutMs, memoryMb, clock } = options;
  const limit = concurrencyLimit({ atOnce, mostOfOwner, waiting, order: 'fifo', timeoutMs, refuse, clock });
  const pool = new Piscina<CarSheet, Uint8Array>({
    filename: fileURLToPath(new URL('./draw-sheet.ts', import.meta.url)),
    name: 'drawSheet',
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // Whoever waits is told; one that comes when nobody does must not end the process.
  pool.on('error', () => undefined);

  async function draw(sheet: CarSheet): Promise<Uint8Array> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await pool.run(sheet, { signal });
    } catch (error) {
      throw new Error(signal.aborted ? 'a sheet took too long to draw' : 'a sheet cannot be drawn', {
        cause: error,
      });
    }
  }

  return {
    get workers() {
      return pool.threads.length;
    },
    write: (makeSheet, siteId) => limit.run(siteId, async () => draw(await makeSheet())),
    close: () => pool.destroy(),
  };
}

function refuse(): Error {
  return new TooManySheets('too many sheets at once');
}
