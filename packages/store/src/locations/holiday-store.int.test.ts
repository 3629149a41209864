import { addDays, weekdayOf } from '@forecourt/domain/core/zoned-time';
import { publicHolidaysAt, publicHolidaySchema } from '@forecourt/domain/locations/public-holiday';
import { stateCodes } from '@forecourt/domain/settings/groups/values/australia';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { harbourSite, openTwoDealers, rangesSite, type TwoDealers } from '@forecourt/testkit-db/two-dealers';

let dealers: TwoDealers;
let holidays: z.output<typeof publicHolidaySchema>[];
beforeAll(async () => {
  dealers = await openTwoDealers();
  const read = await dealers.run(harbourSite, (stores) => stores.holidays.list(1_000));
  holidays = z.array(publicHolidaySchema).parse(read);
});
afterAll(() => dealers.close());

const years = [2026, 2027, 2028];
const namesOn = (date: string, state: string) =>
  publicHolidaysAt(holidays, { state, postcode: null })
    .filter((one) => one.date === date)
    .map(({ name }) => name);
/** Which state keeps a day, written as on a calendar: act nsw. */
const keepers = (date: string) => stateCodes.filter((state) => namesOn(date, state).length > 0).toSorted();
const all = stateCodes.toSorted();

describe('the public holidays', () => {
  it('RULE-14 are the same for every site, by date', async () => {
    expect(await dealers.run(rangesSite, (stores) => stores.holidays.list(1_000))).toEqual(holidays);
    const dates = holidays.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
  });

  it.each(years)('RULE-14 of %i name the days that the whole country keeps', (year) => {
    for (const day of ['01-26', '04-25', '12-25']) expect(keepers(`${year}-${day}`)).toEqual(all);
  });

  it('RULE-14 keep Easter from Friday to Monday, two states without its Saturday', () => {
    for (const sunday of ['2026-04-05', '2027-03-28', '2028-04-16']) {
      expect(weekdayOf(sunday)).toBe(0);
      expect(keepers(addDays(sunday, -2))).toEqual(all);
      expect(keepers(addDays(sunday, -1))).toEqual(['act', 'nsw', 'nt', 'qld', 'sa', 'vic']);
      expect(keepers(addDays(sunday, 1))).toEqual(all);
    }
  });

  it.each([
    ['Labour Day', 'wa', 3, 1],
    ['Labour Day', 'vic', 3, 2],
    ['Eight Hours Day', 'tas', 3, 2],
    ['Adelaide Cup Day', 'sa', 3, 2],
    ['Canberra Day', 'act', 3, 2],
    ['Labour Day', 'qld', 5, 1],
    ['May Day', 'nt', 5, 1],
    ['Western Australia Day', 'wa', 6, 1],
    ["King's Birthday", 'nsw', 6, 2],
    ["King's Birthday", 'vic', 6, 2],
    ["King's Birthday", 'tas', 6, 2],
    ['Picnic Day', 'nt', 8, 1],
    ['Labour Day', 'nsw', 10, 1],
    ["King's Birthday", 'qld', 10, 1],
  ])('RULE-14 keep %s of %s on Monday in month %i, week %i', (name, state, month, week) => {
    for (const year of years) expect(namesOn(nthOf(year, month, 1, week), state)).toContain(name);
  });

  it('RULE-14 keep Melbourne Cup Day on the first Tuesday of November, and Reconciliation Day from 27 May on', () => {
    for (const year of years) {
      expect(namesOn(nthOf(year, 11, 2, 1), 'vic')).toEqual(['Melbourne Cup Day']);
      const first = Array.from({ length: 7 }, (_, ahead) => addDays(`${year}-05-27`, ahead));
      expect(first.filter((date) => namesOn(date, 'act').length > 0).map(weekdayOf)).toEqual([1]);
    }
  });

  it.each([
    ['2026-04-27', ['act', 'nsw', 'wa']],
    ['2026-12-28', all],
    ['2027-04-26', ['act', 'nsw', 'nt', 'qld', 'wa']],
    ['2027-12-27', all],
    ['2027-12-28', all],
    ['2028-01-03', all],
  ])('RULE-14 are kept once more on %s by %j after a weekend', (date, states) => {
    expect(keepers(date)).toEqual(states);
  });

  it('RULE-14 begin in the evening of Christmas Eve where a state says so', () => {
    const eve = holidays.filter(({ date }) => date === '2026-12-24');
    expect(eve.map(({ state, fromTime }) => `${state} ${fromTime}`).toSorted()).toEqual([
      'nt 19:00',
      'qld 18:00',
      'sa 19:00',
    ]);
  });
});

function nthOf(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}
