import { endHold, overdueStep } from '@forecourt/domain/checkout/end-hold';
import { isOpenPayment } from '@forecourt/domain/checkout/payment';
import type { ReservationId } from '@forecourt/domain/core/ids';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import { closeSession, type ClosePorts } from './close-session.ts';
import { refundJobs } from './let-go.ts';
import { settlePayment, tellJob, type SettlePorts } from './settle-payment.ts';

export interface ExpirePorts extends SettlePorts {
  readonly provider: SettlePorts['provider'] & ClosePorts['provider'];
}

/**
 * Ends a hold whose time has passed (BUY-1). What is being paid is closed at the provider first: closed means over,
 * complete means that it was paid after all, and without an answer the car is kept 15 minutes more. Money that comes
 * after that goes back.
 */
export async function expireReservation(
  ports: ExpirePorts,
  scope: SiteScope,
  id: ReservationId,
): Promise<'expired' | 'waits' | 'settled' | 'over'> {
  const found = await ports.store.run(scope, async ({ reservations, payments }) => {
    const reservation = await reservations.find(id);
    return (
      reservation && {
        hold: { reservation, payments: await payments.listRecords(id) },
        now: await reservations.clock(),
      }
    );
  });
  if (!found) return 'over';
  const step = overdueStep(found.hold, found.now);
  if (step === 'wait') return 'waits';
  if (step === 'close') {
    for (const { payment } of found.hold.payments.filter((one) => isOpenPayment(one.payment))) {
      const answer = await closeSession(ports, scope, payment);
      if (answer === 'no_answer') return 'waits';
      if (answer === 'complete') {
        const settled = await settlePayment(ports, scope, payment.id);
        if (settled?.reservation?.state !== 'pending') return 'settled';
        return 'waits';
      }
    }
  }
  return ports.store.run(scope, async ({ reservations, payments, jobs }) => {
    const locked = await reservations.lock(id);
    const now = await reservations.clock();
    // Paid, lengthened or let go between the look and the lock.
    if (!locked || overdueStep(locked, now) !== 'end') return 'waits';
    const ended = endHold(locked, 'expired', now);
    if (!ended.ok) return 'over';
    await reservations.end(ended.value, now);
    await jobs.enqueueAll([...refundJobs(await payments.listRecords(id)), tellJob(id, 'ended')]);
    return 'expired';
  });
}
