import type { Clock } from '@forecourt/app/ports/platform/clock.port';

/** The clock of the machine. Its timers are unref'd: none keeps a process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
