import { longDay } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { longMoment } from '@forecourt/domain/locations/moment-words';
import { openWords } from '@forecourt/domain/locations/open-words';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import { writeCalendar } from '../../leads/confirm/write-calendar.ts';
import { locationLine } from '../../leads/confirm/location-line.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { KeptOffer, OfferJourney } from '../../ports/trade-in/offer-store.port.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import type { Page } from '../../shared/page.view.ts';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { drawTimes, nothingFree } from '../../test-drive/draw-times.ts';
import { isLeftToVisitor, locationGroups } from '../../test-drive/location-groups.ts';
import {
  chosenLocation,
  drivingLocations,
  locationTimes,
  type TestDriveStores,
} from '../../test-drive/test-drive-times.ts';
import { inspectionEvent, inspectionHash } from '../inspection.ts';
import { offeredCarName } from '../offered-car.ts';
import { papersText } from '../offer-promises.ts';
import type { InspectionStepView } from './inspection-step.view.ts';
import { journeyHead } from './journey-head.ts';
import { pressOf } from './offer-parts.ts';

export type InspectionPage = Page<'offer-inspection', InspectionStepView>;

export interface InspectionPagePorts {
  readonly store: StoreRunner<TestDriveStores>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
}

/** Where and when, as far as it is chosen. */
export interface InspectionChoice {
  readonly location: string | null;
  readonly day: string | null;
  readonly time: string | null;
}

export interface ShownInspection {
  readonly journey: OfferJourney;
  readonly offer: Pick<KeptOffer, 'validUntil'> | null;
  readonly choice: InspectionChoice;
  /** Somebody was faster. */
  readonly isTaken?: boolean;
  readonly message?: string;
  readonly now: Date;
}

/** The address of a choice, so that every step of it is a link. */
function inspectionAddress({ location, day, time }: InspectionChoice): string {
  const query = Object.entries({ location, day, time })
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&');
  return query === '' ? offerPaths.inspection : `${offerPaths.inspection}?${query}`;
}

/** The last moment is the end of a day, so that the one before it names the day. */
function lastDayText({ validUntil }: Pick<KeptOffer, 'validUntil'>, zone: string): string {
  const lastDay = longDay(dateIn(new Date(validUntil.getTime() - 1), zone));
  return `Our number stands until ${lastDay}. Come later and we’ll work out a new one.`;
}

/** Where and when a car is looked at: the times of the test drives, which the same people keep. */
export async function showInspection(
  { store, tokens }: InspectionPagePorts,
  context: SiteContext,
  { journey, offer, choice, isTaken = false, message, now }: ShownInspection,
): Promise<InspectionPage> {
  const holder = inspectionHash(tokens, journey);
  const { locations, found, booked } = await store.run(context.scope, async (stores) => {
    const all = await drivingLocations(stores, context, null);
    const isOpen = choice.location === null && isLeftToVisitor(all);
    const location = isOpen ? null : chosenLocation(all, choice.location);
    const times = location && (await locationTimes(stores, context, location, { car: null, holder, now }));
    return { locations: all, found: times, booked: await stores.drives.findByLink(holder) };
  });
  const present = booked?.cancelledAt === null ? booked : null;
  const at = { ...choice, location: found?.location.id ?? null };
  const drawn =
    found &&
    drawTimes(context, found, {
      choice: at,
      wasTaken: isTaken,
      moving: present,
      now,
      href: (chosen) => inspectionAddress({ ...at, time: null, ...chosen }),
      press: ({ day, slot }) =>
        pressOf(offerPaths.inspection, `${present ? 'Move to' : 'Book'} ${clockWords(slot.time)}`, [
          ...(at.location === null ? [] : [['location', at.location] as const]),
          ['day', day],
          ['time', slot.time],
        ]),
    });
  const where = locations.find(({ id }) => id === present?.locationId) ?? null;
  const view: InspectionStepView = {
    ...journeyHead(context, journey, {
      heading: present ? 'Move the inspection' : 'When can we look at it?',
      lead: offer && lastDayText(offer, context.zone),
      now,
    }),
    message: message ?? null,
    step: 'inspection',
    present:
      present &&
      [
        longMoment(present.startsAt, where ? locationZone(where, context.zone) : context.zone),
        locationLine(where),
      ]
        .filter(Boolean)
        .join(', '),
    locations: locationGroups(
      locations,
      (location) => ({
        href: inspectionAddress({ location: location.id, day: null, time: null }),
        name: placeName(location.name),
        isChosen: location.id === at.location,
        isHere: false,
        note: openWords(calendarOf(location, context.zone, context.publicHolidays), now).text,
      }),
      choice.location !== null,
    ),
    days: drawn?.days ?? [],
    times: drawn?.times ?? null,
    notice: drawn?.notice ?? (found === null || drawn?.hasFree === true ? null : nothingFree),
    press: drawn?.press ?? null,
    when: drawn?.when ?? null,
    place: locationLine(found?.location ?? null),
    bring: papersText,
    home: { text: 'Back to the offer', href: offerPaths.journey },
  };
  const status = isTaken ? 422 : 200;
  const head = unlistedHead(context, view.heading);
  return { kind: 'offer-inspection', status, head, view, validUntil: now, isDegraded: false };
}

const mostLocations = 1_000;

/** The inspection of a journey as a calendar file; null where none is booked. */
export async function inspectionCalendar(
  { store, tokens }: InspectionPagePorts,
  context: SiteContext,
  { journey, now }: { readonly journey: OfferJourney; readonly now: Date },
): Promise<string | null> {
  const { appointment, locations } = await store.run(context.scope, async (stores) => ({
    appointment: await stores.drives.findByLink(inspectionHash(tokens, journey)),
    locations: await stores.locations.list(mostLocations),
  }));
  if (appointment?.cancelledAt !== null) return null;
  return writeCalendar(
    inspectionEvent({
      appointment,
      location: locations.find(({ id }) => id === appointment.locationId) ?? null,
      carName: offeredCarName(journey.lookup?.vehicle ?? null),
      siteName: context.site.name,
      siteZone: context.zone,
      bring: papersText,
      minutes: context.settings.testDrive.slotMinutes,
      now,
    }),
  );
}
