import { longDay, shortDay } from '@forecourt/domain/core/day-words';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { longMoment, shortMoment } from '@forecourt/domain/locations/moment-words';
import type { LeadId } from '@forecourt/domain/core/ids';
import type { LeadEvent, ReceiptDetails } from '@forecourt/domain/leads/lead-event';
import type { Location } from '@forecourt/domain/locations/location';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import type { TestDriveAppointment } from '../../ports/leads/test-drive-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { bookingEvent } from './booking-event.ts';
import { bookingAddress } from '../../shared/drive-address.ts';
import { serviceEvent } from './service-event.ts';
import type { CalendarEvent } from './write-calendar.ts';
import { locationLine } from './location-line.ts';
import { bookedService } from '../record/booked-service.ts';
import { changesOf } from '../record/lead-change.ts';

interface Found {
  readonly leadId: LeadId;
  readonly drive: TestDriveAppointment | null;
  readonly events: readonly LeadEvent[];
  /** Of a service the day and time of its drop-off, of a test drive the model where it is of no car of the stock. */
  readonly details: Pick<ReceiptDetails, 'day' | 'time' | 'about'>;
  readonly locations: readonly Location[];
  /** Whose people answer. */
  readonly location: Location | null;
  readonly secret: string;
  /** The address of the form's own page. */
  readonly follow: string;
  /** https://harbour.example */
  readonly origin: string;
  readonly now: Date;
}

interface OfSite extends Pick<SiteContext, 'settings' | 'zone'> {
  readonly siteName: string;
}

/** What the confirmation of a booking says of it. */
export interface ConfirmedBooking {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly string[];
  readonly event: CalendarEvent;
}

/** The booking of a lead as its visitor is told of it, as it is now; null where nothing is booked. */
export function confirmedBooking(found: Found, site: OfSite): ConfirmedBooking | null {
  const { drive } = found;
  return drive ? ofDrive(drive, found, site) : ofService(found, site);
}

function ofDrive(
  drive: TestDriveAppointment,
  { events, details, locations, secret, origin, now }: Found,
  { siteName, zone: siteZone, settings }: OfSite,
): ConfirmedBooking {
  const { testDrive } = settings;
  const noun = driveNoun(settings.stock);
  const location = locations.find(({ id }) => id === drive.locationId) ?? null;
  const zone = location ? locationZone(location, siteZone) : siteZone;
  const changes = changesOf(events);
  const { car } = events.find((event) => event.kind === 'submitted')?.details ?? { car: null };
  const carName = car?.name ?? details.about ?? null;
  const isCancelled = drive.cancelledAt !== null;
  const url = `${origin}${bookingAddress(secret)}`;
  const state = isCancelled ? 'is cancelled' : changes > 0 ? 'has moved' : 'is booked';
  const facts = [longMoment(drive.startsAt, zone), carName, locationLine(location)]
    .filter(Boolean)
    .join('\n');
  const conditions = testDrive.conditions.trim();
  return {
    subject: `Your ${noun} ${state}, ${shortMoment(drive.startsAt, zone)}`,
    paragraphs: [
      `Your ${noun} ${state}.`,
      facts,
      ...(conditions === '' || isCancelled ? [] : [conditions]),
      `${isCancelled ? 'Your booking' : 'Move or cancel it'}:\n${url}`,
    ],
    links: [url],
    event: bookingEvent({ drive, carName, location, zone, url, changes, now }, { siteName, testDrive }),
  };
}

function ofService(
  { leadId, details, events, location, follow, now }: Found,
  { siteName, zone }: OfSite,
): ConfirmedBooking | null {
  const booked = bookedService(details, events);
  if (!booked) return null;
  const { day, time, isMoved, isCancelled } = booked;
  const when = time ? `${longDay(day)}, ${clockWords(time)}` : longDay(day);
  const state = isCancelled ? ' is cancelled' : isMoved ? ' has moved' : '';
  return {
    subject: `Your service booking${state}, ${shortDay(day)}`,
    paragraphs: [
      ...(state === '' ? [] : [`Your service booking${state}.`]),
      [`${time ? 'Drop-off' : 'Your day'}: ${when}`, locationLine(location)].filter(Boolean).join('\n'),
      `${isCancelled ? 'Your booking' : 'Move or cancel it'}:\n${follow}`,
    ],
    links: [follow],
    event: serviceEvent(booked, { leadId, location, url: follow, now }, { siteName, zone }),
  };
}
