import type { Lead } from './lead.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { afterBusinessMinutes, businessMinutesBetween } from '../locations/trading-calendar.ts';
import type { TradingCalendar } from '../locations/trading-day.ts';

type ClockSettings = Pick<SiteSettings['leads'], 'responseMinutes' | 'countsOpeningHoursOnly'>;

export interface ResponseClock {
  readonly state: 'waiting' | 'overdue' | 'answered' | 'answeredLate';
  readonly dueAt: Date;
  /** How long the visitor has waited, or waited for the answer: minutes of trading, where only those count. */
  readonly minutes: number;
  /** Until when the state holds. The minutes of a waiting lead go on running. */
  readonly validUntil: Date | null;
}

/**
 * When a lead must be answered (CON-2): within the site's minutes, which run only while the location is
 * open where the site says so. A location that is not known to open again counts every minute, as a lead
 * must not wait for ever unmarked.
 */
export function answerDueAt(receivedAt: Date, calendar: TradingCalendar, settings: ClockSettings): Date {
  return businessDue(receivedAt, calendar, settings) ?? plainDue(receivedAt, settings);
}

/**
 * How a lead stands with the time to answer it (INS-2): an answer at the due moment is still in time.
 * @planned INS-2
 */
export function responseClock(
  lead: Pick<Lead, 'createdAt' | 'firstResponseAt'>,
  calendar: TradingCalendar,
  settings: ClockSettings,
  now: Date,
): ResponseClock {
  const due = businessDue(lead.createdAt, calendar, settings);
  const dueAt = due ?? plainDue(lead.createdAt, settings);
  const answeredAt = lead.firstResponseAt;
  const until = answeredAt ?? now;
  const minutes =
    due === null
      ? Math.max(0, Math.floor((until.getTime() - lead.createdAt.getTime()) / msPerMinute))
      : businessMinutesBetween(calendar, lead.createdAt, until);
  if (answeredAt !== null) {
    return { state: answeredAt <= dueAt ? 'answered' : 'answeredLate', dueAt, minutes, validUntil: null };
  }
  if (now >= dueAt) return { state: 'overdue', dueAt, minutes, validUntil: null };
  return { state: 'waiting', dueAt, minutes, validUntil: dueAt };
}

const msPerMinute = 60_000;

function businessDue(receivedAt: Date, calendar: TradingCalendar, settings: ClockSettings): Date | null {
  if (!settings.countsOpeningHoursOnly) return null;
  return afterBusinessMinutes(calendar, receivedAt, settings.responseMinutes);
}

function plainDue(receivedAt: Date, { responseMinutes }: ClockSettings): Date {
  return new Date(receivedAt.getTime() + responseMinutes * msPerMinute);
}
