import { carSchema, type Car } from '@forecourt/domain/stock/car/car';
import type { CarPrices } from '@forecourt/app/ports/stock/car-store.port';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { everything } from '../../test/whole-car.ts';

const now = new Date('2026-03-01T00:00:00Z');
const { harbourToyota, rangesKia } = twoSites;
const ours = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const find = (id: Car['id']) => dealers.run(harbourStaff, ({ cars }) => cars.findById(id));

async function stock(overrides: Partial<z.input<typeof carSchema>> = {}): Promise<Car> {
  const car = buildCar({ ...ours, ...overrides });
  const scope = car.dealershipId === rangesKia.id ? rangesStaff : harbourStaff;
  expect(await dealers.run(scope, ({ cars }) => cars.save(car, now))).toBe('saved');
  return car;
}

async function noticeCount(id: Car['id']): Promise<number> {
  const rows = await dealers.loader.kysely
    .selectFrom('outbox')
    .select('id')
    .where('carId', '=', id)
    .execute();
  return rows.length;
}

const photosOf = (name: string) => [
  { url: `https://media.example/${name}.jpg`, thumbnailUrl: null, alt: null },
];

describe('a car', () => {
  it('DATA-1 comes back with everything that was saved', async () => {
    const location = buildLocation({ ...ours, name: 'Newstead', slug: 'newstead' });
    await dealers.run(harbourStaff, ({ locations }) => locations.save(location));
    const car = await stock({
      ...everything,
      locationId: location.id,
    });

    expect(await find(car.id)).toEqual({
      ...car,
      createdAt: now,
      priceHistory: [{ askedFrom: now, cents: 2_399_000 }],
      photosCount: 2,
      primaryImageUrl: 'https://media.example/1.jpg',
      location: {
        name: 'Newstead',
        slug: 'newstead',
        phone: location.phone,
        address: location.address,
        distributionLocations: [],
      },
    });
  });

  it('DATA-1 can be saved when only its identity is known', async () => {
    const bare = carSchema.parse({ id: buildId(), slug: 'bare', createdAt: now, ...ours });
    await dealers.run(harbourStaff, ({ cars }) => cars.save(bare, now));
    expect(await find(bare.id)).toEqual(bare);
  });

  it('DATA-1 can be saved with every text as long as its schema allows', async () => {
    const long = Object.fromEntries(
      Object.entries(carSchema.shape).flatMap(([name, schema]) => {
        const limit = longestText(schema);
        return limit === null || name === 'dealershipSlug' ? [] : [[name, 'x'.repeat(limit)]];
      }),
    );
    expect(Object.keys(long).length).toBeGreaterThan(25);
    const car = await stock({ ...long, primaryImageUrl: null });
    expect(await find(car.id)).toMatchObject({ make: long['make'], dealerComments: long['dealerComments'] });
  });

  it('loses the children that a later save leaves out', async () => {
    const car = await stock(everything);
    await dealers.run(harbourStaff, ({ cars }) =>
      cars.save({ ...car, photos: [], lenders: [], variant: null, caravan: null, market: null }, now),
    );
    expect(await find(car.id)).toMatchObject({
      photos: [],
      photosCount: 0,
      primaryImageUrl: null,
      lenders: [],
      variant: null,
      caravan: null,
      market: null,
    });
  });

  it('tells the index of a save that changed something, and of no other', async () => {
    const car = await stock(everything);
    expect(await noticeCount(car.id)).toBe(1);
    expect(await dealers.run(harbourStaff, ({ cars }) => cars.save(car, now))).toBe('unchanged');
    expect(await noticeCount(car.id)).toBe(1);
    const photos = car.photos.toReversed();
    expect(await dealers.run(harbourStaff, ({ cars }) => cars.save({ ...car, photos }, now))).toBe('saved');
    expect(await noticeCount(car.id)).toBe(2);
    expect((await find(car.id))?.photos).toEqual(photos);
  });

  it('keeps one set of photos when two save it at once', async () => {
    const car = await stock({ photos: [{ url: 'https://media.example/0.jpg' }] });
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        dealers.run(harbourStaff, ({ cars }) => cars.save({ ...car, photos: photosOf(name) }, now)),
      ),
    );
    expect((await find(car.id))?.photos).toHaveLength(1);
  });

  it('L5 is saved and read without addresses that are none for a page', async () => {
    const photos = [...photosOf('fine'), { url: 'javascript:alert(1)', thumbnailUrl: null, alt: null }];
    const car = await stock({ photos, historyReportUrl: 'javascript:alert(2)' });
    const stored = await dealers.loader.kysely
      .selectFrom('carPhotos')
      .select('url')
      .where('carId', '=', car.id)
      .execute();
    expect(stored).toEqual([{ url: 'https://media.example/fine.jpg' }]);
    expect(await find(car.id)).toMatchObject({ photos: photosOf('fine'), historyReportUrl: null });
    const evil = { url: 'data:text/html,<script>alert(3)</script>' };
    await dealers.loader.kysely.updateTable('carPhotos').set(evil).where('carId', '=', car.id).execute();
    await dealers.loader.kysely
      .updateTable('cars')
      .set({ primaryImageUrl: evil.url })
      .where('id', '=', car.id)
      .execute();
    expect(await find(car.id)).toMatchObject({ photos: [], primaryImageUrl: null });
  });

  it('is refused an address that another car of its dealership has', async () => {
    const { slug } = await stock();
    const second = buildCar({ ...ours, slug });
    expect(await dealers.run(harbourStaff, ({ cars }) => cars.save(second, now))).toBe('slug_taken');
    expect(await find(second.id)).toBeNull();
  });

  it('stays with its dealership', async () => {
    const car = await stock();
    const moved = { ...car, dealershipId: twoSites.harbourMazda.id };
    expect(await dealers.run(harbourStaff, ({ cars }) => cars.save(moved, now))).toBe('elsewhere');
  });
});

describe('stock on a site', () => {
  it('TEN-10.1 shows a car of another account that is shared, until the sharing is revoked', async () => {
    const car = await stock({ dealershipId: rangesKia.id, dealershipSlug: rangesKia.slug });
    const seen = () => dealers.run(harbourSite, ({ cars }) => cars.findBySlug(car.slug));
    expect(await seen()).toMatchObject({ id: car.id, dealershipSlug: 'ranges-kia' });

    const sharing = { siteId: twoSites.harbour.id, dealershipId: rangesKia.id };
    await dealers.loader.kysely
      .deleteFrom('siteDealerships')
      .where((eb) => eb.and(sharing))
      .execute();
    expect(await seen()).toBeNull();
    expect(await dealers.run(rangesSite, ({ cars }) => cars.findBySlug(car.slug))).not.toBeNull();
    await dealers.loader.kysely.insertInto('siteDealerships').values(sharing).execute();
  });

  it('TEN-8 hides a draft from sites and shows it to staff', async () => {
    const draft = await stock({ showOnDealerWebsite: false });
    expect(await dealers.run(harbourSite, ({ cars }) => cars.findById(draft.id))).toBeNull();
    expect(await find(draft.id)).not.toBeNull();
  });

  it('lists by ids in the order asked for and leaves out what it does not reach', async () => {
    const [first, second] = [await stock(), await stock()];
    const ids = [second.id, buildId(), first.id];
    const listed = await dealers.run(harbourSite, ({ cars }) => cars.listByIds(ids));
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  it('refuses more ids than a page could need', async () => {
    const ids = Array.from({ length: 501 }, () => buildId());
    await expect(dealers.run(harbourSite, ({ cars }) => cars.listByIds(ids))).rejects.toThrow(
      '500 is the most',
    );
  });

  it('lists the newest first, page by page, without repeating or losing one made in the same instant', async () => {
    const later = new Date('2030-01-01T00:00:00Z');
    const five = Array.from({ length: 5 }, () => buildCar({ dealershipId: rangesKia.id }));
    for (const car of five) await dealers.run(rangesStaff, ({ cars }) => cars.save(car, later));
    const first = await dealers.run(rangesSite, ({ cars }) => cars.listNewest({ limit: 2 }));
    const after = first[1]?.id as Car['id'];
    const second = await dealers.run(rangesSite, ({ cars }) => cars.listNewest({ limit: 3, after }));
    expect([...first, ...second].map(({ id }) => id)).toEqual(five.map(({ id }) => id).toReversed());
  });
});

describe('a change of a car', () => {
  it('CON-1.3 of its prices answers whether it changed anything', async () => {
    const { id } = await stock();
    const prices = { priceCents: 1_999_000, beforePriceCents: 2_499_000, offerPriceCents: null };
    const set = () => dealers.run(harbourStaff, ({ cars }) => cars.setPrices(id, prices, now));
    expect([await set(), await set()]).toEqual([true, false]);
    expect(await find(id)).toMatchObject(prices);
    expect(await noticeCount(id)).toBe(2);
  });

  it('LAW-2.6 of what a buyer is asked is added to the history of the price, and nothing else is', async () => {
    const car = await stock({ priceCents: 2_000_000 });
    const set = (prices: Partial<CarPrices>, at: Date) =>
      dealers.run(harbourStaff, ({ cars }) =>
        cars.setPrices(
          car.id,
          { priceCents: 2_000_000, beforePriceCents: null, offerPriceCents: null, ...prices },
          at,
        ),
      );
    const later = new Date('2026-04-01T00:00:00Z');
    await set({ beforePriceCents: 2_500_000 }, later);
    await set({ offerPriceCents: 1_900_000 }, later);
    await dealers.run(harbourStaff, ({ cars }) =>
      cars.save({ ...car, offerPriceCents: 1_900_000, km: 5 }, later),
    );
    // In the same instant, and by a clock that is behind: they stay in the order in which they happened.
    await set({ priceCents: null }, later);
    await dealers.run(harbourStaff, ({ cars }) => cars.save({ ...car, priceCents: 1_800_000 }, now));
    const after = (ms: number) => new Date(later.getTime() + ms);
    expect((await find(car.id))?.priceHistory).toEqual([
      { askedFrom: after(2), cents: 1_800_000 },
      { askedFrom: after(1), cents: null },
      { askedFrom: later, cents: 1_900_000 },
      { askedFrom: now, cents: 2_000_000 },
    ]);
  });

  it('LAW-2.6 is read with the newest hundred of its prices', async () => {
    const car = await stock({ priceCents: null });
    const rows = Array.from({ length: 103 }, (_, day) => ({
      dealershipId: car.dealershipId,
      carId: car.id,
      askedFrom: new Date(day * 86_400_000),
      cents: day,
    }));
    await dealers.loader.kysely.insertInto('carPrices').values(rows).execute();
    const history = (await find(car.id))?.priceHistory ?? [];
    expect([history.length, history[0]?.cents, history.at(-1)?.cents]).toEqual([100, 102, 3]);
  });

  it('SRCH-2 to sold keeps the moment of the sale, and back forgets it', async () => {
    const { id } = await stock();
    const become = (status: string, at: Date) =>
      dealers.run(harbourStaff, ({ cars }) => cars.setStatus(id, status, at));
    expect(await become('sold', now)).toBe(true);
    expect(await become('sold', new Date('2026-04-01T00:00:00Z'))).toBe(false);
    expect(await find(id)).toMatchObject({ status: 'sold', sold: true, soldAt: now });
    await become('in_stock', now);
    expect(await find(id)).toMatchObject({ status: 'in_stock', sold: false, soldAt: null });
  });

  it('marks it reserved once and releases it once', async () => {
    const { id } = await stock();
    const answers = await dealers.run(harbourStaff, async ({ cars }) => [
      await cars.markReserved(id),
      await cars.markReserved(id),
      await cars.release(id),
      await cars.release(id),
    ]);
    expect(answers).toEqual([true, false, true, false]);
    expect(await noticeCount(id)).toBe(3);
  });

  it('TEN-8 is nothing that a site can make', async () => {
    const { id } = await stock();
    expect(await dealers.run(harbourSite, ({ cars }) => cars.setStatus(id, 'sold', now))).toBe(false);
    expect(await find(id)).toMatchObject({ status: 'in_stock' });
  });
});

/** How long a text field may be; null for what is no text. */
function longestText(schema: z.ZodType): number | null {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return longestText(schema.unwrap() as z.ZodType);
  }
  return schema instanceof z.ZodString ? schema.maxLength : null;
}
