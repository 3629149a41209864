import type { LeadEvent, LeadEventOf } from '@forecourt/domain/leads/lead-event';

/** The receipt of one sent form among what happened to its lead, by its hash. */
export function findReceipt(events: readonly LeadEvent[], hash: string): LeadEventOf<'receipt'> | null {
  return findReceipts(events).find(({ details }) => details.hash === hash) ?? null;
}

/** The receipts of everything that was sent to a lead. */
export function findReceipts(events: readonly LeadEvent[]): readonly LeadEventOf<'receipt'>[] {
  return events.filter(isReceipt);
}

function isReceipt(event: LeadEvent): event is LeadEventOf<'receipt'> {
  return event.kind === 'receipt';
}
