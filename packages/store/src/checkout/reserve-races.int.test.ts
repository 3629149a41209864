import { twoSites } from '@forecourt/testkit/two-sites';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildReservation } from '@forecourt/testkit/build-reservation';
import { buildId } from '@forecourt/testkit/build-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const races = 1_000;
const atOnce = 10;
const now = new Date('2026-03-01T00:00:00Z');
const expiresAt = new Date('2026-03-01T00:30:00Z');

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

/** A buyer of one of the sites that show the car, up to where the provider would hear of it. */
const buy = (scope: typeof harbourSite, carId: ReturnType<typeof buildCar>['id']) =>
  dealers.run(scope, async ({ reservations, payments }) => {
    const wanted = buildReservation({ carId, expiresAt });
    if ((await reservations.hold(wanted, now)) !== 'pending') return 'taken';
    const started = await payments.start(
      {
        id: buildId(),
        dealershipId: twoSites.rangesKia.id,
        reservationId: wanted.id,
        visitorId: null,
        reference: null,
        provider: 'cards',
        requestKey: `pay_${wanted.id}`,
        amountCents: 20_000,
        accountRef: 'acct_ranges',
        request: {
          description: 'Deposit',
          descriptor: null,
          email: null,
          look: 'fields',
          returnUrl: 'https://harbour.example/',
          expiresAt,
        },
      },
      now,
    );
    return started.ok ? 'paying' : started.error;
  });

describe('two buyers of one car', () => {
  it(
    'BUY-1.3 have one winner in 1,000 races, and the other is never asked to pay',
    { timeout: 240_000 },
    async () => {
      let won = 0;
      for (let race = 0; race < races; race += atOnce) {
        const cars = Array.from({ length: atOnce }, () => buildCar({ dealershipId: twoSites.rangesKia.id }));
        await dealers.run(rangesStaff, async ({ cars: store }) => {
          for (const car of cars) await store.save(car, now);
        });
        const outcomes = await Promise.all(
          cars.map(({ id }, at) => {
            const sites = at % 2 === 0 ? [harbourSite, rangesSite] : [rangesSite, harbourSite];
            return Promise.all(sites.map((site) => buy(site, id)));
          }),
        );
        won += outcomes.filter((both) => both.toSorted().join(' ') === 'paying taken').length;
      }
      expect(won).toBe(races);
      const { rows } = await dealers.loader.pool.query<{ reservations: string; payments: string }>(
        'select (select count(*) from reservations) as reservations, (select count(*) from payments) as payments',
      );
      expect([rows[0]?.reservations, rows[0]?.payments].map(Number)).toEqual([races, races]);
    },
  );
});
