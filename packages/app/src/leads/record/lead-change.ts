import type { LeadChangeKind, LeadEvent, LeadEventOf } from '@forecourt/domain/leads/lead-event';

/** The events by which visitors change what they booked or were offered, and what staff are told above everything else. */
const titles: Readonly<Record<LeadChangeKind, string>> = {
  test_drive_moved: 'Test drive moved',
  test_drive_cancelled: 'Test drive cancelled',
  service_moved: 'Service moved',
  service_cancelled: 'Service cancelled',
  offer_made: 'Offer made online',
  offer_accepted: 'Offer accepted',
  offer_asked: 'Wants to talk about the offer',
  offer_inspection: 'Inspection booked',
};

export function isChange(event: LeadEvent): event is LeadEventOf<LeadChangeKind> {
  return event.kind in titles;
}

/** What a change is called; null where an event is none. */
export function changeTitle(event: LeadEvent): string | null {
  return isChange(event) ? titles[event.kind] : null;
}

/** How often a booking was changed: a calendar takes the file with the higher number. */
export function changesOf(events: readonly LeadEvent[]): number {
  return events.filter(isChange).length;
}

/** Each move is told to staff and to the visitor: nobody's mailbox is filled with them. */
export const mostChanges = 10;
