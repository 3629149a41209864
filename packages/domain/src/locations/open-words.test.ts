import { describe, expect, it } from 'vitest';
import { openWords } from './open-words.ts';
import { buildCalendar, open, special, usualWeek, utc } from './test/sample-hours.ts';

// Sydney is 11 hours ahead of UTC in January. Monday the 5th opens at 8:30am and closes at 5:30pm.
describe('LOC-5 whether a location is open, in words', () => {
  it.each([
    ['on Monday morning, before it opens', '2026-01-04T20:00', 'Opens today at 8:30am', '2026-01-04T21:30'],
    ['while it is open', '2026-01-05T01:00', 'Open today until 5:30pm', '2026-01-05T06:30'],
    [
      'in the evening, until it is tomorrow',
      '2026-01-05T07:00',
      'Opens Tuesday at 8:30am',
      '2026-01-05T13:00',
    ],
    ['on Sunday', '2026-01-11T03:00', 'Opens Monday at 8:30am', '2026-01-11T13:00'],
  ])('%s', (_, now, text, validUntil) => {
    expect(openWords(buildCalendar(), utc(now))).toEqual({
      text,
      isOpen: text.startsWith('Open '),
      validUntil: utc(validUntil),
    });
  });

  it('leaves out the minutes of a full hour', () => {
    const calendar = buildCalendar({ openingHours: [open(1, '09:00', '18:00')] });
    expect(openWords(calendar, utc('2026-01-05T01:00')).text).toBe('Open today until 6pm');
  });

  it('says nothing where nobody knows, or where no day of the week could say it', () => {
    expect(openWords(buildCalendar({ openingHours: [] }), utc('2026-01-05T01:00'))).toEqual({
      text: null,
      isOpen: false,
      validUntil: null,
    });
    const shut = Array.from({ length: 14 }, (_, day) =>
      special(`2026-01-${String(day + 5).padStart(2, '0')}`, 'all'),
    );
    const closed = buildCalendar({ openingHours: usualWeek, specialHours: shut });
    expect(openWords(closed, utc('2026-01-05T01:00')).text).toBeNull();
    const quarter = Array.from({ length: 90 }, (_, day) =>
      special(new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10), 'all'),
    );
    const shutForLong = buildCalendar({ openingHours: usualWeek, specialHours: quarter });
    expect(openWords(shutForLong, utc('2026-01-05T01:00')).text).toBeNull();
  });
});
