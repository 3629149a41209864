import type { LeadEvent } from '@forecourt/domain/leads/lead-event';

/** The events by which visitors change what they booked, and what staff are told above everything else. */
const titles = {
  test_drive_moved: 'Test drive moved',
  test_drive_cancelled: 'Test drive cancelled',
} as const;

export type LeadChangeKind = keyof typeof titles;

/** What a change is called; null where an event is none. */
export function changeTitle(kind: string): string | null {
  return Object.hasOwn(titles, kind) ? titles[kind as LeadChangeKind] : null;
}

/** How often a booking was changed: a calendar takes the file with the higher number. */
export function changesOf(events: readonly Pick<LeadEvent, 'kind'>[]): number {
  return events.filter(({ kind }) => changeTitle(kind) !== null).length;
}
