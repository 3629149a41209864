import { bookedHeading } from '@forecourt/domain/leads/thanks-words';
import { longDay, weekdayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { LeadEventOf } from '@forecourt/domain/leads/lead-event';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { longMoment, momentWords, wallTime } from '@forecourt/domain/locations/moment-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { changesOf } from '../leads/record/lead-change.ts';
import { findReceipt } from '../leads/record/find-receipt.ts';
import { hexOf } from '../leads/record/receipt-token.ts';
import { nextWays } from '../leads/pages/next-ways.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { isChangeable, isMovable } from './change-test-drive.ts';
import { bookingEvent } from '../leads/confirm/booking-event.ts';
import { bookingAddress, driveAddress } from '../shared/drive-address.ts';
import { drivePage, type TestDrivePage } from './drive-page.ts';
import { drivenCarOf } from './driven-car.view.ts';
import { summaryOf } from './summary-of.ts';
import { directionsTo } from '../pages/blocks/location-card.ts';
import type { TestDriveAppointment, TestDriveStore } from '../ports/leads/test-drive-store.port.ts';
import type { BookingStepView } from './test-drive-page.view.ts';
import { writeCalendar } from '../leads/confirm/write-calendar.ts';

export interface ShowBookingPorts {
  readonly store: StoreRunner<{
    readonly cars: Pick<CarStore, 'findById'>;
    readonly drives: Pick<TestDriveStore, 'findByLink'>;
    readonly leads: Pick<LeadStore, 'findNameForSender' | 'listEvents'>;
    readonly locations: Pick<LocationStore, 'find'>;
  }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly media: MediaAddresses;
}

interface BookingRequest {
  readonly token: string;
  readonly now: Date;
}

/** Of the secret that this browser holds: the name in a form is told to whoever sent it. */
interface Sender {
  readonly senderHash: Uint8Array | null;
}

/** A visitor's own booking by its link (FORM-12): what was agreed, and the ways to move or cancel it. */
export async function showBooking(
  ports: ShowBookingPorts,
  context: SiteContext,
  { token, now, senderHash }: BookingRequest & Sender,
): Promise<TestDrivePage> {
  const found = await readBooking(ports, context, token, senderHash);
  const none = {
    car: null,
    summary: { model: null, also: null, location: null, when: null, conditions: null },
    back: null,
  };
  if (!found) return drivePage(context, { ...gone, ...none }, 404);
  const { drive, car, location, changes, name, receipt } = found;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const canChange = isChangeable(drive, now);
  const state = drive.cancelledAt !== null ? 'cancelled' : drive.startsAt > now ? 'booked' : 'over';
  const noun = driveNoun(context.settings.stock, car);
  const minutes = drive.endsAt && Math.round((drive.endsAt.getTime() - drive.startsAt.getTime()) / 60_000);
  const allowed = minutes === null ? '' : ` Allow ${minutes} minutes.`;
  const summary = summaryOf(context, location);
  const at = { car: car?.slug ?? null, location: location?.id ?? null, booking: token };
  const view: BookingStepView = {
    step: 'booking',
    state,
    ...(state === 'booked'
      ? { heading: bookedHeading(name, car !== null), text: `${longMoment(drive.startsAt, zone)}.${allowed}` }
      : wordsOf(state, noun)),
    steps:
      state === 'booked'
        ? bookedSteps(drive, { receipt, zone, noun, conditions: summary.conditions, now })
        : [],
    when: [longDay(dateIn(drive.startsAt, zone)), clockWords(wallTime(drive.startsAt, zone))],
    directions: location && directionsTo(location.address, context.settings.locations.directionsText),
    ways: state === 'booked' ? nextWays(context, 'testDrive', car) : [],
    car: car && drivenCarOf(car, context, ports.media),
    calendar: canChange ? bookingAddress(token, '/calendar') : null,
    move: isMovable(drive, changes, now) ? driveAddress(context, 'times', at) : null,
    cancel: canChange
      ? {
          action: bookingAddress(token, '/cancel'),
          fields: [],
          text: `Cancel the ${noun}`,
          shortText: 'Yes, cancel it',
        }
      : null,
    summary: {
      ...summary,
      model: null,
      when: {
        text: longMoment(drive.startsAt, zone),
        note: minutes === null ? '' : `${minutes} minutes`,
      },
    },
    back:
      state === 'booked'
        ? null
        : { text: 'Book another time', href: driveAddress(context, 'times', { car: at.car }) },
  };
  return drivePage(context, view);
}

function wordsOf(state: 'cancelled' | 'over', noun: string) {
  if (state === 'over') return { heading: `Your ${noun}`, text: `This ${noun} has started, or it’s over.` };
  return {
    heading: `Your ${noun} is cancelled`,
    text: 'No worries, and thanks for letting us know. We hope to see you another day.',
  };
}

interface BookedClock {
  readonly receipt: LeadEventOf<'receipt'> | null;
  readonly zone: string;
  readonly noun: string;
  readonly conditions: string | null;
  readonly now: Date;
}

/** When it was booked, and what happens on the day. */
function bookedSteps(
  { startsAt }: TestDriveAppointment,
  { receipt, zone, noun, conditions, now }: BookedClock,
): BookingStepView['steps'] {
  const day = weekdayInWords(dateIn(startsAt, zone));
  return [
    ...(receipt
      ? [
          {
            state: 'done' as const,
            title: `${momentWords(receipt.at, now, zone)}, booked`,
            text: receipt.details.isMailed ? 'We’ve emailed you a link to move or cancel it' : null,
          },
        ]
      : []),
    {
      state: 'next',
      title: `${day} ${clockWords(wallTime(startsAt, zone))}, your ${noun}`,
      text: conditions,
    },
  ];
}

const gone = {
  step: 'booking',
  state: 'gone',
  heading: 'We can’t find this booking',
  text: 'The link may be incomplete. Please use the whole link from your confirmation.',
  steps: [],
  when: [],
  directions: null,
  ways: [],
  calendar: null,
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

async function readBooking(
  { store, tokens }: ShowBookingPorts,
  context: SiteContext,
  token: string,
  senderHash: Uint8Array | null = null,
) {
  const hash = tokens.hash(token);
  return store.run(context.scope, async ({ cars, drives, leads, locations }) => {
    const drive = await drives.findByLink(hash);
    if (!drive) return null;
    const events = await leads.listEvents(drive.leadId, mostEvents);
    return {
      drive,
      changes: changesOf(events),
      receipt: findReceipt(events, hexOf(hash)),
      name: senderHash && (await leads.findNameForSender(drive.leadId, senderHash)),
      car: drive.carId === null ? null : await cars.findById(drive.carId),
      location: drive.locationId === null ? null : await locations.find(drive.locationId),
    };
  });
}
