import type { Clock } from '@forecourt/app/ports/platform/clock.port';

export interface FakeClock extends Clock {
  /** Moves on, calling what falls due in its order, and lets everything that follows from it happen. */
  move(ms: number): Promise<void>;
}

/** A clock that stands still until a test moves it. */
export function fakeClock(start = new Date('2026-11-16T00:00:00Z')): FakeClock {
  let elapsedMs = 0;
  const due = new Map<object, { readonly atMs: number; readonly call: () => void }>();
  return {
    now: () => new Date(start.getTime() + elapsedMs),
    elapsedMs: () => elapsedMs,
    after(ms, call) {
      const entry = {};
      due.set(entry, { atMs: elapsedMs + ms, call });
      return () => void due.delete(entry);
    },
    async move(ms) {
      const untilMs = elapsedMs + ms;
      await settled();
      for (;;) {
        const [next] = [...due]
          .filter(([, { atMs }]) => atMs <= untilMs)
          .sort(([, a], [, b]) => a.atMs - b.atMs);
        if (!next) break;
        const [entry, { atMs, call }] = next;
        due.delete(entry);
        elapsedMs = atMs;
        call();
        await settled();
      }
      elapsedMs = untilMs;
    },
  };
}

/** Longer than any chain of promises in what is tested. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
