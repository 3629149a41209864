import type { DealershipId, LeadId } from '@forecourt/domain/core/ids';
import type { LeadChangeKind, LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import { confirmLeadJob } from '../confirm/confirm-lead.job.ts';
import { deliverLeadJob } from '../deliver/deliver-lead.job.ts';
import { findReceipt } from '../record/find-receipt.ts';
import { changesOf } from '../record/lead-change.ts';
import { hexOf } from '../record/receipt-token.ts';

export interface ChangeStores {
  readonly leads: Pick<LeadStore, 'addUpdate' | 'listEvents'>;
  readonly jobs: JobQueue;
}

/** A change of what a visitor booked. */
export interface BookingChange {
  readonly kind: LeadChangeKind;
  readonly leadId: LeadId;
  /** When it was to begin before. */
  readonly from: Date;
  /** Of the secret that opens the booking, and that secret, sealed. */
  readonly hash: Uint8Array;
  readonly sealed: string;
  readonly note: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly now: Date;
}

const mostEvents = 1_000;

/** Writes the change into the lead, with its way to every destination and to the visitor (FORM-9). */
export async function tellChange({ leads, jobs }: ChangeStores, change: BookingChange): Promise<void> {
  const { kind, leadId, from, hash, sealed, note, answers, now } = change;
  const events = await leads.listEvents(leadId, mostEvents);
  const submitted = events.find((one) => one.kind === 'submitted');
  const details = { from: from.toISOString(), answers, car: submitted?.details.car ?? null };
  const event = { kind, staffId: null, note, details, at: now };
  for (const deliveryId of await leads.addUpdate(leadId, event, routeOf(events))) {
    await jobs.enqueue(deliverLeadJob, { deliveryId }, { key: deliveryId });
  }
  const hex = hexOf(hash);
  // Who got no copy of the form, because it looked like a machine's, gets none of its changes.
  if (findReceipt(events, hex)?.details.isMailed !== true) return;
  const number = changesOf(events) + 1;
  await jobs.enqueue(
    confirmLeadJob,
    { leadId, sealed, hash: hex, change: number },
    { key: `${hex}:${number}` },
  );
}

/** Whom the lead itself went to; of one that says nothing, the account's own address. */
export function routeOf(events: readonly LeadEvent[]): readonly DealershipId[] {
  return events.find((event) => event.kind === 'routed')?.details.deliverTo ?? [];
}
