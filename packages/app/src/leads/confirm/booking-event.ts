import { shortMoment } from '@forecourt/domain/locations/moment-words';
import type { Location } from '@forecourt/domain/locations/location';
import type { TestDriveAppointment } from '../../ports/leads/test-drive-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { CalendarEvent } from './write-calendar.ts';
import { locationLine } from './location-line.ts';

interface Booked {
  readonly drive: TestDriveAppointment;
  /** As its buyer knows it. */
  readonly carName: string | null;
  readonly location: Location | null;
  readonly zone: string;
  /** The visitor's own link to the booking. */
  readonly url: string;
  /** How often it was moved or cancelled. */
  readonly changes: number;
  readonly now: Date;
}

const msPerMinute = 60_000;

/** A test drive for a calendar: the same file from the visitor's page and from the mail. */
export function bookingEvent(
  { drive, carName, location, zone, url, changes, now }: Booked,
  { siteName, testDrive }: { readonly siteName: string } & Pick<SiteContext['settings'], 'testDrive'>,
): CalendarEvent {
  const { leadId, startsAt, cancelledAt } = drive;
  // Once it is cancelled nobody keeps a place for it, and its end with it.
  const endsAt = drive.endsAt ?? new Date(startsAt.getTime() + testDrive.slotMinutes * msPerMinute);
  return {
    uid: leadId,
    sequence: changes,
    when: { startsAt, endsAt },
    zone,
    title: `Test drive: ${carName ?? siteName}`,
    place: locationLine(location) ?? siteName,
    description: [shortMoment(startsAt, zone), testDrive.conditions, url].filter(Boolean).join('\n'),
    url,
    isCancelled: cancelledAt !== null,
    now,
  };
}
