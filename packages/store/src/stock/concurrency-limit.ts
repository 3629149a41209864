/** A semaphore with a bounded queue. */
export interface ConcurrencyLimit {
  /** Runs the work when it has a permit, or calls `refuse` at once where the queue is full, and later when waiting took too long. */
  run<T>(work: (waitedMs: number) => Promise<T>, refuse: () => Error): Promise<T>;
}

interface Limits {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitMs: number;
}

/**
 * Keeps work from piling up: what cannot be done soon is refused soon. A few may wait for a moment, as
 * requests come in clusters even where there is time enough for all of them.
 */
export function concurrencyLimit({ atOnce, waiting, waitMs }: Limits): ConcurrencyLimit {
  let running = 0;
  const queue: (() => void)[] = [];

  function acquire(refuse: () => Error): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(refuse());
    return new Promise<void>((resolve, reject) => {
      const take = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(take), 1);
        reject(refuse());
      }, waitMs);
      queue.push(take);
    });
  }

  function release(): void {
    // Last in, first out. When more comes than can be done, those at the head of a queue have no time left for
    // the work itself, and it would be done for nobody; this way as many are served as can be.
    const next = queue.pop();
    // The permit is handed on: whoever comes meanwhile cannot slip in before those who wait.
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    async run(work, refuse) {
      const startedMs = performance.now();
      await acquire(refuse);
      try {
        return await work(performance.now() - startedMs);
      } finally {
        release();
      }
    },
  };
}
