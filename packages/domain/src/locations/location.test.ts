import { describe, expect, it } from 'vitest';
import { locationSchema, openingHoursSchema, specialHoursSchema } from './location.ts';

const id = '01900000-0000-7000-8000-000000000001';
const bare = { id, dealershipId: id, dealershipSlug: 'a', slug: 'a', name: 'Newstead' };

describe('location', () => {
  it('DATA-2.1 reads a location of which only its identity is known as visible, with no hours', () => {
    expect(locationSchema.parse(bare)).toMatchObject({
      visible: true,
      locationType: null,
      openingHours: [],
      address: null,
    });
  });

  it.each([
    ['weekday 7', { weekday: 7, status: 'Open' }],
    ['an hour without its zero', { weekday: 1, status: 'Open', open: '8:30' }],
    ['the hour 24', { weekday: 1, status: 'Open', open: '08:30', close: '24:00' }],
  ])('DATA-2.1 refuses %s', (_, hours) => {
    expect(openingHoursSchema.safeParse(hours).success).toBe(false);
  });

  it('DATA-2.1 takes special hours of one department or of all', () => {
    const easter = { date: '2026-04-03', status: 'Closed' };
    expect(specialHoursSchema.safeParse({ ...easter, department: 'all' }).success).toBe(true);
    expect(specialHoursSchema.safeParse({ ...easter, department: 'finance' }).success).toBe(false);
    expect(specialHoursSchema.safeParse({ ...easter, department: 'all', date: '2026-02-30' }).success).toBe(
      false,
    );
  });
});
