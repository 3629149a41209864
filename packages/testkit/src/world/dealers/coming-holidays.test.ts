import { describe, expect, it } from 'vitest';
import { comingHolidays } from './coming-holidays.ts';

describe('coming holidays', () => {
  it.each([
    [
      'NSW',
      '2026-03-01',
      [
        '2026-04-03 Good Friday',
        '2026-04-06 Easter Monday',
        '2026-04-25 Anzac Day',
        "2026-06-08 King's Birthday",
      ],
    ],
    [
      'VIC',
      '2026-10-01',
      [
        '2026-11-03 Melbourne Cup Day',
        '2026-12-25 Christmas Day',
        '2026-12-26 Boxing Day',
        "2027-01-01 New Year's Day",
      ],
    ],
    [
      'WA',
      '2027-02-01',
      ['2027-03-01 Labour Day', '2027-03-26 Good Friday', '2027-03-29 Easter Monday', '2027-04-25 Anzac Day'],
    ],
    [
      'QLD',
      '2026-09-20',
      [
        "2026-10-05 King's Birthday",
        '2026-12-25 Christmas Day',
        '2026-12-26 Boxing Day',
        "2027-01-01 New Year's Day",
      ],
    ],
  ] as const)('of %s after %s', (state, after, expected) => {
    expect(comingHolidays(state, after, 4).map(({ date, name }) => `${date} ${name}`)).toEqual(expected);
  });

  it('begin after the day itself', () => {
    expect(comingHolidays('SA', '2026-12-25', 1)[0]?.date).toBe('2026-12-26');
  });

  it('name a day once on which two holidays fall', () => {
    const dates = comingHolidays('NSW', '2011-04-01', 3).map(({ date }) => date);
    expect(dates).toEqual(['2011-04-22', '2011-04-25', '2011-06-13']);
  });
});
