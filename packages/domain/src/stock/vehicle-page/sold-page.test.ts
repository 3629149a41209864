import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { soldPage } from './sold-page.ts';
import { brokenPromise } from '../test/broken-promise.ts';

const settings = resolveSettings([]).settings;
const zone = 'Australia/Brisbane';
/** Early afternoon of 10 March in Brisbane. */
const soldAt = new Date('2026-03-10T03:00:00Z');
const sold = buildCar({ status: 'sold', sold: true, soldAt });
const notice = {
  text: 'Unfortunately this vehicle recently sold.',
  offer: 'Tell us what you liked about it and we’ll find you a similar one.',
};
/** The midnights at which the third and the ninetieth day end, the day of the sale being the first. */
const leavesSearch = new Date('2026-03-12T14:00:00Z');
const goneForGood = new Date('2026-06-07T14:00:00Z');
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

describe('the page of a sold car', () => {
  it('VDP-4 stays alive: listed, then unlisted, then gone', () => {
    const listed = {
      notice,
      offersSimilar: true,
      isIndexed: true,
      httpStatus: 200,
      validUntil: leavesSearch,
    };
    expect(soldPage(sold, settings, soldAt, zone)).toEqual(listed);
    expect(soldPage(sold, settings, justBefore(leavesSearch), zone)).toEqual(listed);

    const unlisted = { ...listed, isIndexed: false, validUntil: goneForGood };
    expect(soldPage(sold, settings, leavesSearch, zone)).toEqual(unlisted);
    expect(soldPage(sold, settings, justBefore(goneForGood), zone)).toEqual(unlisted);

    const gone = { ...unlisted, httpStatus: 410, validUntil: null };
    expect(soldPage(sold, settings, goneForGood, zone)).toEqual(gone);
  });

  it('VDP-4 says nothing of a sale while the car is available', () => {
    expect(soldPage(buildCar({ sold: true, soldAt }), settings, soldAt, zone)).toEqual({
      notice: null,
      offersSimilar: false,
      isIndexed: true,
      httpStatus: 200,
      validUntil: null,
    });
  });

  it('VDP-4 keeps a car that is only withdrawn out of search engines, without a notice of a sale', () => {
    const withdrawn = { status: 'withdrawn', sold: false, soldAt };
    expect(soldPage(withdrawn, settings, goneForGood, zone)).toEqual({
      notice: null,
      offersSimilar: true,
      isIndexed: false,
      httpStatus: 200,
      validUntil: null,
    });
  });

  it('VDP-4 goes by the flag where the status is a word of the dealer', () => {
    const delivered = { ...sold, status: 'delivered' };
    expect(soldPage(delivered, settings, soldAt, zone)).toMatchObject({ notice, isIndexed: false });
    expect(soldPage(delivered, settings, goneForGood, zone).httpStatus).toBe(410);
  });

  it('VDP-4 never calls a car gone that was sold nobody knows when', () => {
    expect(soldPage({ ...sold, soldAt: null }, settings, goneForGood, zone)).toEqual({
      notice,
      offersSimilar: true,
      isIndexed: false,
      httpStatus: 200,
      validUntil: null,
    });
  });

  it('VDP-4 never calls a car gone that the search still lists', () => {
    const site = {
      stock: { soldDays: 30 },
      vehiclePage: { ...settings.vehiclePage, goneAfterDays: 7 },
    };
    const tenth = new Date('2026-03-20T00:00:00Z');
    expect(soldPage(sold, site, tenth, zone)).toMatchObject({ isIndexed: true, httpStatus: 200 });
    expect(soldPage(sold, site, new Date('2026-04-08T14:00:00Z'), zone)).toMatchObject({
      isIndexed: false,
      httpStatus: 410,
    });
  });

  it('VDP-4 stays the same up to the moment it names, through daylight saving too', () => {
    const hours = fc.integer({ min: 0, max: 200 * 24 });
    const zones = fc.constantFrom(zone, 'Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth');
    fc.assert(
      fc.property(
        hours,
        zones,
        fc.nat(90),
        fc.integer({ min: 1, max: 120 }),
        (age, at, soldDays, goneAfterDays) => {
          const site = { stock: { soldDays }, vehiclePage: { ...settings.vehiclePage, goneAfterDays } };
          const now = new Date(soldAt.getTime() + age * 3_600_000);
          expect(brokenPromise((moment) => soldPage(sold, site, moment, at), now)).toBeNull();
        },
      ),
      { numRuns: 300 },
    );
  });
});
