import { describe, expect, it } from 'vitest';
import { exceptionalDays } from './exceptional-days.ts';
import { buildCalendar, holiday, special, utc } from './test/sample-hours.ts';

const words = { closedText: 'Closed' };
/** Wednesday 23 December 2026 in Sydney. */
const now = utc('2026-12-22T23:00');
const christmas = holiday('2026-12-25', { name: 'Christmas Day' });

describe('LOC-5 the days that differ from the week', () => {
  it('are the holidays on which the yard would trade, with their names', () => {
    const sunday = holiday('2026-12-27', { name: 'A Sunday' });
    const calendar = buildCalendar({ publicHolidays: [christmas, sunday] });
    expect(exceptionalDays(calendar, words, now)).toEqual([
      { date: '2026-12-25', name: 'Christmas Day', hours: 'Closed' },
    ]);
  });

  it('are shorter where a holiday begins in the evening', () => {
    const eve = holiday('2026-12-24', { name: 'Christmas Eve', fromTime: '16:00' });
    expect(exceptionalDays(buildCalendar({ publicHolidays: [eve] }), words, now)).toEqual([
      { date: '2026-12-24', name: 'Christmas Eve', hours: '8:30am - 4pm' },
    ]);
  });

  it('are those on which the dealer says so, whatever the holiday', () => {
    const calendar = buildCalendar({
      publicHolidays: [christmas],
      specialHours: [
        special('2026-12-24', 'service'),
        special('2026-12-25', 'all', '10:00', '12:00'),
        special('2026-12-29', 'sales'),
        special('2026-12-30', 'sales', '08:30', '17:30'),
        { ...special('2026-12-31', 'sales'), status: 'Open' },
      ],
    });
    expect(exceptionalDays(calendar, words, now)).toEqual([
      { date: '2026-12-25', name: 'Christmas Day', hours: '10am - 12pm' },
      { date: '2026-12-29', name: null, hours: 'Closed' },
      { date: '2026-12-31', name: null, hours: 'Open' },
    ]);
  });

  it('are those of two weeks, from today on', () => {
    const dates = ['2026-12-22', '2026-12-23', '2027-01-05', '2027-01-06'];
    const calendar = buildCalendar({ publicHolidays: dates.map((date) => holiday(date)) });
    expect(exceptionalDays(calendar, words, now).map(({ date }) => date)).toEqual([
      '2026-12-23',
      '2027-01-05',
    ]);
  });

  it('are none where nothing is known of the week', () => {
    const calendar = buildCalendar({ openingHours: [], publicHolidays: [christmas] });
    expect(exceptionalDays(calendar, words, now)).toEqual([]);
  });
});
