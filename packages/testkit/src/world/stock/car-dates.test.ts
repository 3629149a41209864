import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { carDates, isoDay, regoExpiryDate } from './car-dates.ts';

const asOf = new Date('2026-01-05T02:00:00Z');
const randoms = Array.from({ length: 300 }, (_, car) => () => randomFor(`car/${car}`));

describe('the dates of a car', () => {
  it.each([
    [2009, 'used'],
    [2025, 'used'],
    [2026, 'new'],
    [2026, 'demo'],
  ] as const)(
    'of %i, %s: built before it complied, and complied before it came to the yard',
    (year, carType) => {
      for (const random of randoms) {
        const { buildDate, complianceDate, createdAt, years } = carDates(year, carType, asOf, random());
        expect(buildDate < complianceDate).toBe(true);
        expect(complianceDate < isoDay(createdAt)).toBe(true);
        expect(Number(buildDate.slice(0, 4))).toBeLessThanOrEqual(year);
        expect(years).toBeGreaterThanOrEqual(0);
        expect(createdAt.getTime()).toBeLessThanOrEqual(asOf.getTime());
      }
    },
  );

  it('follow how long a special case has to have stood', () => {
    for (const random of randoms) {
      const { createdAt } = carDates(2020, 'used', asOf, random(), [112, 120]);
      const days = (asOf.getTime() - createdAt.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(112);
      expect(days).toBeLessThanOrEqual(120);
    }
  });

  it('RULE-10 end a registration ahead of us, and now and then behind', () => {
    const ends = randoms.map((random) => regoExpiryDate(asOf, random()));
    const past = ends.filter((day) => day < isoDay(asOf)).length;
    expect(past).toBeGreaterThan(5);
    expect(past).toBeLessThan(60);
  });
});
