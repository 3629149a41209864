import { TooManyPhotos, type PhotoCleaner } from '@forecourt/app/ports/media/photo-cleaner.port';
import { concurrencyLimit } from '@forecourt/resilience/concurrency-limit';
import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';
import { cleaningChild, type ChildLimits, type CleaningChild } from './cleaning-child.ts';

export interface PhotoCleanerOptions extends ChildLimits {
  /** Each takes a core and a process for as long as it lasts. */
  readonly atOnce: number;
  /** Of one owner. */
  readonly mostOfOwner?: number;
  readonly waiting: number;
  /** How long one waits for its turn; without it, as long as its turn may last. */
  readonly waitMs?: number;
  readonly clock: ElapsedClock;
}

export interface ProcessPhotoCleaner extends PhotoCleaner {
  close(): void;
}

/** Decoders leave memory in pieces: a process is replaced after so many photographs. */
const tasksOfChild = 200;
const idleMs = 60_000;

/**
 * Cleans what strangers send in processes of their own, because a decoder that is broken by a file breaks its whole
 * process, and because memory can be taken back from a process alone.
 */
export function photoCleaner(options: PhotoCleanerOptions): ProcessPhotoCleaner {
  const { atOnce, mostOfOwner = atOnce, waiting, waitMs = options.timeoutMs, clock } = options;
  const limit = concurrencyLimit({
    atOnce,
    mostOfOwner,
    waiting,
    order: 'fifo',
    timeoutMs: waitMs,
    refuse,
    clock,
  });
  const idle: { readonly child: CleaningChild; readonly callOff: () => void }[] = [];

  function take(): CleaningChild {
    const kept = idle.pop();
    kept?.callOff();
    return kept?.child.isAlive ? kept.child : cleaningChild(options, clock);
  }

  function keep(child: CleaningChild): void {
    if (!child.isAlive) return;
    if (child.tasks >= tasksOfChild) {
      child.end();
      return;
    }
    const kept = {
      child,
      callOff: clock.after(idleMs, () => {
        child.end();
        idle.splice(idle.indexOf(kept), 1);
      }),
    };
    idle.push(kept);
  }

  return {
    clean: (file, { kinds, owner, previewSide = null }) =>
      limit.run(owner, async () => {
        const child = take();
        try {
          return await child.run({ file: await file.read(), kinds, previewSide });
        } finally {
          keep(child);
        }
      }),
    close() {
      for (const { child, callOff } of idle.splice(0)) {
        callOff();
        child.end();
      }
    },
  };
}

function refuse(): Error {
  return new TooManyPhotos('too many photographs at once');
}
