import { twoSites } from '@forecourt/testkit/two-sites';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildReservation } from '@forecourt/testkit/build-reservation';
import { buildId } from '@forecourt/testkit/build-id';
import { harbourSite, rangesSite, rangesStaff, type TwoDealers } from '@forecourt/testkit-db/two-dealers';

const atOnce = 10;
const now = new Date('2026-03-01T00:00:00Z');
const expiresAt = new Date('2026-03-01T00:30:00Z');

/** A buyer of one of the sites that show the car, up to where the provider would hear of it. */
const buy = (dealers: TwoDealers, scope: typeof harbourSite, carId: ReturnType<typeof buildCar>['id']) =>
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

/**
 * Two buyers of one car at once, on two sites that show it, so many times over. Answers how many races had one winner and
 * one who is not asked to pay, and what was written down of all.
 */
export async function raceBuyers(dealers: TwoDealers, races: number) {
  let won = 0;
  for (let race = 0; race < races; race += atOnce) {
    const cars = Array.from({ length: atOnce }, () => buildCar({ dealershipId: twoSites.rangesKia.id }));
    await dealers.run(rangesStaff, async ({ cars: store }) => {
      for (const car of cars) await store.save(car, now);
    });
    const outcomes = await Promise.all(
      cars.map(({ id }, at) => {
        const sites = at % 2 === 0 ? [harbourSite, rangesSite] : [rangesSite, harbourSite];
        return Promise.all(sites.map((site) => buy(dealers, site, id)));
      }),
    );
    won += outcomes.filter((both) => both.toSorted().join(' ') === 'paying taken').length;
  }
  const { rows } = await dealers.loader.pool.query<{ reservations: string; payments: string }>(
    'select (select count(*) from reservations) as reservations, (select count(*) from payments) as payments',
  );
  return { won, reservations: Number(rows[0]?.reservations), payments: Number(rows[0]?.payments) };
}
