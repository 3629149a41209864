import type { ClockView } from '@forecourt/app/leads/inbox/inbox.view';
import { changes } from '@forecourt/ui/external-store';
import { useSyncExternalStore } from 'react';
import { countedClock, tickOf } from './counted-clock.ts';

const seconds = changes();
let timer: ReturnType<typeof setInterval> | undefined;
let watching = 0;

/** One timer for every clock on the screen, and none while there is none. */
export function everySecond(listener: () => void): () => void {
  const stop = seconds.subscribe(listener);
  watching += 1;
  timer ??= setInterval(seconds.notify, 1000);
  return () => {
    stop();
    watching -= 1;
    if (watching > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The clock as it stands now; drawn again only when its words change. */
export function useCountedClock(clock: ClockView, asOf: number): ClockView {
  useSyncExternalStore(everySecond, () => tickOf(clock.dueAt, Date.now()));
  return countedClock(clock, asOf, Date.now());
}
