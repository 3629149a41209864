import type { ClockView } from './inbox.view.ts';

const msPerMinute = 60_000;
/** In the last quarter of what was promised. */
const soonShare = 0.25;

interface Clocked {
  readonly createdAt: Date;
  readonly responseDueAt: Date | null;
  readonly firstResponseAt: Date | null;
}

/** How a lead stands with what its sender was promised, in few words. */
export function clockView({ createdAt, responseDueAt, firstResponseAt }: Clocked, now: Date): ClockView {
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
  const leftMs = responseDueAt.getTime() - now.getTime();
  const span = spanWords(Math.abs(leftMs));
  if (leftMs <= 0) return { state: 'late', text: span.short, label: `Late by ${span.long}`, dueAt, left: 0 };
  const left = Math.min(1, leftMs / Math.max(1, responseDueAt.getTime() - createdAt.getTime()));
  const state = left <= soonShare ? 'soon' : 'run';
  return { state, text: span.short, label: `${span.long} left`, dueAt, left };
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
