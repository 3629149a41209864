import type { ComparePorts } from '@forecourt/app/checkout/compare-accounts';
import type { StartInput, StartPorts } from '@forecourt/app/checkout/start-input';
import { startReservation } from '@forecourt/app/checkout/start-reservation';
import type { PaymentId, ReservationId } from '@forecourt/domain/core/ids';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { Car } from '@forecourt/domain/stock/car/car';
import { paymentDirectory } from '@forecourt/store/checkout/payment-directory';
import { connectDatabase } from '@forecourt/store/connection';
import { storeRunner } from '@forecourt/store/stores';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { openTwoDealers, rangesStaff, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { newUuid, paymentsAt } from '../../../../packages/providers/test/simulated-payments.ts';
import { runSimulator } from '../../../../packages/providers/test/simulator.ts';

export const account = 'acct_ranges';
export const secrets = ['a secret of the tests that is long enough to be one'] as const;
export const goodCard = '4242424242424242';

/** Two sites that show one dealership's cars, its account with the provider, and the provider. */
export async function openCheckout() {
  const [dealers, simulator] = await Promise.all([openTwoDealers(), runSimulator()]);
  await dealers.run(rangesStaff, ({ paymentAccounts }) =>
    paymentAccounts.save(
      {
        dealershipId: twoSites.rangesKia.id,
        provider: 'stripe',
        accountRef: account,
        state: 'active',
        canCharge: true,
        descriptor: 'Ranges Kia',
      },
      new Date(),
    ),
  );
  const provider = paymentsAt(simulator.origin, { answerMs: 1_500 });
  // Each with its program's own rights: pages take and settle, the worker sweeps.
  const web = connectDatabase({ url: dealers.made.webUrl, poolSize: 4, callTimeoutMs: 20_000 });
  const work = connectDatabase({ url: dealers.made.workerUrl, poolSize: 8, callTimeoutMs: 20_000 });
  const workerStore = storeRunner(work);
  const failures: string[] = [];
  const worker: ComparePorts = {
    store: workerStore,
    findings: workerStore,
    provider,
    directory: paymentDirectory(work),
    scopeOf: grantSiteScope,
    onFailure: (error) => failures.push(error instanceof Error ? error.name : 'unknown'),
  };
  const ports: StartPorts & Pick<ComparePorts, 'directory' | 'scopeOf'> = {
    store: storeRunner(web),
    provider,
    directory: paymentDirectory(web),
    scopeOf: grantSiteScope,
    limiter: { take: async () => 0 },
    tokens: hashedTokens(secrets),
    codeKeys: keyedCodes(secrets),
    newId: newUuid,
  };
  return {
    dealers,
    simulator,
    ports,
    worker,
    workerStore,
    failures,
    ...rowsOf(dealers),
    stock: async () => {
      const car = buildCar({ dealershipId: twoSites.rangesKia.id });
      await dealers.run(rangesStaff, ({ cars }) => cars.save(car, new Date()));
      return car;
    },
    start: (car: Car, change: Partial<StartInput> = {}, context = harbour) =>
      startReservation(ports, context, buyerOf(car, change)),
    pay: (session: string, number = goodCard) =>
      simulator.send('POST', '/payments/pay', { session, number, check: 'none' }) as Promise<object>,
    faults: (order: object | null) =>
      order
        ? simulator.send('PUT', '/faults', { vendor: 'payments', ...order })
        : simulator.send('DELETE', '/faults'),
    async close() {
      await simulator.stop();
      await Promise.all([web.close(), work.close()]);
      await dealers.close();
    },
  };
}

export type Checkout = Awaited<ReturnType<typeof openCheckout>>;

const { settings } = resolveSettings([{ site: { usesAutograb: true } }] as never);
const contextOf = ({ id, accountId, slug, shows }: (typeof twoSites)['harbour' | 'ranges']): SiteContext => ({
  site: {
    id,
    accountId,
    slug,
    template: 'plain',
    name: slug,
    dealershipId: null,
    manufacturerId: null,
    timeZone: 'Australia/Sydney',
  },
  scope: grantSiteScope(id),
  domains: [],
  settings: {
    ...settings,
    checkout: { ...settings.checkout, needsAutograb: false, mostHolds: 2 },
  },
  zone: 'Australia/Sydney',
  dealerships: shows.map((one) => Object.assign({ name: one.slug }, one)),
  towns: [],
  publicHolidays: [],
  versions: { stock: 1, settings: 'a', content: 1 },
});
export const harbour = contextOf(twoSites.harbour);
export const ranges = contextOf(twoSites.ranges);

let buyers = 0;
export function buyerOf(car: Car, change: Partial<StartInput> = {}): StartInput {
  buyers += 1;
  return {
    car,
    visitorId: null,
    holder: `browser ${buyers}`,
    details: {
      firstName: 'Alex',
      lastName: 'Nguyen',
      phone: '0412345678',
      email: 'alex@example.com',
      postcode: '3000',
    },
    look: 'fields',
    returnUrl: 'http://harbour.localhost/cars/a/checkout',
    termsVersion: null,
    leadId: null,
    network: '192.0.2.1',
    ...change,
  };
}

function rowsOf({ loader }: TwoDealers) {
  const { kysely } = loader;
  return {
    /** As if so many minutes had passed for one reservation. */
    pass: async (id: ReservationId, minutes: number) => {
      const row = await kysely
        .selectFrom('reservations')
        .select('expiresAt')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const expiresAt = new Date(row.expiresAt.getTime() - minutes * 60_000);
      await kysely.updateTable('reservations').set({ expiresAt }).where('id', '=', id).execute();
    },
    /** As if the minute had come in which the sweep looks again. */
    due: async (id: PaymentId) => {
      const past = new Date(Date.now() - 1_000);
      await kysely.updateTable('payments').set({ nextCheckAt: past }).where('id', '=', id).execute();
      await kysely.updateTable('refunds').set({ nextTryAt: past }).where('paymentId', '=', id).execute();
    },
    read: async (id: PaymentId) => {
      const payment = await kysely
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const reservation = await kysely
        .selectFrom('reservations')
        .selectAll()
        .where('id', '=', payment.reservationId)
        .executeTakeFirstOrThrow();
      const refunds = await kysely
        .selectFrom('refunds')
        .selectAll()
        .where('paymentId', '=', id)
        .orderBy('id')
        .execute();
      const car = await kysely
        .selectFrom('cars')
        .select('reserved')
        .where('id', '=', reservation.carId)
        .executeTakeFirstOrThrow();
      return { payment, reservation, refunds, car };
    },
    inbox: () => kysely.selectFrom('paymentInbox').selectAll().orderBy('id').execute(),
    /** Jobs about a reservation or refund, by name. */
    loader: kysely,
  };
}
