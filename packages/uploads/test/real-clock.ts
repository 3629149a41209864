import type { ElapsedClock } from '@forecourt/resilience/elapsed-clock';

/** The clock of the machine: threads and servers take real time. */
export const realClock: ElapsedClock = {
  elapsedMs: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
