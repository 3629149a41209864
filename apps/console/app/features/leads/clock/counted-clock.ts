import { spanWords } from '@forecourt/app/leads/inbox/clock.view';
import type { ClockView } from '@forecourt/app/leads/inbox/inbox.view';

const minuteMs = 60_000;
/** The last quarter of the promise. */
const soonBelow = 0.25;

/**
 * How a clock stands now, of which the server told us at `asOf`. The server may leave out hours in which a dealership
 * is shut, and a browser cannot: it counts on only where a plain count down to the deadline says what the server said.
 */
export function countedClock(clock: ClockView, asOf: number, now: number): ClockView {
  const due = clock.dueAt === null ? Number.NaN : Date.parse(clock.dueAt);
  if (!countsPlainly(clock, due - asOf)) return clock;
  const remaining = due - now;
  if (remaining <= 0) {
    const { short, long } = spanWords(-remaining);
    return { ...clock, state: 'late', text: short, label: `Late by ${long}`, left: 0 };
  }
  const left = due > asOf ? clock.left * Math.min(1, remaining / (due - asOf)) : clock.left;
  const { short, long } = remaining < minuteMs ? secondsWords(remaining) : spanWords(remaining);
  return { ...clock, state: left <= soonBelow ? 'soon' : 'run', text: short, label: `${long} left`, left };
}

function secondsWords(ms: number): { readonly short: string; readonly long: string } {
  const seconds = Math.ceil(ms / 1000);
  return { short: `${seconds} s`, long: `${seconds} second${seconds === 1 ? '' : 's'}` };
}

function countsPlainly({ state, text }: ClockView, remaining: number): boolean {
  if (Number.isNaN(remaining) || state === 'done' || state === 'rest') return false;
  const from = Math.abs(remaining);
  // The answer was some time on its way.
  return [from - minuteMs, from, from + minuteMs].some((ms) => ms > 0 && spanWords(ms).short === text);
}

/** Changes as often as the clock does: each minute, in the last one each second. */
export function tickOf(dueAt: string | null, now: number): number {
  if (dueAt === null) return 0;
  const remaining = Date.parse(dueAt) - now;
  const isLastMinute = remaining > 0 && remaining < minuteMs;
  // Seconds lie between the whole numbers of the minutes.
  return isLastMinute ? Math.ceil(remaining / 1000) / 1000 : Math.round(remaining / minuteMs);
}
