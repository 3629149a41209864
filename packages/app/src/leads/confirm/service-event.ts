import { atLocalTime } from '@forecourt/domain/core/zoned-time';
import type { LeadId } from '@forecourt/domain/core/ids';
import type { Location } from '@forecourt/domain/locations/location';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import type { BookedService } from '../record/booked-service.ts';
import { locationLine } from './location-line.ts';
import type { CalendarEvent } from './write-calendar.ts';

interface Booked {
  readonly leadId: LeadId;
  readonly location: Location | null;
  /** Of its own page; null where that is not known. */
  readonly url: string | null;
  readonly now: Date;
}

const dropOffMs = 15 * 60_000;

/** A booked service for a calendar, the same file from the page and from the mail. */
export function serviceEvent(
  { day, time, changes, isCancelled }: BookedService,
  { leadId, location, url, now }: Booked,
  { siteName, zone: siteZone }: { readonly siteName: string; readonly zone: string },
): CalendarEvent {
  const zone = location ? locationZone(location, siteZone) : siteZone;
  const startsAt = time ? atLocalTime(day, time, zone) : null;
  return {
    uid: leadId,
    sequence: changes,
    when: startsAt ? { startsAt, endsAt: new Date(startsAt.getTime() + dropOffMs) } : { day },
    zone,
    title: `Service: ${siteName}`,
    place: locationLine(location) ?? siteName,
    description: startsAt ? 'Drop your car off.' : 'We’ll call you to agree on the time.',
    url,
    isCancelled,
    now,
  };
}
