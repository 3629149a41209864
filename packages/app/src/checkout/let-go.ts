import { endHold } from '@forecourt/domain/checkout/end-hold';
import { isOpenPayment } from '@forecourt/domain/checkout/payment';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { waitingJob } from '../ports/platform/jobs.port.ts';
import type { ReservationWithPayments } from '../ports/checkout/reservation-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { closeSession, type ClosePorts } from './close-session.ts';
import { findReservation, type FindReservationPorts, type ReservationClaim } from './find-reservation.ts';
import { sendRefundJob } from './send-refund.job.ts';
import { settlePayment, tellJob, type SettlePorts } from './settle-payment.ts';

export interface LetGoPorts extends FindReservationPorts {
  readonly provider: SettlePorts['provider'] & ClosePorts['provider'];
}

/**
 * The buyer lets their car go (BUY-6): once, with the refund written down in the same transaction. One that is being paid
 * is closed at the provider; what was paid all the same goes back.
 */
export async function letGo(
  ports: LetGoPorts,
  context: Pick<SiteContext, 'scope'>,
  claim: ReservationClaim,
): Promise<Result<ReservationWithPayments, 'no_such_reservation' | 'ended'>> {
  const found = await findReservation(ports, context, claim);
  if (!found) return fail('no_such_reservation');
  const { scope } = context;
  const { id } = found.reservation;
  const ended = await ports.store.run(scope, async ({ reservations, payments, jobs }) => {
    const locked = await reservations.lock(id);
    const now = await reservations.clock();
    const end = locked && endHold(locked, 'let_go', now);
    if (!end?.ok) return null;
    await reservations.end(end.value, now);
    const records = await payments.listRecords(id);
    await jobs.enqueueAll([...refundJobs(records), tellJob(id, 'ended')]);
    return { reservation: end.value.reservation, payments: records };
  });
  if (!ended) return fail('ended');
  for (const { payment } of ended.payments.filter((one) => isOpenPayment(one.payment))) {
    if ((await closeSession(ports, scope, payment)) === 'complete')
      await settlePayment(ports, scope, payment.id);
  }
  return ok(ended);
}

/** A job for each refund that the provider has not heard of. */
export function refundJobs(records: ReservationWithPayments['payments']) {
  return records
    .flatMap(({ refunds }) => refunds)
    .filter(({ state }) => state === 'asked')
    .map(({ id: refundId }) => waitingJob(sendRefundJob, { refundId }, { key: `refund ${refundId}` }));
}
