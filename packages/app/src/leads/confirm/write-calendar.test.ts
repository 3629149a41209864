import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../test/hostile-text.ts';
import { writeCalendar, type CalendarEvent } from './write-calendar.ts';

const event: CalendarEvent = {
  uid: 'lead@harbour.example',
  sequence: 1,
  when: { startsAt: new Date('2026-10-31T23:30:00Z'), endsAt: new Date('2026-11-01T00:15:00Z') },
  zone: 'Australia/Sydney',
  title: 'Test drive: 2022 Ford Ranger',
  place: 'Dandenong',
  description: 'Bring your licence.',
  url: 'https://harbour.example/b/1',
  isCancelled: false,
  now: new Date('2026-10-29T00:00:00Z'),
};
const linesOf = (overrides: Partial<CalendarEvent> = {}) =>
  writeCalendar({ ...event, ...overrides }).split('\r\n');
const unfolded = (overrides: Partial<CalendarEvent> = {}) =>
  writeCalendar({ ...event, ...overrides }).replaceAll('\r\n ', '');
/** What each line is of. */
const names = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => line.split(/[:;]/, 1)[0]);

describe('the calendar file of a test drive', () => {
  it('FORM-12 names the moment in UTC and the zone of the yard', () => {
    expect(linesOf()).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Forecourt//Test drives//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-TIMEZONE:Australia/Sydney',
      'BEGIN:VEVENT',
      'UID:lead@harbour.example',
      'SEQUENCE:1',
      'DTSTAMP:20261029T000000Z',
      'DTSTART:20261031T233000Z',
      'DTEND:20261101T001500Z',
      'SUMMARY:Test drive: 2022 Ford Ranger',
      'LOCATION:Dandenong',
      'DESCRIPTION:Bring your licence.',
      'URL:https://harbour.example/b/1',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('FORM-12 keeps text that separates as text, and no line of a dealer becomes one of the file', () => {
    const hostile = 'a;b,c\\d\r\nEND:VEVENT\u0007';
    expect(unfolded({ title: hostile })).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT\r\n');
    expect(linesOf({ title: hostile }).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(linesOf({ url: 'https://a.example/\r\nX:1' }).some((line) => line.startsWith('X:1'))).toBe(false);
  });

  it('FORM-12 folds lines at 75 bytes and cuts no character', () => {
    const title = 'Škoda Octavia für Größe 🚗 '.repeat(20);
    for (const line of linesOf({ title }))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded({ title })).toContain(title);
  });

  it('FORM-5 has a whole day as a day, which ends as the next begins', () => {
    const lines = linesOf({ when: { day: '2026-12-31' } });
    expect(lines).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    );
  });

  it('FORM-12 has the same lines whatever is in its texts', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (one, other) => {
        const hostile = { title: one, place: other, description: one + other, uid: one, url: other };
        const file = writeCalendar({ ...event, ...hostile });
        expect(names(file)).toEqual(names(writeCalendar(event)));
        // Neither half a character nor a lone line break, at which some programs begin a line.
        expect(file.isWellFormed()).toBe(true);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      }),
    );
  });

  it('FORM-12 says that it is cancelled', () => {
    expect(linesOf({ isCancelled: true })).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']),
    );
  });
});
