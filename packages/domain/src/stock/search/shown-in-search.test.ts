import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { shownInSearch } from './shown-in-search.ts';
import { soldCutoff } from './sold-cutoff.ts';

const { soldDays } = resolveSettings([]).settings.stock;
const brisbane = { soldDays, timeZone: 'Australia/Brisbane' };
const sydney = { soldDays, timeZone: 'Australia/Sydney' };
const at = (text: string) => new Date(text);
const car = { status: 'in_stock', soldAt: null, showOnDealerWebsite: true };
const now = at('2026-03-10T12:00:00+10:00');
const soldCar = (soldAt: string) => ({ ...car, status: 'sold', soldAt: at(soldAt) });

describe('whether the search lists a car', () => {
  it.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['in_transit', false],
    ['', false],
    [null, false],
  ])('SRCH-2 with the status %s: %s', (status, isShown) => {
    expect(shownInSearch({ ...car, status }, brisbane, now)).toEqual({ isShown, validUntil: null });
    expect(shownInSearch({ ...car, status, showOnDealerWebsite: false }, brisbane, now).isShown).toBe(false);
  });

  it.each([
    ['2026-03-10T11:00:00+10:00', true, '2026-03-13T00:00:00+10:00'],
    ['2026-03-10T00:00:00+10:00', true, '2026-03-13T00:00:00+10:00'],
    ['2026-03-09T23:59:59+10:00', true, '2026-03-12T00:00:00+10:00'],
    ['2026-03-08T00:00:00+10:00', true, '2026-03-11T00:00:00+10:00'],
    ['2026-03-07T23:59:59+10:00', false, null],
    ['2026-03-11T08:00:00+10:00', true, '2026-03-14T00:00:00+10:00'],
  ])('SRCH-2 sold at %s, 3 days: %s, until %s', (soldAt, isShown, until) => {
    expect(shownInSearch(soldCar(soldAt), brisbane, now)).toEqual({
      isShown,
      validUntil: until === null ? null : at(until),
    });
  });

  it('SRCH-2 does not list a sold car of which it is not known when', () => {
    expect(shownInSearch({ ...car, status: 'sold' }, brisbane, now).isShown).toBe(false);
  });

  it('SRCH-2 does not list a car that was sold once and is called something else now', () => {
    expect(
      shownInSearch({ ...soldCar('2026-03-10T11:00:00+10:00'), status: 'gone' }, brisbane, now).isShown,
    ).toBe(false);
  });

  it('SRCH-2 lists no sold car where a site wants none', () => {
    const none = { ...brisbane, soldDays: 0 };
    expect(shownInSearch(soldCar('2026-03-10T11:00:00+10:00'), none, now).isShown).toBe(false);
  });

  it('SRCH-2 keeps a sold car off a site when its dealership does', () => {
    const hidden = { ...soldCar('2026-03-10T11:00:00+10:00'), showOnDealerWebsite: false };
    expect(shownInSearch(hidden, brisbane, now)).toEqual({ isShown: false, validUntil: null });
  });
});

describe('the window of sold cars', () => {
  it('SRCH-2 begins at a midnight of the site and moves on at the next', () => {
    expect(soldCutoff({ soldDays: 3 }, now, brisbane.timeZone)).toEqual({
      soldSince: at('2026-03-08T00:00:00+10:00'),
      validUntil: at('2026-03-11T00:00:00+10:00'),
    });
  });

  it('SRCH-2 counts days and not hours when the clocks change', () => {
    // Sydney leaves summer time on 5 April 2026.
    expect(soldCutoff({ soldDays: 3 }, at('2026-04-06T12:00:00+10:00'), sydney.timeZone)).toEqual({
      soldSince: at('2026-04-04T00:00:00+11:00'),
      validUntil: at('2026-04-07T00:00:00+10:00'),
    });
  });

  it('SRCH-2 agrees with the rule for one car, which changes exactly when it says', () => {
    const minutes = fc.integer({ min: 0, max: 10 * 24 * 60 });
    const start = at('2026-04-01T00:00:00Z').getTime();
    const moment = minutes.map((minute) => new Date(start + minute * 60_000));
    fc.assert(
      fc.property(moment, moment, fc.nat({ max: 5 }), (soldAt, day, days) => {
        const settings = { soldDays: days, timeZone: sydney.timeZone };
        const sold = { ...car, status: 'sold', soldAt };
        const shown = shownInSearch(sold, settings, day);
        const { soldSince, validUntil } = soldCutoff({ soldDays: days }, day, sydney.timeZone);
        expect(shown.isShown).toBe(soldAt >= soldSince);
        const stillTonight = shownInSearch(sold, settings, new Date(validUntil.getTime() - 1));
        expect(stillTonight.isShown).toBe(shown.isShown);
        if (!shown.validUntil) return;
        expect(shownInSearch(sold, settings, new Date(shown.validUntil.getTime() - 1)).isShown).toBe(true);
        expect(shownInSearch(sold, settings, shown.validUntil).isShown).toBe(false);
      }),
      { seed: 8 },
    );
  });
});
