import type { LeadEvent, LeadEventOf } from '@forecourt/domain/leads/lead-event';

/** The receipt of one sent form among what happened to its lead, by its hash. */
export function findReceipt(events: readonly LeadEvent[], hash: string): LeadEventOf<'receipt'> | null {
  return events.filter(isReceipt).find(({ details }) => details.hash === hash) ?? null;
}

function isReceipt(event: LeadEvent): event is LeadEventOf<'receipt'> {
  return event.kind === 'receipt';
}
