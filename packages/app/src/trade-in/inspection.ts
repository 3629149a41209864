import type { Location } from '@forecourt/domain/locations/location';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { shortMoment } from '@forecourt/domain/locations/moment-words';
import type { CalendarEvent } from '../leads/confirm/write-calendar.ts';
import { locationLine } from '../leads/confirm/location-line.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { TestDriveAppointment } from '../ports/leads/test-drive-store.port.ts';
import type { OfferJourney } from '../ports/trade-in/offer-store.port.ts';

/**
 * Under which the inspection of a car is found: by whoever has its journey, and under no link of test drives. It takes a
 * time of the same people, so that neither is in the way of the other.
 */
export function inspectionHash(
  tokens: Pick<SessionTokens, 'hash'>,
  { id, plate }: Pick<OfferJourney, 'id' | 'plate'>,
): Uint8Array {
  return tokens.hash(`inspection ${plate?.rego} ${plate?.state} ${id}`);
}

interface Inspected {
  readonly appointment: TestDriveAppointment;
  readonly location: Location | null;
  readonly carName: string;
  readonly siteName: string;
  readonly siteZone: string;
  readonly bring: string;
  readonly minutes: number;
  readonly now: Date;
}

const msPerMinute = 60_000;

/** An inspection for a calendar: the same file from the page and from the mail. */
export function inspectionEvent(of: Inspected): CalendarEvent {
  const { appointment, location, carName, siteName, siteZone, bring, minutes, now } = of;
  const { startsAt, leadId } = appointment;
  const zone = location ? locationZone(location, siteZone) : siteZone;
  const endsAt = appointment.endsAt ?? new Date(startsAt.getTime() + minutes * msPerMinute);
  return {
    uid: leadId,
    // A later file replaces an earlier one: the moment at which it was made counts.
    sequence: Math.floor(now.getTime() / 1_000) % 1_000_000_000,
    when: { startsAt, endsAt },
    zone,
    title: `Inspection of your ${carName}: ${siteName}`,
    place: locationLine(location) ?? siteName,
    description: [shortMoment(startsAt, zone), bring].join('\n'),
    url: null,
    isCancelled: false,
    now,
  };
}
