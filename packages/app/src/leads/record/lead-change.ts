import type { LeadChangeKind, LeadEvent } from '@forecourt/domain/leads/lead-event';

/** The events by which visitors change what they booked, and what staff are told above everything else. */
const titles: Readonly<Record<LeadChangeKind, string>> = {
  test_drive_moved: 'Test drive moved',
  test_drive_cancelled: 'Test drive cancelled',
};

/** What a change is called; null where an event is none. */
export function changeTitle({ kind }: Pick<LeadEvent, 'kind'>): string | null {
  return kind === 'test_drive_moved' || kind === 'test_drive_cancelled' ? titles[kind] : null;
}

/** How often a booking was changed: a calendar takes the file with the higher number. */
export function changesOf(events: readonly Pick<LeadEvent, 'kind'>[]): number {
  return events.filter((event) => changeTitle(event) !== null).length;
}
