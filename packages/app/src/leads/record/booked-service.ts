import { atLocalTime } from '@forecourt/domain/core/zoned-time';
import type { LeadEvent, ReceiptDetails } from '@forecourt/domain/leads/lead-event';
import { dropOffTimeName, serviceDayName } from '@forecourt/domain/service-booking/service-booking-form';
import { changesOf, mostChanges } from './lead-change.ts';

/** A booked service as it is now, after every change of its visitor. */
export interface BookedService {
  /** 2026-03-31. */
  readonly day: string;
  /** 07:30; null where the time is agreed by phone. */
  readonly time: string | null;
  readonly isMoved: boolean;
  readonly isCancelled: boolean;
  readonly changes: number;
}

/** The service of a form, by what happened to its lead; null where it booked none. */
export function bookedService(
  { day, time }: Pick<ReceiptDetails, 'day' | 'time'>,
  events: readonly LeadEvent[],
): BookedService | null {
  if (!day) return null;
  const moved = events.findLast((event) => event.kind === 'service_moved')?.details.answers ?? {};
  const { [serviceDayName]: movedDay, [dropOffTimeName]: movedTime } = moved;
  const isMoved = typeof movedDay === 'string';
  return {
    day: isMoved ? movedDay : day,
    time: isMoved ? (typeof movedTime === 'string' ? movedTime : null) : (time ?? null),
    isMoved,
    isCancelled: events.some(({ kind }) => kind === 'service_cancelled'),
    changes: changesOf(events),
  };
}

/** When the car is expected; without a time, when its day begins. */
export function serviceStartsAt({ day, time }: Pick<BookedService, 'day' | 'time'>, zone: string): Date {
  return atLocalTime(day, time ?? '00:00', zone);
}

/** Whether it can still be cancelled: it stands, and the car is not expected yet. */
export function isServiceChangeable(service: BookedService, zone: string, now: Date): boolean {
  return !service.isCancelled && serviceStartsAt(service, zone) > now;
}

/** Whether it can be moved too: who has moved it often is better served by a call. */
export function isServiceMovable(service: BookedService, zone: string, now: Date): boolean {
  return isServiceChangeable(service, zone, now) && service.changes < mostChanges;
}
