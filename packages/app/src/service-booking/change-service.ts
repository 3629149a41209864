import { longDay } from '@forecourt/domain/core/day-words';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { LeadId } from '@forecourt/domain/core/ids';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import type { Location } from '@forecourt/domain/locations/location';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { dropOffTimeName, serviceDayName } from '@forecourt/domain/service-booking/service-booking-form';
import { tellChange, type ChangeStores } from '../leads/change/tell-change.ts';
import { sealReceipt } from '../leads/confirm/seal-receipt.ts';
import {
  bookedService,
  isServiceChangeable,
  isServiceMovable,
  serviceStartsAt,
  type BookedService,
} from '../leads/record/booked-service.ts';
import { findReceipt } from '../leads/record/find-receipt.ts';
import { bytesOfHex, readReceiptToken, type ReceiptTokens } from '../leads/record/receipt-token.ts';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import type { ServicePlaceStore } from '../ports/leads/service-place-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../site/site-context.ts';

interface FindStores {
  readonly leads: Pick<LeadStore, 'findBySubmission' | 'listEvents'>;
  readonly locations: Pick<LocationStore, 'list'>;
  readonly servicePlaces: Pick<ServicePlaceStore, 'find'>;
}

type Stores = FindStores & ChangeStores & { readonly servicePlaces: ServicePlaceStore };

export interface ChangeServicePorts {
  readonly store: StoreRunner<Stores>;
  readonly tokens: ReceiptTokens;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

export interface FoundService {
  readonly leadId: LeadId;
  readonly service: BookedService;
  /** Where the car is expected. */
  readonly location: Location;
  readonly zone: string;
  readonly hash: string;
  readonly secret: string;
}

const mostEvents = 1_000;
const mostLocations = 1_000;

/** The booked service of a link that still has its place in a workshop; null where there is none. */
export async function findService(
  { leads, locations, servicePlaces }: FindStores,
  { zone: siteZone }: Pick<SiteContext, 'zone'>,
  tokens: ReceiptTokens,
  token: string,
): Promise<FoundService | null> {
  const read = readReceiptToken(tokens, token);
  const leadId = read && (await leads.findBySubmission(read.submissionId));
  if (!leadId) return null;
  const events = await leads.listEvents(leadId, mostEvents);
  const receipt = findReceipt(events, read.hash);
  const service = receipt && bookedService(receipt.details, events);
  const place = service && (await servicePlaces.find(leadId));
  const location = place && (await locations.list(mostLocations)).find(({ id }) => id === place.locationId);
  if (!location) return null;
  const { hash, secret } = read;
  return { leadId, service, location, zone: locationZone(location, siteZone), hash, secret };
}

/**
 * Cancels a booked service by the visitor's own link: its place is free at once, and staff and visitor are told with it
 * or not at all (FORM-9). A second press changes nothing.
 */
export async function cancelService(
  { store, tokens, codeKeys }: ChangeServicePorts,
  context: SiteContext,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<void> {
  await store.run(context.scope, async (stores) => {
    const found = await findService(stores, context, tokens, token);
    if (!found || !isServiceChangeable(found.service, found.zone, now)) return;
    if (!(await stores.servicePlaces.giveUp(found.leadId))) return;
    const { service } = found;
    await tell(stores, context, codeKeys, found, {
      kind: 'service_cancelled',
      note: `The visitor cancelled the service of ${whenWords(service)}.`,
      answers: { ...answersOf(service), booking_status: 'Cancelled' },
      now,
    });
  });
}

export interface WantedService {
  readonly token: string;
  readonly day: string;
  readonly time: string | null;
  readonly now: Date;
}

/** Moves a booked service to another day or time of the same workshop. Whether that is open is known before. */
export async function moveService(
  { store, tokens, codeKeys }: ChangeServicePorts,
  context: SiteContext,
  { token, day, time, now }: WantedService,
): Promise<Result<null, 'full' | 'gone'>> {
  const { carsPerDay: perDay, carsPerDropOff: perTime } = context.settings.serviceBooking;
  return store.run(context.scope, async (stores) => {
    const found = await findService(stores, context, tokens, token);
    if (!found || !isServiceMovable(found.service, found.zone, now)) return fail('gone');
    const { leadId, location, service } = found;
    // Pressed twice, it is moved once.
    if (service.day === day && service.time === time) return ok(null);
    const wanted = { locationId: location.id, day, dropOff: time, perDay, perTime };
    const moved = await stores.servicePlaces.move(wanted, leadId);
    if (moved !== 'moved') return fail(moved);
    await tell(stores, context, codeKeys, found, {
      kind: 'service_moved',
      note: `The visitor moved the service from ${whenWords(service)} to ${whenWords({ day, time })}, ${location.name}.`,
      answers: { ...answersOf({ day, time }), booking_location: location.name, booking_status: 'Moved' },
      now,
    });
    return ok(null);
  });
}

type When = Pick<BookedService, 'day' | 'time'>;

/** Friday 27 November, 8:30am. */
export function whenWords({ day, time }: When): string {
  return time === null ? longDay(day) : `${longDay(day)}, ${clockWords(time)}`;
}

function answersOf({ day, time }: When): Readonly<Record<string, string>> {
  return { [serviceDayName]: day, ...(time !== null && { [dropOffTimeName]: time }) };
}

function tell(
  stores: ChangeStores,
  { site }: Pick<SiteContext, 'site'>,
  codeKeys: Pick<CodeKeys, 'seal'>,
  { leadId, service, zone, hash, secret }: FoundService,
  change: Pick<Parameters<typeof tellChange>[1], 'kind' | 'note' | 'answers' | 'now'>,
): Promise<void> {
  return tellChange(stores, {
    ...change,
    leadId,
    from: serviceStartsAt(service, zone),
    hash: bytesOfHex(hash),
    sealed: sealReceipt(codeKeys, site.id, secret),
  });
}
