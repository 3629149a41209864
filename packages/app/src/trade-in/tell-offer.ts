import type { LeadId } from '@forecourt/domain/core/ids';
import type { WireValue } from '@forecourt/domain/form/form';
import type { LeadEvent, LeadFact } from '@forecourt/domain/leads/lead-event';
import { routeOf } from '../leads/change/tell-change.ts';
import { deliverLeadJob } from '../leads/deliver/deliver-lead.job.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import { waitingJob, type JobQueue } from '../ports/platform/jobs.port.ts';

export interface TellStores {
  readonly leads: Pick<LeadStore, 'addUpdate' | 'listEvents'>;
  readonly jobs: Pick<JobQueue, 'enqueueAll'>;
}

export interface OfferNews {
  readonly kind: Extract<LeadFact['kind'], `offer_${string}`>;
  readonly leadId: LeadId;
  readonly note: string;
  readonly answers: Readonly<Record<string, WireValue>>;
  readonly now: Date;
}

const mostEvents = 1_000;

/** Writes what became of an offer into its lead, with its way to every destination (FORM-9). */
export async function tellOffer(
  { leads, jobs }: TellStores,
  { kind, leadId, note, answers, now }: OfferNews,
): Promise<readonly LeadEvent[]> {
  const events = await leads.listEvents(leadId, mostEvents);
  const submitted = events.find((one) => one.kind === 'submitted');
  const details = { answers, car: submitted?.details.car ?? null };
  const event = { kind, staffId: null, note, details, at: now };
  const deliveries = await leads.addUpdate(leadId, event, routeOf(events));
  await jobs.enqueueAll(
    deliveries.map((deliveryId) => waitingJob(deliverLeadJob, { deliveryId }, { key: deliveryId })),
  );
  return events;
}
