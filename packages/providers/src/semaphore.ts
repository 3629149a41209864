export interface SemaphoreOptions {
  /** Permits. */
  readonly atOnce: number;
  /** How many may wait for one; the next is refused at once. */
  readonly waiting: number;
  readonly refuse: () => Error;
  /** How long one waits at most; without it, for as long as it takes. */
  readonly timeoutMs?: number;
}

/** Whoever has acquired a permit releases it, whatever comes of the work. */
export interface Semaphore {
  acquire(): Promise<void>;
  release(): void;
}

/** A semaphore with a bounded queue, first in, first out. */
export function semaphore({ atOnce, waiting, refuse, timeoutMs }: SemaphoreOptions): Semaphore {
  const queue: (() => void)[] = [];
  let busy = 0;

  return {
    acquire() {
      if (busy < atOnce) {
        busy += 1;
        return Promise.resolve();
      }
      if (queue.length >= waiting) return Promise.reject(refuse());
      return new Promise((resolve, reject) => {
        const take = () => {
          clearTimeout(timer);
          resolve();
        };
        const giveUp = () => {
          queue.splice(queue.indexOf(take), 1);
          reject(refuse());
        };
        const timer = timeoutMs === undefined ? undefined : setTimeout(giveUp, timeoutMs);
        queue.push(take);
      });
    },
    release() {
      // The permit is handed on: whoever comes meanwhile cannot slip in before those who wait.
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    },
  };
}
