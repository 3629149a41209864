import { compareMessages, comparePayments } from '@forecourt/app/checkout/compare-accounts';
import { handleMessages, takeMessage } from '@forecourt/app/checkout/handle-messages';
import { expireReservation } from '@forecourt/app/checkout/expire-reservation';
import { letGo } from '@forecourt/app/checkout/let-go';
import { expireDue, settleDue } from '@forecourt/app/checkout/settle-due';
import { settlePayment } from '@forecourt/app/checkout/settle-payment';
import { writeReservation } from '@forecourt/app/checkout/write-reservation';
import { holderHashOf } from '@forecourt/app/checkout/reservation-link';
import type { PaymentMessage } from '@forecourt/app/ports/checkout/payment-provider.port';
import type { Car } from '@forecourt/domain/stock/car/car';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, buyerOf, harbour, openCheckout, ranges, type Checkout } from './checkout-world.ts';

const { signal } = new AbortController();
const at = new Date();
let world: Checkout;
beforeAll(async () => {
  world = await openCheckout();
});
afterEach(() => world.faults(null));
afterAll(() => world.close());

async function started(car?: Car, change = {}, context = harbour) {
  const answer = await world.start(car ?? (await world.stock()), change, context);
  if (!answer.ok) throw new Error(answer.error);
  const { payment, reservation } = answer.value;
  const session = (await world.read(payment.id)).payment.sessionRef ?? '';
  return { paymentId: payment.id, reservationId: reservation.id, carId: reservation.carId, session };
}
async function paid(card?: string) {
  const begun = await started();
  await world.pay(begun.session, card);
  return begun;
}
async function held(card?: string) {
  const begun = await paid(card);
  await settlePayment(world.ports, harbour.scope, begun.paymentId);
  return begun;
}
const sweep = async (...ids: readonly string[]) => {
  for (const id of ids) await world.due(id as never);
  return settleDue(world.worker, signal);
};
const message = (
  { paymentId, session }: { paymentId: string; session: string },
  change = {},
): PaymentMessage => ({
  id: `evt_${crypto.randomUUID()}`,
  kind: 'checkout.session.completed',
  account,
  isLive: false,
  session,
  payment: null,
  paymentId,
  at,
  ...change,
});
const states = async (id: string) => {
  const { payment, reservation, car } = await world.read(id as never);
  return [reservation.state, payment.state, car.reserved];
};
/** By the database's clock. */
const secondsLeft = async (id: string) => {
  const { rows } = await world.dealers.loader.pool.query<{ seconds: number }>(
    'select extract(epoch from expires_at - now())::int as seconds from reservations where id = $1',
    [id],
  );
  return rows[0]?.seconds ?? 0;
};

describe('BUY-3.1 BUY-3.2 what must be survived while somebody pays', () => {
  it('crash after T1, before the call', async () => {
    const buyer = buyerOf(await world.stock());
    const holder = { holderHash: holderHashOf(world.ports.tokens, buyer.holder), visitorId: null };
    const written = await writeReservation(world.ports, harbour, { ...buyer, holder });
    if (!written.ok) throw new Error(written.error);
    const { payment, reservation } = written.value;
    await sweep(payment.id);
    expect(await states(payment.id)).toEqual(['pending', 'started', false]);
    const again = await world.start(buyer.car, buyer);
    expect(again).toMatchObject({
      ok: true,
      value: { reservation: { id: reservation.id }, payment: { id: payment.id } },
    });
    expect(again.ok && again.value.clientSecret).toMatch(/secret/);
  });

  it('crash after the provider took the money, before T3', async () => {
    const { paymentId } = await paid();
    expect(await states(paymentId)).toEqual(['pending', 'started', false]);
    await sweep(paymentId);
    expect(await states(paymentId)).toEqual(['held', 'captured', true]);
  });

  it('message before the return', async () => {
    const begun = await paid();
    await world.ports.directory.keepMessage('stripe', message(begun));
    await handleMessages(world.worker, signal);
    expect(await states(begun.paymentId)).toEqual(['held', 'captured', true]);
    expect((await settlePayment(world.ports, harbour.scope, begun.paymentId))?.news).toEqual([]);
  });

  it('return before the message', async () => {
    const begun = await paid();
    expect((await settlePayment(world.ports, harbour.scope, begun.paymentId))?.news).toEqual(['held']);
    await world.ports.directory.keepMessage('stripe', message(begun));
    expect(await handleMessages(world.worker, signal)).toMatchObject({ handled: 1 });
    expect(await states(begun.paymentId)).toEqual(['held', 'captured', true]);
  });

  it('message twice, or two of one kind', async () => {
    const begun = await paid();
    const one = message(begun);
    const kept = [one, one, message(begun)].map((each) => world.ports.directory.keepMessage('stripe', each));
    expect((await Promise.all(kept)).filter(Boolean)).toHaveLength(2);
    await handleMessages(world.worker, signal);
    const events = await world.loader
      .selectFrom('paymentEvents')
      .select('kind')
      .where('paymentId', '=', begun.paymentId)
      .execute();
    expect(events).toEqual([{ kind: 'held' }]);
  });

  it('BUY-3.2 asks the provider once for all that it told of a payment', async () => {
    const [begun, other] = [await paid(), await paid()];
    for (const about of [begun, other, begun, begun]) {
      await world.ports.directory.keepMessage('stripe', message(about));
    }
    const asked: string[] = [];
    const provider: typeof world.worker.provider = {
      ...world.worker.provider,
      ask(place) {
        asked.push(place.session);
        return world.worker.provider.ask(place);
      },
    };
    expect(await handleMessages({ ...world.worker, provider }, signal)).toEqual({ handled: 4, failed: 0 });
    expect(asked).toHaveLength(2);
    expect(await states(begun.paymentId)).toEqual(['held', 'captured', true]);
    expect(await states(other.paymentId)).toEqual(['held', 'captured', true]);
  });

  it('message never', async () => {
    const { paymentId } = await paid();
    await sweep(paymentId);
    expect(await states(paymentId)).toEqual(['held', 'captured', true]);
    expect(await compareMessages(world.worker, new Date(), signal)).toMatchObject({ failed: 0 });
    await handleMessages(world.worker, signal);
    expect((await world.inbox()).some(({ paymentId: about }) => about === paymentId)).toBe(true);
  });

  it('message out of order (refund before capture)', async () => {
    const begun = await paid();
    await world.ports.directory.keepMessage('stripe', message(begun, { kind: 'charge.refunded' }));
    await handleMessages(world.worker, signal);
    expect(await states(begun.paymentId)).toEqual(['held', 'captured', true]);
  });

  it('message for an unknown payment', async () => {
    const stray = message({ paymentId: crypto.randomUUID(), session: 'cs_of_nobody' });
    await world.ports.directory.keepMessage('stripe', stray);
    for (let tries = 0; tries < 10; tries += 1) {
      await world.loader
        .updateTable('paymentInbox')
        .set({ nextTryAt: at as never })
        .where('eventId', '=', stray.id)
        .execute();
      await handleMessages(world.worker, signal);
    }
    const kept = (await world.inbox()).find(({ eventId }) => eventId === stray.id);
    expect(kept).toMatchObject({ attempts: 10, nextTryAt: null, handledAt: null, error: 'no such payment' });
  });

  it('forged or replayed message', async () => {
    const count = (await world.inbox()).length;
    const taken = await takeMessage(world.ports, {
      body: '{"id":"evt_1"}',
      signature: 't=1,v1=00',
      now: new Date(),
    });
    expect(['forged', 'old']).toContain(taken.taken);
    expect(await world.inbox()).toHaveLength(count);
  });

  it('right signature, other dealer’s account', async () => {
    const begun = await paid();
    const wrong = message(begun, { account: 'acct_other' });
    await world.ports.directory.keepMessage('stripe', wrong);
    await handleMessages(world.worker, signal);
    expect(await states(begun.paymentId)).toEqual(['pending', 'started', false]);
    expect((await world.inbox()).find(({ eventId }) => eventId === wrong.id)?.error).toBe(
      'of another account',
    );
  });

  it('late payment, hold ended, car free', async () => {
    const begun = await started();
    await world.pass(begun.reservationId, 46);
    await world.faults({ status: 503 });
    expect(await expireReservation(world.worker, harbour.scope, begun.reservationId)).toBe('expired');
    await world.faults(null);
    await world.pay(begun.session);
    await sweep(begun.paymentId);
    await sweep(begun.paymentId);
    const { refunds, payment } = await world.read(begun.paymentId);
    expect(refunds).toMatchObject([{ cause: 'late', amountCents: 20_000, state: 'succeeded' }]);
    expect([payment.state, await states(begun.paymentId)]).toEqual([
      'refunded',
      ['expired', 'refunded', false],
    ]);
  });

  it('late payment, car held by another', async () => {
    const car = await world.stock();
    const first = await started(car);
    await world.pass(first.reservationId, 46);
    const second = await started(car, {}, ranges);
    await world.pay(second.session);
    await settlePayment(world.ports, ranges.scope, second.paymentId);
    await world.pay(first.session);
    await sweep(first.paymentId);
    expect((await world.read(first.paymentId)).refunds).toMatchObject([{ cause: 'late' }]);
    expect(await states(second.paymentId)).toEqual(['held', 'captured', true]);
  });

  it('two buyers, same millisecond', async () => {
    const car = await world.stock();
    const answers = await Promise.all([world.start(car), world.start(car, {}, ranges)]);
    expect(answers.map((one) => (one.ok ? 'kept' : one.error)).toSorted()).toEqual(['kept', 'taken']);
  });

  it('same buyer, two tabs', async () => {
    const buyer = buyerOf(await world.stock());
    const [one, two] = [await world.start(buyer.car, buyer), await world.start(buyer.car, buyer)];
    expect(one.ok && two.ok && [two.value.payment.id, two.value.clientSecret]).toEqual(
      one.ok && [one.value.payment.id, one.value.clientSecret],
    );
  });

  it('button twice, back button', async () => {
    const buyer = buyerOf(await world.stock());
    const answers = await Promise.all([1, 2, 3].map(() => world.start(buyer.car, buyer)));
    const kept = answers.map((one) => one.ok && one.value.payment.id);
    expect(new Set(kept).size).toBe(1);
    const rows = await world.loader
      .selectFrom('payments')
      .innerJoin('reservations', 'reservations.id', 'payments.reservationId')
      .select('payments.id')
      .where('reservations.carId', '=', buyer.car.id)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('amount or currency differs from ours', async () => {
    const begun = await started();
    await world.simulator.send('PUT', '/payments/sessions', { session: begun.session, amount_total: 19_900 });
    await world.pay(begun.session);
    await sweep(begun.paymentId);
    await sweep(begun.paymentId);
    const { payment, refunds, reservation } = await world.read(begun.paymentId);
    expect(payment).toMatchObject({ trouble: 'mismatch', capturedCents: 19_900, state: 'refunded' });
    expect(refunds).toMatchObject([{ cause: 'mismatch', amountCents: 19_900 }]);
    expect(reservation.endedReason).toBe('mismatch');
  });

  it('price or deposit changed while paying', async () => {
    const begun = await paid();
    await world.loader
      .updateTable('cars')
      .set({ reserveAmountCents: 50_000, priceCents: 1 })
      .where('id', '=', begun.carId)
      .execute();
    await sweep(begun.paymentId);
    const { reservation, payment } = await world.read(begun.paymentId);
    expect([reservation.state, reservation.amountCents, payment.trouble]).toEqual(['held', 20_000, null]);
  });

  it('provider down at start', async () => {
    await world.faults({ status: 503 });
    const buyer = buyerOf(await world.stock());
    expect(await world.start(buyer.car, buyer)).toEqual({ ok: false, error: 'no_answer' });
    await world.faults(null);
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    expect((await world.start(buyer.car, buyer)).ok).toBe(true);
  });

  it.each([
    ['provider slow (over 8 s)', { delayMs: 3_000, takes: true }],
    ['provider garbled (HTML, half JSON, other schema)', { garbage: true, takes: true }],
    ['provider says 429', { status: 429 }],
  ])('%s', async (_, fault) => {
    const { paymentId } = await paid();
    await world.faults(fault);
    expect(await sweep(paymentId)).toMatchObject({ failed: 1 });
    expect(await states(paymentId)).toEqual(['pending', 'started', false]);
    await world.faults(null);
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    await sweep(paymentId);
    expect(await states(paymentId)).toEqual(['held', 'captured', true]);
  });

  it('worker down a day', async () => {
    const [one, two] = [await paid(), await held()];
    await world.pass(two.reservationId, 48 * 60 + 5);
    for (const each of [one, two]) await world.ports.directory.keepMessage('stripe', message(each));
    expect((await handleMessages(world.worker, signal)).handled).toBeGreaterThanOrEqual(2);
    await expireDue(world.worker, signal);
    expect(await states(one.paymentId)).toEqual(['held', 'captured', true]);
    expect((await world.read(two.paymentId)).reservation.state).toBe('expired');
  });

  it('our clock off', async () => {
    for (const hours of [-72, 72]) {
      vi.useFakeTimers({ now: Date.now() + hours * 3_600_000, toFake: ['Date'] });
      try {
        const begun = await started();
        const toPay = await secondsLeft(begun.reservationId);
        expect(toPay > 29 * 60 && toPay <= 30 * 60).toBe(true);
        await expireDue(world.worker, signal);
        expect(await states(begun.paymentId)).toEqual(['pending', 'started', false]);
        await world.pay(begun.session);
        await settlePayment(world.ports, harbour.scope, begun.paymentId);
        const toKeep = await secondsLeft(begun.reservationId);
        expect(toKeep > 47 * 3_600 && toKeep <= 48 * 3_600).toBe(true);
        await expireDue(world.worker, signal);
        expect(await states(begun.paymentId)).toEqual(['held', 'captured', true]);
        // And one that is over by the database's clock ends, whatever ours says.
        await world.pass(begun.reservationId, 48 * 60 + 1);
        await expireDue(world.worker, signal);
        expect((await states(begun.paymentId))[0]).toBe('expired');
      } finally {
        vi.useRealTimers();
      }
    }
  });

  it('account restricted or disconnected mid-way', async () => {
    await world.simulator.send('PUT', '/payments/accounts', { account, state: 'restricted' });
    const car = await world.stock();
    expect(await world.start(car)).toEqual({ ok: false, error: 'no_account' });
    await world.simulator.send('PUT', '/payments/accounts', { account, state: 'active' });
    expect((await world.start(car)).ok).toBe(true);
  });

  it('every difference is a finding with its sum', async () => {
    const begun = await held();
    await world.loader
      .updateTable('payments')
      .set({ state: 'cancelled', accountRef: 'acct_gone' })
      .where('id', '=', begun.paymentId)
      .execute();
    await comparePayments(world.worker, new Date(), signal);
    const found = await world.loader
      .selectFrom('findings')
      .select(['cause', 'what'])
      .where('cause', '=', 'payment_unknown')
      .execute();
    expect(found.some(({ what }) => what.includes('$200'))).toBe(true);
    await world.loader
      .updateTable('payments')
      .set({ state: 'captured', accountRef: account })
      .where('id', '=', begun.paymentId)
      .execute();
    expect(
      await letGo(world.ports, harbour, { holder: 'nobody', visitorId: null, carId: begun.carId }),
    ).toEqual({
      ok: false,
      error: 'no_such_reservation',
    });
  });
});
