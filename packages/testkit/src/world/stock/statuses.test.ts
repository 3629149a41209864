import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { standingOf } from './statuses.ts';

const asOf = new Date('2026-06-15T02:00:00Z');
const createdAt = new Date('2026-04-15T02:00:00Z');
const standings = Array.from({ length: 2_000 }, (_, car) =>
  standingOf({ carType: 'used', createdAt, isComing: false }, asOf, randomFor(`car/${car}`)),
);

describe('what has become of a car', () => {
  it('RULE-1 is mostly that it is in stock', () => {
    const available = standings.filter(({ status }) => status === 'in_stock').length;
    expect(available / standings.length).toBeGreaterThan(0.85);
  });

  it('VDP-4 is sold between its arrival and now, with flag, status and day in agreement', () => {
    const sold = standings.filter(({ status }) => status === 'sold');
    expect(sold.length).toBeGreaterThan(50);
    for (const { sold: flag, soldAt } of sold) {
      expect(flag).toBe(true);
      expect(soldAt?.getTime()).toBeGreaterThanOrEqual(createdAt.getTime());
      expect(soldAt?.getTime()).toBeLessThanOrEqual(asOf.getTime());
    }
    const others = standings.filter(({ status }) => status !== 'sold');
    expect(others.every(({ soldAt }) => soldAt === null)).toBe(true);
  });

  it('is coming where the maker has only announced it', () => {
    const coming = Array.from({ length: 100 }, (_, car) =>
      standingOf({ carType: 'new', createdAt, isComing: true }, asOf, randomFor(`car/${car}`)),
    );
    expect(coming.filter(({ status }) => status === 'coming_soon').length).toBeGreaterThan(80);
  });
});
