import type { ElapsedClock } from './elapsed-clock.ts';

/** A semaphore with a bounded queue, shared fairly by owners, as sites are. */
export interface ConcurrencyLimit {
  /** Runs the work when it has a permit. Refused at once where the queue is full, and later where waiting took too long. */
  run<T>(owner: string, work: (waitedMs: number) => Promise<T>): Promise<T>;
}

export interface ConcurrencyLimitOptions {
  /** Permits. */
  readonly atOnce: number;
  /** How many may wait for one. */
  readonly waiting: number;
  /**
   * In which order an owner's own work is served. Last in, first out is for work with a deadline: when more comes than
   * can be done, those at the head of a queue have no time left for the work itself, and it would be done for nobody.
   */
  readonly order: 'fifo' | 'lifo';
  /** How long one waits at most; without it, for as long as it takes. */
  readonly timeoutMs?: number;
  readonly refuse: () => Error;
  readonly clock: ElapsedClock;
}

interface Waiter {
  admit(): void;
  giveUp(): void;
}

/**
 * Keeps work from piling up: what cannot be done soon is refused soon. Owners who wait are served in turn, and where
 * the queue is full, the one with most in it gives way to one with less, so that nobody keeps the others out.
 */
export function concurrencyLimit(options: ConcurrencyLimitOptions): ConcurrencyLimit {
  const { atOnce, waiting, order, timeoutMs, refuse, clock } = options;
  /** By owner; the first is the next to be served. */
  const queues = new Map<string, Waiter[]>();
  let running = 0;
  let queued = 0;

  function enqueue(owner: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        admit() {
          callOff();
          resolve();
        },
        giveUp() {
          callOff();
          const queue = queues.get(owner) ?? [];
          queue.splice(queue.indexOf(waiter), 1);
          if (queue.length === 0) queues.delete(owner);
          queued -= 1;
          reject(refuse());
        },
      };
      const callOff =
        timeoutMs === undefined ? () => undefined : clock.after(timeoutMs, () => waiter.giveUp());
      const queue = queues.get(owner) ?? [];
      queue.push(waiter);
      queues.set(owner, queue);
      queued += 1;
    });
  }

  function acquire(owner: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queued >= waiting) {
      const crowded = mostCrowded(queues, queues.get(owner)?.length ?? 0);
      if (!crowded) return Promise.reject(refuse());
      // The one that would have been served last.
      (order === 'fifo' ? crowded.at(-1) : crowded[0])?.giveUp();
    }
    return enqueue(owner);
  }

  function release(): void {
    for (const [owner, queue] of queues) {
      const next = order === 'fifo' ? queue.shift() : queue.pop();
      // Behind the others, until it is their turn again.
      queues.delete(owner);
      if (queue.length > 0) queues.set(owner, queue);
      queued -= 1;
      // The permit is handed on: whoever comes meanwhile cannot slip in before those who wait.
      next?.admit();
      return;
    }
    running -= 1;
  }

  return {
    async run(owner, work) {
      const startedMs = clock.elapsedMs();
      await acquire(owner);
      try {
        return await work(clock.elapsedMs() - startedMs);
      } finally {
        release();
      }
    },
  };
}

/** The longest queue, where it stays at least as long as that of the newcomer without one of its waiters. */
function mostCrowded(
  queues: ReadonlyMap<string, readonly Waiter[]>,
  ownLength: number,
): readonly Waiter[] | undefined {
  let longest: readonly Waiter[] | undefined;
  for (const queue of queues.values()) if (queue.length > (longest?.length ?? ownLength + 1)) longest = queue;
  return longest;
}
