import { describe, expect, it } from 'vitest';
import { publicHolidaysAt, publicHolidaySchema } from './public-holiday.ts';
import { holiday } from './test/sample-hours.ts';

const christmas = holiday('2026-12-25');
const labourDay = holiday('2026-05-04', { state: 'qld' });
const show = holiday('2026-08-12', { state: 'qld', postcodes: ['4006', '4000'] });
const all = [christmas, labourDay, show];

describe('public holidays', () => {
  it.each([
    ['in the town of a show', { state: 'QLD', postcode: '4006' }, all],
    ['elsewhere in the state', { state: 'Queensland', postcode: '4870' }, [christmas, labourDay]],
    ['in the state, of unknown postcode', { state: 'qld', postcode: null }, [christmas, labourDay]],
    ['in another state', { state: 'NSW', postcode: '4006' }, [christmas]],
    ['of unknown state', { state: null, postcode: '4006' }, [christmas]],
    ['without an address', null, [christmas]],
  ])('FORM-4 are kept %s', (_, address, kept) => {
    expect(publicHolidaysAt(all, address)).toEqual(kept);
  });

  it('FORM-4 are a date and a name at least, and then last all day in the whole country', () => {
    const bare = { date: '2026-12-25', name: 'Christmas Day' };
    expect(publicHolidaySchema.parse(bare)).toEqual({ ...bare, state: null, postcodes: [], fromTime: null });
    expect(publicHolidaySchema.safeParse({ ...bare, name: '' }).success).toBe(false);
    expect(publicHolidaySchema.safeParse({ ...bare, state: 'nz' }).success).toBe(false);
    expect(publicHolidaySchema.safeParse({ ...bare, fromTime: '6pm' }).success).toBe(false);
  });
});
