import { checkPayments } from '@forecourt/app/checkout/check-payments.job';
import { expireReservation } from '@forecourt/app/checkout/expire-reservation';
import { letGo } from '@forecourt/app/checkout/let-go';
import { sendRefund } from '@forecourt/app/checkout/send-refund.job';
import { expireDue, settleDue } from '@forecourt/app/checkout/settle-due';
import { settlePayment } from '@forecourt/app/checkout/settle-payment';
import { letGoByStaff, lengthenHold, sellAtDesk } from '@forecourt/app/checkout/staff-holds';
import { Client } from 'pg';
import { storeRunner } from '@forecourt/store/stores';
import { twoSites } from '@forecourt/testkit/two-sites';
import { rangesStaff } from '@forecourt/testkit-db/two-dealers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buyerOf, harbour, openCheckout, ranges, type Checkout } from './checkout-world.ts';

const { signal } = new AbortController();
const staff = { scope: rangesStaff, requestId: null };
let world: Checkout;
beforeAll(async () => {
  world = await openCheckout();
});
afterEach(() => world.faults(null));
afterAll(() => world.close());

async function started() {
  const buyer = buyerOf(await world.stock());
  const answer = await world.start(buyer.car, buyer);
  if (!answer.ok) throw new Error(answer.error);
  const { payment, reservation } = answer.value;
  const session = (await world.read(payment.id)).payment.sessionRef ?? '';
  const claim = { holder: buyer.holder, visitorId: null, carId: buyer.car.id };
  return { paymentId: payment.id, reservationId: reservation.id, carId: buyer.car.id, session, claim };
}
async function held(card?: string) {
  const begun = await started();
  await world.pay(begun.session, card);
  await settlePayment(world.ports, harbour.scope, begun.paymentId);
  return begun;
}
const sweep = async (id: string) => {
  await world.due(id as never);
  return settleDue(world.worker, signal);
};
const states = async (id: string) => {
  const { payment, reservation, refunds, car } = await world.read(id as never);
  return [
    reservation.state,
    payment.state,
    refunds.map(({ cause, state }) => `${cause} ${state}`),
    car.reserved,
  ];
};
const findings = async () => {
  await checkPayments({ store: storeRunner(world.dealers.app) }, harbour.scope, new Date());
  const rows = await world.loader
    .selectFrom('findings')
    .select(['cause', 'what', 'subject'])
    .where('mendedAt', 'is', null)
    .execute();
  return rows;
};
const ledgerOf = async (id: string) => {
  const { accounts } = (await world.simulator.send('GET', '/payments/ledger?account=acct_ranges')) as {
    accounts: {
      payments: { payment_id: string; taken: number; refunds: { status: string; amount: number }[] }[];
    }[];
  };
  return accounts[0]?.payments.find(({ payment_id: paymentId }) => paymentId === id);
};

describe('BUY-6 what must be survived while money goes back', () => {
  it('refund asked twice (buyer and staff, or expiry and buyer)', async () => {
    const { paymentId, reservationId, claim } = await held();
    await world.pass(reservationId, 48 * 60 + 1);
    const staffSide = { store: storeRunner(world.dealers.app) };
    await Promise.all([
      letGo(world.ports, harbour, claim),
      letGoByStaff(staffSide, staff, { reservationId }),
      expireReservation(world.worker, harbour.scope, reservationId),
    ]);
    await sweep(paymentId);
    await sweep(paymentId);
    const { refunds, payment } = await world.read(paymentId);
    expect([refunds.length, payment.refundedCents]).toEqual([1, 20_000]);
    expect((await ledgerOf(paymentId))?.refunds).toHaveLength(1);
  });

  it('worker dies between the provider’s refund and our row', async () => {
    const { paymentId, claim } = await held();
    await letGo(world.ports, harbour, claim);
    const { refunds } = await world.read(paymentId);
    const refundId = refunds[0]?.id as never;
    await world.faults({ status: 500, takes: true });
    await expect(sendRefund(world.worker, harbour.scope, { refundId })).rejects.toThrow('of no use');
    await world.faults(null);
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    await sweep(paymentId);
    await sweep(paymentId);
    expect(await states(paymentId)).toEqual(['refunded', 'refunded', ['let_go succeeded'], false]);
    expect((await ledgerOf(paymentId))?.refunds).toHaveLength(1);
  });

  it('refund fails (closed card, no balance)', async () => {
    const { paymentId, claim } = await held('4000000000005126');
    await letGo(world.ports, harbour, claim);
    await sweep(paymentId);
    const { refunds } = await world.read(paymentId);
    const refund = refunds[0]?.providerRefundId;
    // After the bank had said yes: a message tells, or the comparison of the night.
    await world.simulator.send('POST', '/payments/refunds/settle', { refund, status: 'failed' });
    await settlePayment(world.ports, harbour.scope, paymentId);
    expect(await states(paymentId)).toEqual(['cancelled', 'captured', ['let_go failed'], false]);
    expect((await findings()).find(({ subject }) => subject === paymentId)).toMatchObject({
      cause: 'refund_failed',
      what: expect.stringContaining('$200') as string,
    });
  });

  it('refund pending for days (no balance at the dealer)', async () => {
    const { paymentId, claim } = await held('4000000000007726');
    await letGo(world.ports, harbour, claim);
    await sweep(paymentId);
    expect(await states(paymentId)).toEqual(['cancelled', 'refunding', ['let_go sent'], false]);
    const dayAgo = new Date(Date.now() - 25 * 3_600_000);
    await world.loader
      .updateTable('refunds')
      .set({ askedAt: dayAgo })
      .where('paymentId', '=', paymentId)
      .execute();
    expect(
      (await findings()).some(({ cause, subject }) => cause === 'refund_stuck' && subject === paymentId),
    ).toBe(true);
    const { refunds } = await world.read(paymentId);
    await world.simulator.send('POST', '/payments/refunds/settle', {
      refund: refunds[0]?.providerRefundId,
      status: 'succeeded',
    });
    await sweep(paymentId);
    expect(await states(paymentId)).toEqual(['refunded', 'refunded', ['let_go succeeded'], false]);
  });

  it('chargeback', async () => {
    const { paymentId, claim } = await held('4000000000000259');
    await settlePayment(world.ports, harbour.scope, paymentId);
    expect((await states(paymentId))[0]).toBe('held');
    expect(
      (await findings()).some(({ cause, subject }) => cause === 'dispute' && subject === paymentId),
    ).toBe(true);
    await letGo(world.ports, harbour, claim);
    await sweep(paymentId);
    expect((await states(paymentId))[2]).toEqual(['let_go asked']);
    expect((await ledgerOf(paymentId))?.refunds).toEqual([]);
  });

  it('car sold in the yard while paying', async () => {
    const sellPorts = {
      store: storeRunner(world.dealers.app),
      checkout: world.ports.store,
      provider: world.ports.provider,
      scopeOf: world.ports.scopeOf,
    };
    const unpaid = await started();
    expect(await sellAtDesk(sellPorts, staff, { carId: unpaid.carId })).toEqual({ ok: true, value: 'sold' });
    expect(await states(unpaid.paymentId)).toEqual(['cancelled', 'cancelled', [], false]);
    const paid = await started();
    await world.pay(paid.session);
    expect(await sellAtDesk(sellPorts, staff, { carId: paid.carId })).toEqual({ ok: false, error: 'held' });
    expect(await states(paid.paymentId)).toEqual(['held', 'captured', [], true]);
  });

  it('sharing revoked while paying', async () => {
    const { paymentId, session, claim } = await started();
    const sharing = { siteId: twoSites.harbour.id, dealershipId: twoSites.rangesKia.id };
    await world.loader
      .deleteFrom('siteDealerships')
      .where((eb) => eb.and(sharing))
      .execute();
    try {
      await world.pay(session);
      await sweep(paymentId);
      expect(await states(paymentId)).toEqual(['held', 'captured', [], true]);
      await letGo(world.ports, harbour, claim);
      await sweep(paymentId);
      await sweep(paymentId);
      expect(await states(paymentId)).toEqual(['refunded', 'refunded', ['let_go succeeded'], false]);
    } finally {
      await world.loader.insertInto('siteDealerships').values(sharing).execute();
    }
  });

  it('site suspended while held', async () => {
    const [kept, paying] = [await held(), await started()];
    const siteId = twoSites.harbour.id;
    // No host leads to it, it shows nobody's cars, and whoever held one cannot open a page of it.
    await world.loader.deleteFrom('domains').where('siteId', '=', siteId).execute();
    const shared = await world.loader
      .deleteFrom('siteDealerships')
      .where('siteId', '=', siteId)
      .returningAll()
      .execute();
    try {
      await world.pay(paying.session);
      await sweep(paying.paymentId);
      expect(await states(paying.paymentId)).toEqual(['held', 'captured', [], true]);
      for (const { reservationId } of [kept, paying]) await world.pass(reservationId, 48 * 60 + 1);
      await expireDue(world.worker, signal);
      for (const { paymentId } of [kept, paying]) {
        await sweep(paymentId);
        await sweep(paymentId);
        expect(await states(paymentId)).toEqual(['expired', 'refunded', ['expired succeeded'], false]);
        expect((await ledgerOf(paymentId))?.refunds).toMatchObject([{ status: 'succeeded', amount: 20_000 }]);
      }
      // The dealership's cars are free for whoever sees them elsewhere.
      const car = await world.dealers.run(ranges.scope, ({ cars }) => cars.findById(kept.carId));
      expect(car && (await world.start(car, {}, ranges)).ok).toBe(true);
    } finally {
      await world.loader.insertInto('siteDealerships').values(shared).execute();
    }
  });

  it('buyer erased while a refund runs', async () => {
    const { paymentId, claim } = await held('4000000000007726');
    await letGo(world.ports, harbour, claim);
    await sweep(paymentId);
    await world.dealers.run(harbour.scope, ({ personalData }) =>
      personalData.erase({ visitorId: null, phone: '0412345678', email: 'alex@example.com' }, 'visitor'),
    );
    const { refunds, reservation } = await world.read(paymentId);
    expect([reservation.name, reservation.email, reservation.postcode, reservation.linkHash]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    await world.simulator.send('POST', '/payments/refunds/settle', {
      refund: refunds[0]?.providerRefundId,
      status: 'succeeded',
    });
    await sweep(paymentId);
    expect(await states(paymentId)).toEqual(['refunded', 'refunded', ['let_go succeeded'], false]);
  });

  it('a hold is lengthened by staff, and never shortened', async () => {
    const { reservationId, paymentId } = await held();
    const { reservation } = await world.read(paymentId);
    const until = new Date(reservation.expiresAt.getTime() + 24 * 3_600_000);
    const staffSide = { store: storeRunner(world.dealers.app) };
    expect(await lengthenHold(staffSide, staff, { reservationId, until })).toMatchObject({ ok: true });
    expect(await lengthenHold(staffSide, staff, { reservationId, until })).toEqual({
      ok: false,
      error: 'not_longer',
    });
  });

  it('outbox dead (no receipt sent)', async () => {
    const { reservationId } = await held();
    const queue = new Client({ connectionString: world.dealers.made.jobsUrl });
    await queue.connect();
    const { rowCount } = await queue.query('select from graphile_worker.jobs where key like $1', [
      `%${reservationId}%`,
    ]);
    await queue.end();
    // The receipt and the dealer’s lead wait in the queue; the page of the reservation needs neither.
    expect(rowCount).toBe(2);
  });
});
