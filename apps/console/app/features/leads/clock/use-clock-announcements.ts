import type { ClockView } from '@forecourt/app/leads/inbox/inbox.view';
import { useEffect, useRef } from 'react';
import { announce } from '../../../shared/said/live-regions.tsx';
import type { ReadRow } from '../inbox/inbox-page.ts';
import { countedClock } from './counted-clock.ts';
import { everySecond } from './use-counted-clock.ts';

/** Whoever is further down has time, and a list may be long. */
const mostWatched = 200;

/** Says once of each lead that its time runs out, and once that it has. What was so before is not news. */
export function useClockAnnouncements(rows: readonly ReadRow[]): void {
  const states = useRef(new Map<string, ClockView['state']>());
  useEffect(() => {
    const look = () => {
      for (const row of rows.slice(0, mostWatched)) {
        const clock = countedClock(row.clock, row.readAt, Date.now());
        const before = states.current.get(row.id);
        states.current.set(row.id, clock.state);
        if (before === undefined || before === clock.state) continue;
        if (clock.state === 'late') announce(`${row.name} is late`, 'now');
        if (clock.state === 'soon' && before === 'run') announce(`${row.name}: ${clock.label}`);
      }
    };
    look();
    return everySecond(look);
  }, [rows]);
}
