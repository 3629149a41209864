import type { ReservationId } from '@forecourt/domain/core/ids';
import { formatDollars } from '@forecourt/domain/core/money';
import * as z from 'zod';
import { captureLead, type CapturePorts, type CaptureStores } from '../leads/take/capture-lead.ts';
import type { ReservationStore } from '../ports/checkout/reservation-store.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { checkoutKeyOf } from './checkout-key.ts';

/** Turns the lead of an unfinished checkout into that of a car that was reserved. */
export const finishLeadJob = defineJob({
  name: 'finish-reservation-lead',
  input: z.strictObject({ reservationId: z.uuid().transform((id) => id as ReservationId) }),
  timeoutSeconds: 60,
});

export type FinishLeadPorts = CapturePorts<
  CaptureStores & {
    readonly reservations: Pick<ReservationStore, 'find' | 'findHolderHash' | 'setLead'>;
  }
>;

/** The dealer's systems hear of it as of any lead. Done again, the key answers the lead that is there. */
export async function finishLead(
  ports: FinishLeadPorts,
  context: SiteContext,
  { reservationId, now }: z.infer<typeof finishLeadJob.input> & { readonly now: Date },
): Promise<'told' | 'nobody'> {
  const found = await ports.store.run(context.scope, async ({ reservations }) => ({
    reservation: await reservations.find(reservationId),
    holderHash: await reservations.findHolderHash(reservationId),
  }));
  const { reservation, holderHash } = found;
  // Erased meanwhile: there is nobody to tell of.
  if (!reservation || !holderHash || reservation.name === null) return 'nobody';
  const { carId, visitorId, amountCents, expiresAt, email, phone, postcode } = reservation;
  const captured = await captureLead(ports, context, {
    form: 'reservation',
    answers: {
      name: reservation.name,
      ...(email !== null && { email }),
      ...(phone !== null && { phone }),
      ...(postcode !== null && { postcode }),
      message: `Reserved online with a deposit of ${formatDollars(amountCents)}, held until ${expiresAt.toISOString()}.`,
    },
    carId,
    visitorId,
    pageId: null,
    url: null,
    userAgent: null,
    visit: { visitedPages: [], query: {} },
    spamSignals: { honeypot: null, secondsToFill: null, leadsFromSender: 1 },
    idempotencyKey: checkoutKeyOf(holderHash, carId),
    part: 'finished',
    now,
  });
  if (!captured.ok) return 'nobody';
  const { leadId } = captured.value;
  await ports.store.run(context.scope, ({ reservations }) => reservations.setLead(reservationId, leadId));
  return 'told';
}
