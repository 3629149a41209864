import { longMoment } from '@forecourt/domain/locations/moment-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { changesOf } from '../leads/record/lead-change.ts';
import { findReceipt } from '../leads/record/find-receipt.ts';
import { hexOf, receiptToken } from '../leads/record/receipt-token.ts';
import { receiptsRoot } from '../leads/pages/show-receipt.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { TestDriveStore } from '../ports/leads/test-drive-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { isChangeable, isMovable } from './change-test-drive.ts';
import { bookingEvent } from '../leads/confirm/booking-event.ts';
import { bookingAddress, driveAddress } from '../shared/drive-address.ts';
import { drivePage, type TestDrivePage } from './drive-page.ts';
import { drivenCarOf } from './driven-car.view.ts';
import { summaryOf } from './show-times.ts';
import type { BookingStepView } from './test-drive-page.view.ts';
import { writeCalendar } from '../leads/confirm/write-calendar.ts';

export interface ShowBookingPorts {
  readonly store: StoreRunner<{
    readonly cars: Pick<CarStore, 'findById'>;
    readonly drives: Pick<TestDriveStore, 'findByLink'>;
    readonly leads: Pick<LeadStore, 'listEvents'>;
    readonly locations: Pick<LocationStore, 'find'>;
  }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly media: MediaAddresses;
}

interface BookingRequest {
  readonly token: string;
  readonly now: Date;
}

/** A visitor's own booking by its link (FORM-12): what was agreed, and the ways to move or cancel it. */
export async function showBooking(
  ports: ShowBookingPorts,
  context: SiteContext,
  { token, now }: BookingRequest,
): Promise<TestDrivePage> {
  const found = await readBooking(ports, context, token);
  const none = { car: null, summary: { location: null, when: null, conditions: null }, back: null };
  if (!found) return drivePage(context, { ...gone, ...none }, 404);
  const { drive, car, location, changes, hasReceipt } = found;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const canChange = isChangeable(drive, now);
  const state = drive.cancelledAt !== null ? 'cancelled' : drive.startsAt > now ? 'booked' : 'over';
  const at = { car: car?.slug ?? null, location: location?.id ?? null, booking: token };
  const view: BookingStepView = {
    step: 'booking',
    state,
    ...wordsOf[state],
    car: car && drivenCarOf(car, context, ports.media),
    calendar: canChange ? bookingAddress(token, '/calendar') : null,
    follow: hasReceipt
      ? {
          href: `${receiptsRoot}${receiptToken(drive.leadId, token)}`,
          text: 'See when it reached the dealership',
        }
      : null,
    move: isMovable(drive, changes, now) ? driveAddress(context, 'times', at) : null,
    cancel: canChange
      ? {
          action: bookingAddress(token, '/cancel'),
          fields: [],
          text: 'Cancel the test drive',
          shortText: 'Yes, cancel it',
        }
      : null,
    summary: {
      ...summaryOf(context, location),
      when: {
        text: longMoment(drive.startsAt, zone),
        note:
          drive.endsAt === null
            ? ''
            : `${Math.round((drive.endsAt.getTime() - drive.startsAt.getTime()) / 60_000)} minutes`,
      },
    },
    back:
      state === 'booked'
        ? null
        : { text: 'Book another time', href: driveAddress(context, 'times', { car: at.car }) },
  };
  return drivePage(context, view);
}

const wordsOf = {
  booked: {
    heading: 'Your test drive is booked',
    text: 'Keep this page: it is the way to move or cancel your test drive.',
  },
  cancelled: {
    heading: 'Your test drive is cancelled',
    text: 'The time is free for somebody else. We hope to see you another day.',
  },
  over: { heading: 'Your test drive', text: 'This test drive has begun, or is over.' },
} as const;

const gone = {
  step: 'booking',
  state: 'gone',
  heading: 'This booking cannot be found',
  text: 'The link may be incomplete. Please use the whole link from your confirmation.',
  calendar: null,
  follow: null,
  move: null,
  cancel: null,
} as const;

/** The booking as a calendar file; null where there is none. */
export async function bookingCalendar(
  ports: ShowBookingPorts,
  context: SiteContext,
  { token, now, protocol, host }: BookingRequest & { readonly protocol: string; readonly host: string },
): Promise<string | null> {
  const found = await readBooking(ports, context, token);
  if (!found) return null;
  const { drive, car, location, changes } = found;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const url = `${protocol}://${host}${bookingAddress(token)}`;
  const carName = car && fullCarName(car);
  const { site, settings } = context;
  return writeCalendar(
    bookingEvent(
      { drive, carName, location, zone, url, changes, now },
      { siteName: site.name, testDrive: settings.testDrive },
    ),
  );
}

const mostEvents = 1_000;

async function readBooking({ store, tokens }: ShowBookingPorts, context: SiteContext, token: string) {
  const hash = tokens.hash(token);
  return store.run(context.scope, async ({ cars, drives, leads, locations }) => {
    const drive = await drives.findByLink(hash);
    if (!drive) return null;
    const events = await leads.listEvents(drive.leadId, mostEvents);
    return {
      drive,
      changes: changesOf(events),
      hasReceipt: findReceipt(events, hexOf(hash)) !== null,
      car: drive.carId === null ? null : await cars.findById(drive.carId),
      location: drive.locationId === null ? null : await locations.find(drive.locationId),
    };
  });
}
