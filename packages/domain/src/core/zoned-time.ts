import { Temporal } from 'temporal-polyfill';

/**
 * Time on the wall of a place. A moment is a Date, a day of the calendar is text such as 2026-10-04, a
 * time of day is text such as 08:30, and a zone is an IANA name; nothing here reads the machine's own
 * zone or clock.
 *
 * Twice a year a wall clock is changed, and two decisions follow, the same ones as in calendars (RFC 5545):
 * a time that is skipped in spring is moved on by as much as the clock was (02:30 becomes 03:30), and a
 * time that comes twice in autumn means the first of the two.
 */

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The calendar day that a moment falls on in a zone. */
export function dateIn(moment: Date, zone: string): string {
  return zoned(moment, zone).toPlainDate().toString();
}

/** The weekday of a calendar day. */
export function weekdayOf(date: string): Weekday {
  return (Temporal.PlainDate.from(date).dayOfWeek % 7) as Weekday;
}

/** The weekday that a moment falls on in a zone. */
export function weekdayIn(moment: Date, zone: string): Weekday {
  return weekdayOf(dateIn(moment, zone));
}

/** The first moment of a calendar day in a zone, which is not always at 00:00. */
export function startOfDay(date: string, zone: string): Date {
  return toDate(Temporal.PlainDate.from(date).toZonedDateTime(zone));
}

/** The first moment of the day after the one that a moment falls on: until then its date stays the same. */
export function endOfDay(moment: Date, zone: string): Date {
  return startOfDay(addDays(dateIn(moment, zone), 1), zone);
}

/** A calendar day a number of days later, or earlier with a negative number. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** A calendar day a number of months later; the 31st becomes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString();
}

/** How many calendar days lie from one day to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** A moment a number of hours later as a stopwatch counts them, whatever the wall says. */
export function addExactHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * 3_600_000);
}

/** How far into its day a wall clock stands at a moment: 510 at 08:30, whatever was skipped before. */
export function minutesOfDay(moment: Date, zone: string): number {
  const { hour, minute } = zoned(moment, zone);
  return hour * 60 + minute;
}

/** The moment at which a wall clock shows a time on a day: moved on when skipped, the first when repeated. */
export function atLocalTime(date: string, time: string, zone: string): Date {
  const offset = offsetAllDay(date, zone);
  if (offset !== null) return new Date(Date.parse(`${date}T${time}Z`) - offset);
  return toDate(local(date, time).toZonedDateTime(zone, { disambiguation: 'compatible' }));
}

/** Whether a wall clock ever shows this time on this day; false for what daylight saving skips. */
export function hasLocalTime(date: string, time: string, zone: string): boolean {
  if (offsetAllDay(date, zone) !== null) return true;
  const wanted = local(date, time);
  return wanted.toZonedDateTime(zone).toPlainDateTime().equals(wanted);
}

const dayMs = 24 * 3_600_000;
/** By day and zone. A month of times would ask for the same thirty offsets hundreds of times. */
const knownOffsets = new Map<string, number | null>();
const mostOffsets = 2_000;

/** How far a wall clock is ahead of UTC for all of a day, in milliseconds; null on a day on which it is changed. */
function offsetAllDay(date: string, zone: string): number | null {
  const key = `${date} ${zone}`;
  const known = knownOffsets.get(key);
  if (known !== undefined) return known;
  const start = startOfDay(date, zone).getTime();
  const isWhole = startOfDay(addDays(date, 1), zone).getTime() - start === dayMs;
  const offset = isWhole ? Date.parse(`${date}T00:00Z`) - start : null;
  if (knownOffsets.size >= mostOffsets) knownOffsets.clear();
  knownOffsets.set(key, offset);
  return offset;
}

function zoned(moment: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
}

function local(date: string, time: string): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(`${date}T${time}`);
}

function toDate(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds);
}
