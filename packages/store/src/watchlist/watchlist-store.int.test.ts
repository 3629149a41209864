import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-02T00:00:00Z');
const cars = [1, 2].map(() => buildCar({ dealershipId: twoSites.harbourToyota.id })) as [
  ReturnType<typeof buildCar>,
  ReturnType<typeof buildCar>,
];

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
  for (const car of cars) await dealers.run(harbourStaff, (stores) => stores.cars.save(car, now));
});
afterAll(() => dealers.close());

const visitor = (phone: string, site = harbourSite) =>
  dealers.run(site, ({ visitors }) => visitors.welcome(phone, now));

describe('a watchlist', () => {
  it('WATCH-1 holds what was saved, the last first, each car once', async () => {
    const { id } = await visitor('+61400000021');
    await dealers.run(harbourSite, async ({ watchlists }) => {
      await watchlists.save(id, cars[0].id, now);
      await watchlists.save(id, cars[1].id, later);
      expect(await watchlists.save(id, cars[0].id, later)).toBe(true);
    });
    expect(await dealers.run(harbourSite, ({ watchlists }) => watchlists.list(id, 10))).toEqual([
      { carId: cars[1].id, savedAt: later },
      { carId: cars[0].id, savedAt: now },
    ]);
  });

  it('WATCH-1 loses what is removed, once', async () => {
    const { id } = await visitor('+61400000022');
    const answers = await dealers.run(harbourSite, async ({ watchlists }) => [
      await watchlists.save(id, cars[0].id, now),
      await watchlists.remove(id, cars[0].id),
      await watchlists.remove(id, cars[0].id),
    ]);
    expect(answers).toEqual([true, true, false]);
  });

  it('TEN-8 takes no car that the site does not show and no visitor of another site', async () => {
    const [ours, theirs] = [await visitor('+61400000023'), await visitor('+61400000023', rangesSite)];
    const answers = await dealers.run(harbourSite, async ({ watchlists }) => [
      await watchlists.save(ours.id, buildId(), now),
      await watchlists.save(theirs.id, cars[0].id, now),
    ]);
    expect(answers).toEqual([false, false]);
  });

  it('leaves out a car that the site no longer shows', async () => {
    const { id } = await visitor('+61400000024');
    const hidden = buildCar({ dealershipId: twoSites.harbourToyota.id });
    await dealers.run(harbourStaff, (stores) => stores.cars.save(hidden, now));
    await dealers.run(harbourSite, ({ watchlists }) => watchlists.save(id, hidden.id, now));
    await dealers.run(harbourStaff, (stores) =>
      stores.cars.save({ ...hidden, showOnDealerWebsite: false }, now),
    );
    expect(await dealers.run(harbourSite, ({ watchlists }) => watchlists.list(id, 10))).toEqual([]);
  });
});
