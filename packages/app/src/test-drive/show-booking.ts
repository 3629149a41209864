import { bookedHeading } from '@forecourt/domain/leads/thanks-words';
import { longDay } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { LeadEventOf } from '@forecourt/domain/leads/lead-event';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { clockName, longMoment, momentWords, wallTime } from '@forecourt/domain/locations/moment-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { driveNoun } from '@forecourt/domain/stock/presentation/drive-noun';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { changesOf } from '../leads/record/lead-change.ts';
import { findReceipt } from '../leads/record/find-receipt.ts';
import { hexOf } from '../leads/record/receipt-token.ts';
import { nextWays } from '../leads/pages/next-ways.ts';
import { zonesOf } from '../leads/pages/receipt-of-form.ts';
import { wholePhoneViewOf } from '../shared/phone-reveal.view.ts';
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
    readonly leads: Pick<LeadStore, 'findForSender' | 'listEvents'>;
    readonly locations: Pick<LocationStore, 'list'>;
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
  const { drive, car, location, changes, name, receipt, moved } = found;
  const zone = location ? locationZone(location, context.zone) : context.zone;
  const clock = location ? '' : clockName(zone, zonesOf(found.locations, context), drive.startsAt);
  const canChange = isChangeable(drive, now);
  const state = drive.cancelledAt !== null ? 'cancelled' : drive.startsAt > now ? 'booked' : 'over';
  const noun = driveNoun(context.settings.stock, car);
  const minutes = drive.endsAt && Math.round((drive.endsAt.getTime() - drive.startsAt.getTime()) / 60_000);
  const allowed = minutes === null ? '' : ` Allow ${minutes} minutes.`;
  const summary = summaryOf(context, location);
  const at = {
    car: car?.slug ?? null,
    model: car ? null : (receipt?.details.about ?? null),
    location: location?.id ?? null,
    booking: token,
  };
  const view: BookingStepView = {
    step: 'booking',
    state,
    tone: state === 'booked' ? (moved ? 'Moved' : 'Booked') : null,
    ...(state === 'booked'
      ? {
          heading: bookedHeading(name, { hasCar: car !== null, isMoved: moved !== null }),
          text: `${longMoment(drive.startsAt, zone, clock)}.${allowed}`,
        }
      : wordsOf(state, noun)),
    steps:
      state === 'booked'
        ? bookedSteps(drive, {
            receipt,
            moved,
            isUnsure: car === null && !receipt?.details.about,
            zone,
            clock,
            noun,
            vehicle: vehicleNoun(1, context.settings.stock),
            conditions: summary.conditions,
            now,
          })
        : state === 'cancelled'
          ? pastSteps(found, { zone, clock, now })
          : [],
    when: [longDay(dateIn(drive.startsAt, zone)), clockWords(wallTime(drive.startsAt, zone))],
    directions:
      state === 'booked' && location
        ? directionsTo(location.address, context.settings.locations.directionsText)
        : null,
    phone: location && wholePhoneViewOf(location),
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
      model: receipt?.details.about ?? null,
      when: {
        text: longMoment(drive.startsAt, zone, clock),
        note: minutes === null ? '' : `${minutes} minutes`,
      },
    },
    back:
      state === 'booked'
        ? null
        : {
            text: state === 'cancelled' ? 'Choose a new time' : 'Book another time',
            href: driveAddress(context, 'times', { ...at, booking: null }),
          },
  };
  return drivePage(context, view);
}

/** What happened to a booking that is off: it was made, perhaps moved, and cancelled. */
function pastSteps(
  { receipt, moved, drive: { cancelledAt } }: Pick<FoundBooking, 'receipt' | 'moved' | 'drive'>,
  { zone, clock, now }: Pick<BookedClock, 'zone' | 'clock' | 'now'>,
): BookingStepView['steps'] {
  const at = (moment: Date) => momentWords(moment, now, zone, clock);
  return [
    ...(receipt ? [{ state: 'done' as const, title: `${at(receipt.at)}, booked`, text: null }] : []),
    ...(moved ? [movedStep(moved, { zone, clock, now })] : []),
    ...(cancelledAt ? [{ state: 'done' as const, title: `${at(cancelledAt)}, cancelled`, text: null }] : []),
  ];
}

function wordsOf(state: 'cancelled' | 'over', noun: string) {
  if (state === 'over') return { heading: `Your ${noun}`, text: `This ${noun} has started, or it’s over.` };
  return {
    heading: `Your ${noun} is cancelled`,
    text: 'No worries, and thanks for letting us know. Whenever it suits you, choose another time.',
  };
}

interface BookedClock {
  readonly receipt: LeadEventOf<'receipt'> | null;
  readonly zone: string;
  readonly clock: string;
  readonly noun: string;
  /** What it is called that is tried out. */
  readonly vehicle: string;
  /** The last time that it was moved. */
  readonly moved: LeadEventOf<'test_drive_moved'> | null;
  /** Nobody said yet what is to be driven. */
  readonly isUnsure: boolean;
  readonly conditions: string | null;
  readonly now: Date;
}

/** When it was booked, and what happens on the day. */
function bookedSteps(
  { startsAt }: TestDriveAppointment,
  { receipt, moved, isUnsure, zone, clock, noun, vehicle, conditions, now }: BookedClock,
): BookingStepView['steps'] {
  return [
    ...(receipt
      ? [
          {
            state: 'done' as const,
            title: `${momentWords(receipt.at, now, zone, clock)}, booked`,
            text: receipt.details.isMailed ? 'We’re emailing you a link to move or cancel it' : null,
          },
        ]
      : []),
    ...(moved ? [movedStep(moved, { zone, clock, now })] : []),
    ...(isUnsure
      ? [
          {
            state: 'next' as const,
            title: 'Before then, we’ll ring you',
            text: `To ask what you need it for, so the right ${vehicle} is ready`,
          },
        ]
      : []),
    {
      state: isUnsure ? 'later' : 'next',
      title: `${longMoment(startsAt, zone, clock)}: your ${noun}`,
      text: conditions,
    },
  ];
}

function movedStep(
  { at, details }: LeadEventOf<'test_drive_moved'>,
  { zone, clock, now }: Pick<BookedClock, 'zone' | 'clock' | 'now'>,
): BookingStepView['steps'][number] {
  const text = details.from ? `It was ${longMoment(new Date(details.from), zone, clock)}` : null;
  return { state: 'done', title: `${momentWords(at, now, zone, clock)}, moved`, text };
}

const gone = {
  step: 'booking',
  state: 'gone',
  heading: 'We can’t find this booking',
  text: 'The link may be incomplete. Please use the whole link from your confirmation.',
  steps: [],
  when: [],
  directions: null,
  phone: null,
  tone: null,
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

type FoundBooking = NonNullable<Awaited<ReturnType<typeof readBooking>>>;

const mostEvents = 1_000;
const mostLocations = 1_000;

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
    const all = await locations.list(mostLocations);
    return {
      drive,
      moved: events.findLast((event) => event.kind === 'test_drive_moved') ?? null,
      changes: changesOf(events),
      receipt: findReceipt(events, hexOf(hash)),
      name: (senderHash && (await leads.findForSender(drive.leadId, senderHash)))?.name ?? null,
      car: drive.carId === null ? null : await cars.findById(drive.carId),
      location: all.find(({ id }) => id === drive.locationId) ?? null,
      locations: all,
    };
  });
}
