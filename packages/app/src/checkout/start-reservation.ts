import { endHold } from '@forecourt/domain/checkout/end-hold';
import { isOpenPayment } from '@forecourt/domain/checkout/payment';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { StartedPayment } from '../ports/checkout/payment-provider.port.ts';
import type { ReservationWithPayments } from '../ports/checkout/reservation-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { callStart } from './call-start.ts';
import { closeSession } from './close-session.ts';
import { holderHashOf } from './reservation-link.ts';
import { settlePayment } from './settle-payment.ts';
import type { StartedReservation, StartInput, StartPorts, StartRefusal } from './start-input.ts';
import {
  writeAgain,
  writeReservation,
  type WriteInput,
  type WrittenReservation,
} from './write-reservation.ts';

const perSender = { limit: 30, windowSeconds: 3_600 };
const perSite = { limit: 600, windowSeconds: 600 };

/**
 * Takes a car for a visitor who is about to pay (BUY-1, BUY-3). Reservation and payment are written down before the
 * provider hears of them; the same holder and the same car are the same reservation and the same session, however often
 * the button is pressed. What dies on the way is found by its key.
 */
export async function startReservation(
  ports: StartPorts,
  context: SiteContext,
  input: StartInput,
): Promise<Result<StartedReservation, StartRefusal>> {
  if (await isTooOften(ports, context, input)) return fail('too_many');
  const holder = { holderHash: holderHashOf(ports.tokens, input.holder), visitorId: input.visitorId };
  const wanted = { ...input, holder };
  const written = await writeReservation(ports, context, wanted);
  if (written.ok) return begin(ports, context, written.value);
  if (written.error !== 'known' && written.error !== 'taken') return fail(written.error);
  // Theirs already; or pressed twice at once: the other press has it, and this one joins it.
  const found = await findOfHolder(ports, context, wanted);
  return (await resume(ports, context, wanted, found)) ?? fail('taken');
}

/** What this holder has of the car already. */
function findOfHolder(
  { store }: StartPorts,
  { scope }: SiteContext,
  { holder, car }: WriteInput,
): Promise<ReservationWithPayments | null> {
  return store.run(scope, async ({ reservations, payments }) => {
    const reservation = await reservations.findOfHolder(holder, car.id);
    return reservation && { reservation, payments: await payments.listRecords(reservation.id) };
  });
}

async function isTooOften(
  { limiter }: StartPorts,
  { site }: SiteContext,
  { network }: StartInput,
): Promise<boolean> {
  const ofSender = await limiter.take('reservations of address', `${site.id} ${network}`, perSender);
  return ofSender > 0 || (await limiter.take('reservations of site', site.id, perSite)) > 0;
}

/** The reservation that this holder has of the car already; null: none that keeps it. */
async function resume(
  ports: StartPorts,
  context: SiteContext,
  input: WriteInput,
  found: ReservationWithPayments | null,
): Promise<Result<StartedReservation, StartRefusal> | null> {
  const { scope } = context;
  const payment = found?.payments[0]?.payment;
  if (!found || !payment) return null;
  const { reservation } = found;
  if (reservation.state === 'held') return ok({ reservation, payment, clientSecret: null, hostedUrl: null });
  if (reservation.state !== 'pending') return null;
  if (isOpenPayment(payment)) {
    if (payment.look === input.look) return begin(ports, context, { reservation, payment });
    // The other look is another session, and only after this one is closed: two open ones could both be paid.
    const closed = await closeSession(ports, scope, payment);
    if (closed === 'no_answer') return fail('no_answer');
    if (closed === 'complete') {
      const settled = await settlePayment(ports, scope, payment.id);
      if (settled?.reservation?.state !== 'held') return fail('taken');
      return ok({
        reservation: settled.reservation,
        payment: settled.payment,
        clientSecret: null,
        hostedUrl: null,
      });
    }
  }
  const again = await writeAgain(ports, context, { ...input, reservation });
  return again.ok ? begin(ports, context, again.value) : again;
}

/** Asks the provider for the session of what is written down, and keeps what it answers. */
async function begin(
  ports: StartPorts,
  { scope }: SiteContext,
  { reservation, payment, request: fresh }: WrittenReservation,
): Promise<Result<StartedReservation, StartRefusal>> {
  const { id: paymentId, accountRef } = payment;
  const start = fresh
    ? { request: fresh, started: null }
    : await ports.store.run(scope, ({ payments }) => payments.findStart(paymentId));
  if (!start || accountRef === null) return fail('no_answer');
  const { request, started } = start;
  if (started) return ok({ reservation, payment, ...secretsOf(started) });
  const { requestKey, amountCents } = payment;
  const wanted = {
    ...request,
    account: accountRef,
    paymentId,
    requestKey,
    amountCents,
    currency: 'AUD',
  } as const;
  const answer = await callStart(ports.provider, wanted);
  if (answer.ok) {
    await ports.store.run(scope, ({ payments }) => payments.keepSession(paymentId, answer.value), {
      isRoutine: true,
    });
    return ok({ reservation, payment, ...secretsOf(answer.value) });
  }
  // Without an answer the car stays this buyer's until its time to pay is over: their next press asks with the same key.
  if (answer.error !== 'no_answer') await giveUp(ports, scope, { reservation, payment });
  return fail(answer.error === 'account' ? 'no_account' : 'no_answer');
}

const secretsOf = ({ clientSecret, hostedUrl }: StartedPayment) => ({ clientSecret, hostedUrl });

/** The provider said no: nothing can be paid, and nobody is kept from the car. */
function giveUp(
  { store }: StartPorts,
  scope: SiteContext['scope'],
  { reservation, payment }: WrittenReservation,
): Promise<void> {
  return store.run(scope, async ({ reservations, payments }) => {
    const now = await reservations.clock();
    const locked = await reservations.lock(reservation.id);
    await payments.noteClosed(payment.id, now);
    const ended = locked && endHold(locked, 'staff', now);
    if (ended?.ok) await reservations.end(ended.value, now);
  });
}
