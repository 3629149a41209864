import type { Clock } from '@forecourt/app/ports/platform/clock.port';

/** The clock of the machine. What it is asked to do later keeps no process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
