import { momentWords } from '@forecourt/domain/locations/moment-words';
import { openNow } from '@forecourt/domain/locations/open-now';
import { businessMinutesBetween } from '@forecourt/domain/locations/trading-calendar';
import type { TradingCalendar } from '@forecourt/domain/locations/trading-day';
import type { ClockView } from './inbox.view.ts';

const msPerMinute = 60_000;
/** In the last quarter of what was promised. */
const soonShare = 0.25;

interface Clocked {
  readonly createdAt: Date;
  readonly responseDueAt: Date | null;
  readonly firstResponseAt: Date | null;
  /** Of one that waits once more. */
  readonly waitsSince?: Date | null;
  readonly answerDueAt?: Date | null;
}

/** From when and until when a lead waits now: for the first answer, or for the next one. */
export function waitOf(lead: Clocked): Pick<Clocked, 'createdAt' | 'responseDueAt' | 'firstResponseAt'> {
  const { waitsSince, answerDueAt = null } = lead;
  return waitsSince ? { createdAt: waitsSince, responseDueAt: answerDueAt, firstResponseAt: null } : lead;
}

/**
 * How a lead stands with what its sender was promised, in few words. With the hours of whoever answers, only the time
 * in which they are open counts, and the clock rests while they are shut; what is late stays so.
 */
export function clockView(lead: Clocked, now: Date, hours: TradingCalendar | null): ClockView {
  const { createdAt, responseDueAt, firstResponseAt } = waitOf(lead);
  if (firstResponseAt) {
    const took = spanWords(firstResponseAt.getTime() - createdAt.getTime());
    return {
      state: 'done',
      text: `in ${took.short}`,
      label: `Answered in ${took.long}`,
      dueAt: null,
      left: 0,
    };
  }
  if (!responseDueAt)
    return { state: 'run', text: 'no time set', label: 'No time was promised', dueAt: null, left: 1 };
  const dueAt = responseDueAt.toISOString();
  const lateMs = now.getTime() - responseDueAt.getTime();
  if (lateMs >= 0) {
    const span = spanWords(lateMs);
    return { state: 'late', text: span.short, label: `Late by ${span.long}`, dueAt, left: 0 };
  }
  const leftMs = countedMs(hours, now, responseDueAt);
  const left = Math.min(1, leftMs / Math.max(1, countedMs(hours, createdAt, responseDueAt)));
  const span = spanWords(leftMs);
  const opening = hours && openNow(hours, now);
  if (opening?.state === 'closed' && opening.opensAt && opening.opensAt < responseDueAt) {
    const opens = momentWords(opening.opensAt, now, hours?.zone ?? 'UTC').replace(/ today$/, '');
    const label = `Shut until ${opens}, then ${span.long} left`;
    return { state: 'rest', text: `opens ${opens}`, label, dueAt, left };
  }
  const state = left <= soonShare ? 'soon' : 'run';
  return { state, text: span.short, label: `${span.long} left`, dueAt, left };
}

function countedMs(hours: TradingCalendar | null, from: Date, to: Date): number {
  const plain = to.getTime() - from.getTime();
  if (hours === null) return plain;
  // A promise that was made without hours, or by other ones, counts by the clock on the wall.
  const open = businessMinutesBetween(hours, from, to) * msPerMinute;
  return open > 0 ? Math.min(plain, open) : plain;
}

/** 14 min, 1 h 20 min, 3 days; and in full. */
export function spanWords(ms: number): { readonly short: string; readonly long: string } {
  const minutes = Math.max(1, Math.round(ms / msPerMinute));
  const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1_440)];
  if (days >= 2) return { short: `${days} days`, long: `${days} days` };
  if (hours === 0) return { short: `${minutes} min`, long: `${minutes} minute${minutes === 1 ? '' : 's'}` };
  const rest = minutes % 60;
  const hourWords = `${hours} hour${hours === 1 ? '' : 's'}`;
  return rest === 0
    ? { short: `${hours} h`, long: hourWords }
    : { short: `${hours} h ${rest} min`, long: `${hourWords} ${rest} minutes` };
}
