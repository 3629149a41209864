import { Worker } from 'node:worker_threads';
import {
  TooManySheets,
  type CarSheet,
  type CarSheetWriter,
} from '@forecourt/app/ports/media/car-sheet-writer.port';
import { semaphore } from '../semaphore.ts';

export interface SheetLimits {
  /** Each takes a core for as long as it lasts. */
  readonly atOnce: number;
  readonly waiting: number;
  /** Nobody waits longer, neither for a permit nor for the drawing. */
  readonly timeoutMs: number;
  /** Of one drawing; what needs more is ended alone. */
  readonly memoryMb: number;
}

export interface WorkerSheetWriter extends CarSheetWriter {
  /** Workers that live: at most as many as draw at once. */
  readonly workers: number;
  close(): Promise<void>;
}

/** What a worker answers. */
export type DrawnSheet = { readonly pdf: Uint8Array } | { readonly failure: string };

/**
 * Draws sheets in a pool of worker threads: the server goes on answering meanwhile, and a drawing that takes too
 * long or too much memory is ended with its thread. A thread is used again, and is made when it is needed.
 */
export function workerSheetWriter(limits: SheetLimits): WorkerSheetWriter {
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  const permits = semaphore({
    ...limits,
    refuse: () => new TooManySheets('too many sheets at once'),
  });

  function worker(): Worker {
    const known = idle.pop();
    if (known) return known;
    const made = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    });
    alive.add(made);
    // Whoever waits is told; one that comes when nobody does must not end the process.
    made.on('error', () => undefined);
    made.once('exit', () => {
      alive.delete(made);
      const place = idle.indexOf(made);
      if (place !== -1) idle.splice(place, 1);
    });
    return made;
  }

  async function draw(sheet: CarSheet): Promise<Uint8Array> {
    const drawing = worker();
    try {
      const drawn = await drawIn(drawing, sheet, limits.timeoutMs);
      if ('failure' in drawn) throw new Error(`a sheet cannot be drawn: ${drawn.failure}`);
      // A thread that waits for work does not keep the process alive.
      drawing.unref();
      idle.push(drawing);
      return drawn.pdf;
    } catch (error) {
      await drawing.terminate();
      throw error;
    }
  }

  return {
    get workers() {
      return alive.size;
    },
    async write(sheet) {
      await permits.acquire();
      try {
        return await draw(sheet);
      } finally {
        permits.release();
      }
    },
    async close() {
      await Promise.all([...alive].map((one) => one.terminate()));
    },
  };
}

function drawIn(worker: Worker, sheet: CarSheet, timeoutMs: number): Promise<DrawnSheet> {
  worker.ref();
  const { promise, resolve, reject } = Promise.withResolvers<DrawnSheet>();
  const timer = setTimeout(() => reject(new Error('a sheet took too long to draw')), timeoutMs);
  const ended = (code: number) => reject(new Error(`the thread that drew a sheet ended with ${code}`));
  worker.once('message', resolve).once('error', reject).once('exit', ended);
  worker.postMessage(sheet, []);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', reject).off('exit', ended);
  });
}
