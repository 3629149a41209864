import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { shownInSearch } from './shown-in-search.ts';
import { leavesSearchAt, soldCutoff } from './sold-cutoff.ts';

const settings = resolveSettings([]).settings.stock;
const utc = (text: string) => new Date(`${text}Z`);

describe('how long a sold car stays in the search', () => {
  it.each([
    ['Australia/Brisbane', 3, '2026-01-05T00:00', '2026-01-02T14:00', '2026-01-05T14:00'],
    ['Australia/Sydney', 3, '2026-01-05T00:00', '2026-01-02T13:00', '2026-01-05T13:00'],
    ['Australia/Sydney', 3, '2026-01-05T13:00', '2026-01-03T13:00', '2026-01-06T13:00'],
    ['Australia/Perth', 3, '2026-01-05T13:00', '2026-01-02T16:00', '2026-01-05T16:00'],
    ['Australia/Sydney', 2, '2026-10-05T00:00', '2026-10-03T14:00', '2026-10-05T13:00'],
    ['Australia/Lord_Howe', 2, '2026-04-06T00:00', '2026-04-04T13:00', '2026-04-06T13:30'],
    ['Australia/Brisbane', 1, '2026-01-05T00:00', '2026-01-04T14:00', '2026-01-05T14:00'],
    ['Australia/Brisbane', 0, '2026-01-05T00:00', '2026-01-05T14:00', '2026-01-05T14:00'],
  ])('SRCH-2 in %s with %i days at %s UTC: sold since %s', (zone, soldDays, now, soldSince, validUntil) => {
    expect(soldCutoff({ soldDays }, utc(now), zone)).toEqual({
      soldSince: utc(soldSince),
      validUntil: utc(validUntil),
    });
  });

  it('SRCH-2 is 3 days by default, the day of the sale being the first', () => {
    expect(settings.soldDays).toBe(3);
    const leaves = leavesSearchAt(utc('2026-01-05T04:00'), settings, 'Australia/Sydney');
    expect(leaves).toEqual(utc('2026-01-07T13:00'));
  });

  it('SRCH-2 the cutoff, the moment of leaving and the search agree on every car', () => {
    const moments = fc
      .integer({ min: 0, max: 525_600 })
      .map((minute) => new Date(Date.UTC(2026, 0, 1, 0, minute)));
    const zones = fc.constantFrom(
      'Australia/Brisbane',
      'Australia/Sydney',
      'Australia/Lord_Howe',
      'Australia/Perth',
    );
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 0, max: 12_000 }),
        zones,
        fc.nat(6),
        (soldAt, minutes, zone, soldDays) => {
          const now = new Date(soldAt.getTime() + minutes * 60_000);
          const isListed = soldAt >= soldCutoff({ soldDays }, now, zone).soldSince;
          expect(now < leavesSearchAt(soldAt, { soldDays }, zone)).toBe(isListed);
          const car = { status: 'sold', soldAt, showOnDealerWebsite: true };
          expect(shownInSearch(car, { soldDays, timeZone: zone }, now).isShown).toBe(isListed);
        },
      ),
      { seed: 3, numRuns: 300 },
    );
  });
});
