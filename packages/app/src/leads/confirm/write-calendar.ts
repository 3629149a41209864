import { addDays } from '@forecourt/domain/core/zoned-time';

/** An appointment as a calendar keeps it. */
export interface CalendarEvent {
  /** The same for every version of one appointment, so that a later file replaces an earlier one. */
  readonly uid: string;
  /** Counts the changes: a calendar takes the higher one. */
  readonly sequence: number;
  /** From one moment to another, or a whole day such as 2026-10-31. */
  readonly when: { readonly startsAt: Date; readonly endsAt: Date } | { readonly day: string };
  readonly zone: string;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  readonly url: string | null;
  readonly isCancelled: boolean;
  readonly now: Date;
}

const longestLine = 74;

/**
 * A calendar file (RFC 5545). Times are in UTC, which every program reads the same; the location's zone is named beside
 * them, for those that show a calendar in it.
 */
export function writeCalendar(event: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Test drives//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(event)}`,
    `X-WR-TIMEZONE:${oneLine(event.zone)}`,
    'BEGIN:VEVENT',
    `UID:${textOf(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.now)}`,
    ...spanOf(event.when),
    `SUMMARY:${textOf(event.title)}`,
    `LOCATION:${textOf(event.place)}`,
    `DESCRIPTION:${textOf(event.description)}`,
    ...(event.url === null ? [] : [`URL:${oneLine(event.url)}`]),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** What the file asks of a calendar; a mail that carries the file says it once more. */
export function methodOf({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): 'PUBLISH' | 'CANCEL' {
  return isCancelled ? 'CANCEL' : 'PUBLISH';
}

function spanOf(when: CalendarEvent['when']): readonly string[] {
  if ('startsAt' in when) return [`DTSTART:${stamp(when.startsAt)}`, `DTEND:${stamp(when.endsAt)}`];
  // The end of a day is the next one, and a day that somebody keeps free is not one that is taken.
  return [
    `DTSTART;VALUE=DATE:${dateOf(when.day)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(when.day, 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

const dateOf = (day: string) => day.replaceAll('-', '');

function stamp(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Text of a dealer or a car may hold what separates: it must stay text. */
function textOf(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

const oneLine = (text: string) => text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]/gu, '');

/** A line may have 75 bytes; the next begins with a space. No character is cut in two. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > longestLine) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n ');
}

/** As UTF-8 writes it. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
