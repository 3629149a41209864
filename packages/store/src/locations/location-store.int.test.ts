import { randomUUID } from 'node:crypto';
import type { AddressId } from '@forecourt/domain/core/ids';
import type { SpecialHours } from '@forecourt/domain/locations/location';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const { harbourToyota, harbourMazda } = twoSites;
const ours = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const find = (id: ReturnType<typeof buildLocation>['id']) =>
  dealers.run(harbourSite, ({ locations }) => locations.find(id));

const closed = (date: string): SpecialHours => ({
  date,
  department: 'all',
  status: 'Closed',
  startHour: null,
  endHour: null,
});

describe('a location', () => {
  it('DATA-2.1 comes back with everything that was saved, and its hours', async () => {
    const location = buildLocation({
      ...ours,
      locationSubtype: 'buying',
      manufacturers: ['Toyota', 'Lexus'],
      primary: true,
      dealerLicenseNumber: '1234567',
      motorVehicleRepairer: 'MVR 1',
      imageUrl: 'https://media.example/yard.jpg',
      thumbnailUrl: 'https://media.example/yard-s.jpg',
      landlinePhone: '07 3555 0101',
      openingHours: [
        { weekday: 0, status: 'Closed', formattedHours: 'By appointment only' },
        { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
      ],
      specialHours: [
        { date: '2026-04-03', department: 'all', status: 'Closed' },
        { date: '2026-04-04', department: 'service', status: 'Open', startHour: '09:00', endHour: '12:00' },
      ],
    });
    await dealers.run(harbourStaff, async ({ locations }) => {
      await locations.save(location);
      await locations.replaceHours(location.id, location.openingHours);
      await locations.replaceSpecialHours(location.id, '2026-01-01', location.specialHours);
    });
    expect(await find(location.id)).toEqual(location);
  });

  it('DATA-2.1 shares its address with another department of the dealership', async () => {
    const sales = buildLocation(ours);
    const service = buildLocation({ ...ours, locationType: 'service', address: sales.address });
    await dealers.run(harbourStaff, async ({ locations }) => {
      await locations.save(sales);
      await locations.save(service);
    });
    expect((await find(service.id))?.address).toEqual((await find(sales.id))?.address);
  });

  it('replaces the special hours to come and keeps those that were', async () => {
    const location = buildLocation(ours);
    await dealers.run(harbourStaff, async ({ locations }) => {
      await locations.save(location);
      await locations.replaceSpecialHours(location.id, '2026-01-01', [
        closed('2026-01-26'),
        closed('2026-12-25'),
      ]);
      await locations.replaceSpecialHours(location.id, '2026-06-01', [closed('2026-12-26')]);
    });
    expect((await find(location.id))?.specialHours.map(({ date }) => date)).toEqual([
      '2026-01-26',
      '2026-12-26',
    ]);
  });

  it('tells the index when it is changed, as its cars are found by its name and city', async () => {
    const location = buildLocation({ ...ours, dealershipId: harbourMazda.id });
    const noticesOf = async (changes: Partial<typeof location>) => {
      await dealers.run(harbourStaff, ({ locations }) => locations.save({ ...location, ...changes }));
      return dealers.loader.kysely
        .deleteFrom('outbox')
        .where('dealershipId', '=', harbourMazda.id)
        .returning(['kind', 'carId'])
        .execute();
    };
    // A new location has no cars yet, and one that is saved as it is has none to tell of.
    expect([await noticesOf({}), await noticesOf({})]).toEqual([[], []]);
    expect(await noticesOf({ name: 'Fortitude Valley' })).toEqual([
      { kind: 'location_changed', carId: null },
    ]);
  });

  it('is refused the slug of another, and stays with its dealership', async () => {
    const first = buildLocation(ours);
    const answers = await dealers.run(harbourStaff, async ({ locations }) => [
      await locations.save(first),
      await locations.save(buildLocation({ ...ours, slug: first.slug })),
      await locations.save({ ...first, dealershipId: harbourMazda.id }),
    ]);
    expect(answers).toEqual(['saved', 'slug_taken', 'elsewhere']);
  });

  it('TEN-8 has hours that only its staff can change', async () => {
    const location = buildLocation(ours);
    await dealers.run(harbourStaff, ({ locations }) => locations.save(location));
    expect(await dealers.run(harbourSite, ({ locations }) => locations.replaceHours(location.id, []))).toBe(
      false,
    );
  });
});

const inNorlane = () => ({ id: randomUUID() as AddressId, city: 'Norlane', postcode: '3214' });

describe('the locations of a site', () => {
  it('TEN-10.1 are those of the dealerships it shows, hidden ones too', async () => {
    const hidden = buildLocation({ ...ours, visible: false });
    await dealers.run(harbourStaff, ({ locations }) => locations.save(hidden));
    const idsOn = async (site: typeof harbourSite) =>
      (await dealers.run(site, ({ locations }) => locations.list(100))).map(({ id }) => id);
    expect(await idsOn(harbourSite)).toContain(hidden.id);
    expect(await idsOn(rangesSite)).toEqual([]);
    expect(await dealers.run(harbourSite, ({ locations }) => locations.list(1))).toHaveLength(1);
  });

  it('SRCH-6.1 TEN-10.1 are in towns, each said once', async () => {
    await dealers.run(harbourStaff, async ({ locations }) => {
      await locations.save(buildLocation({ ...ours, address: inNorlane() }));
      await locations.save(buildLocation({ ...ours, address: inNorlane() }));
    });
    const townsOn = (site: typeof harbourSite) =>
      dealers.run(site, ({ locations }) => locations.listTowns(100));
    const towns = await townsOn(harbourSite);
    expect(towns.filter(({ city }) => city === 'Norlane')).toEqual([{ city: 'Norlane', postcode: '3214' }]);
    expect(await townsOn(rangesSite)).toEqual([]);
  });
});
