import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import type { OpeningHours } from './location.ts';
import { cardHours, openingHours, type HoursLine } from './opening-hours.ts';
import { closed, open, usualWeek } from './test/sample-hours.ts';

const standard = resolveSettings([]).settings.locations;
const byDay = { ...standard, hoursLayout: 'byDay' } as const;
const grouped = { ...standard, hoursLayout: 'grouped' } as const;
const full = { ...standard, showsFullHours: true };

const usual = '8:30am - 5:30pm';
const late = '8:30am - 9pm';
const lateThursday = usualWeek.map((day) => (day.weekday === 4 ? open(4, '08:30', '21:00') : day));
const alike = usualWeek.map((day) => (day.weekday === 6 ? open(6, '08:30', '17:30') : day));
const weekend = ['Sat 9am - 12pm', 'Sun Closed'];

const written = (lines: readonly HoursLine[]) => lines.map(({ days, hours }) => `${days} ${hours}`);
const each = (...hours: readonly string[]) =>
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, index) => `${day} ${hours[index] ?? ''}`);

describe('the table of opening hours', () => {
  it.each([
    ['five equal weekdays are one line', usualWeek, byDay, [`Mon-Fri ${usual}`, ...weekend]],
    [
      'five equal weekdays are one line where equal days are grouped',
      usualWeek,
      grouped,
      [`Mon-Fri ${usual}`, ...weekend],
    ],
    [
      'full hours list each weekday, equal or not',
      usualWeek,
      full,
      [...each(usual, usual, usual, usual, usual), ...weekend],
    ],
    [
      'full hours win over grouping',
      lateThursday,
      { ...grouped, showsFullHours: true },
      [...each(usual, usual, usual, late, usual), ...weekend],
    ],
    [
      'differing weekdays are listed each',
      lateThursday,
      byDay,
      [...each(usual, usual, usual, late, usual), ...weekend],
    ],
    [
      'differing weekdays are grouped by the setting',
      lateThursday,
      grouped,
      [`Mon-Wed, Fri ${usual}`, `Thu ${late}`, ...weekend],
    ],
    [
      'five closed weekdays are one line',
      [closed(1), open(6, '09:00', '12:00')],
      byDay,
      ['Mon-Fri Closed', ...weekend],
    ],
    ['a location without hours says nothing', [], byDay, []],
  ])('RULE-13.1 %s', (_, hours, settings, lines) => {
    expect(written(openingHours(hours, settings))).toEqual(lines);
  });

  it('RULE-13.1 groups days in a row and days apart', () => {
    const hours = [1, 2, 4, 5].map((weekday) => open(weekday, '09:00', weekday > 3 ? '20:00' : '17:00'));
    expect(written(openingHours(hours, grouped)).slice(0, 3)).toEqual([
      'Mon-Tue 9am - 5pm',
      'Wed Closed',
      'Thu-Fri 9am - 8pm',
    ]);
  });

  it('RULE-13.1 reads a closed Saturday by appointment on some sites, and no other day', () => {
    const settings = { ...standard, closedSaturdayText: 'By appointment only' };
    expect(written(openingHours([closed(1), closed(6), closed(0)], settings))).toEqual([
      'Mon-Fri Closed',
      'Sat By appointment only',
      'Sun Closed',
    ]);
    expect(written(openingHours([closed(6)], standard)).slice(1)).toEqual(['Sat Closed', 'Sun Closed']);
  });

  it.each([
    [
      "the dealer's words on an open day",
      { ...open(6, '09:00', '12:00'), formattedHours: ' 9 to noon ' },
      '9 to noon',
    ],
    [
      'the times where the words are the text null',
      { ...open(6, '09:00', '12:00'), formattedHours: 'null' },
      '9am - 12pm',
    ],
    [
      'the times where the words are empty',
      { ...open(6, '09:00', '12:00'), formattedHours: ' ' },
      '9am - 12pm',
    ],
    ["the dealer's words on a closed day", { ...closed(6), formattedHours: 'Call us' }, 'Call us'],
    ['closed where hours were left behind', { ...closed(6), formattedHours: '9am - 12pm' }, 'Closed'],
    ['open without a word of when', open(6, null, null), 'Open, call for times'],
    ['open where only the opening is known', open(6, '09:00', null), 'From 9am'],
    ['open where only the closing is known', open(6, null, '12:00'), 'Until 12pm'],
    ['closed where the day is missing', closed(3), 'Closed'],
  ])('RULE-13.1 reads %s', (_, day: OpeningHours, words) => {
    expect(openingHours([day], standard).find(({ days }) => days === 'Sat')?.hours).toBe(words);
  });

  it('RULE-13.1 every day of the week stands in exactly one line, whatever the hours', () => {
    const times = fc.constantFrom('08:00', '09:00', null);
    const day = fc.record({ weekday: fc.nat(6), open: times, isOpen: fc.boolean() });
    const settings = fc.constantFrom(byDay, grouped, full);
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 9 }), settings, (days, chosen) => {
        const hours = days.map(({ weekday, open: from, isOpen }) =>
          isOpen ? open(weekday, from, '17:00') : closed(weekday),
        );
        const names = openingHours(hours, chosen).flatMap(({ days: line }) =>
          line.split(', ').flatMap(unfolded),
        );
        expect(names.sort()).toEqual(['Fri', 'Mon', 'Sat', 'Sun', 'Thu', 'Tue', 'Wed']);
      }),
      { seed: 13, numRuns: 300 },
    );
  });
});

describe('the hours on a location card', () => {
  it.each([
    ['Mon-Sat where all six are alike, Sunday from 0', alike, [`Mon-Sat ${usual}`, 'Sunday Closed']],
    [
      'a late night beside the days that are alike',
      alike.map((day) => (day.weekday === 4 ? open(4, '08:30', '20:00') : day)),
      [`Mon-Wed, Fri-Sat ${usual}`, 'Thu 8:30am - 8pm', 'Sun Closed'],
    ],
    ['a shorter Saturday by itself', usualWeek, [`Mon-Fri ${usual}`, ...weekend]],
    [
      'a day that is left out as closed',
      [closed(1), closed(2), open(3, '10:00', '16:00')],
      ['Mon-Tue, Thu-Sat Closed', 'Wed 10am - 4pm', 'Sun Closed'],
    ],
    [
      'Sunday from 6 where there is no 0',
      [...alike.filter(({ weekday }) => weekday % 6 !== 0), open(6, '10:00', '14:00')],
      [`Mon-Fri ${usual}`, 'Sunday 10am - 2pm'],
    ],
    [
      'Sunday from 0 where both are there',
      [open(6, '10:00', '14:00'), open(0, '11:00', '15:00')],
      ['Mon-Fri Closed', 'Sat 10am - 2pm', 'Sun 11am - 3pm'],
    ],
    ['Closed where neither is there', [closed(1)], ['Mon-Sat Closed', 'Sunday Closed']],
    ['nothing of a location without hours', [], []],
  ])('RULE-13.2 %s', (_, hours, lines) => {
    expect(written(cardHours(hours, standard))).toEqual(lines);
  });

  it('RULE-13.2 keeps the words of the dealer for an all-closed Monday', () => {
    expect(cardHours([{ ...closed(1), formattedHours: 'By appointment only' }], standard)[0]?.hours).toBe(
      'By appointment only',
    );
  });
});

function unfolded(run: string): readonly string[] {
  const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
  const [first = '', last = first] = run.split('-');
  return names.slice(names.indexOf(first), names.indexOf(last) + 1);
}
