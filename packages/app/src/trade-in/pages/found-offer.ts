import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { Location } from '@forecourt/domain/locations/location';
import type { Car } from '@forecourt/domain/stock/car/car';
import { findReceipts } from '../../leads/record/find-receipt.ts';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { TestDriveAppointment, TestDriveStore } from '../../ports/leads/test-drive-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { KeptOffer, OfferJourney, OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import type { SentDetails, TradeInStore } from '../../ports/trade-in/trade-in-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { inspectionHash } from '../inspection.ts';

export interface OfferStepPorts {
  readonly store: StoreRunner<{
    readonly offers: Pick<OfferStore, 'findOffer' | 'listOffers'>;
    readonly tradeIns: Pick<TradeInStore, 'findDetails'>;
    readonly leads: Pick<LeadStore, 'listEvents'>;
    readonly drives: Pick<TestDriveStore, 'findByLink'>;
    readonly locations: Pick<LocationStore, 'list'>;
    readonly cars: Pick<CarStore, 'findById'>;
  }>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly media: MediaAddresses;
}

/** What is known of a journey that has come to its offer. */
export interface FoundOffer {
  readonly journey: OfferJourney;
  readonly offer: KeptOffer | null;
  /** In whose place this one stands. */
  readonly before: KeptOffer | null;
  readonly details: SentDetails | null;
  readonly events: readonly LeadEvent[];
  /** When the form came, by when it is answered, and by whom. */
  readonly received: { readonly at: Date; readonly due: Date; readonly isMailed: boolean } | null;
  readonly location: Location | null;
  readonly inspection: TestDriveAppointment | null;
  readonly inspectedAt: Location | null;
  readonly towards: Car | null;
}

const mostEvents = 1_000;
const mostLocations = 1_000;

export async function findOffer(
  { store, tokens }: Pick<OfferStepPorts, 'store' | 'tokens'>,
  { scope }: Pick<SiteContext, 'scope'>,
  journey: OfferJourney,
): Promise<FoundOffer> {
  const { leadId, plate, towardsCarId } = journey;
  const found = await store.run(scope, async ({ offers, tradeIns, leads, drives, locations, cars }) => ({
    offer: await offers.findOffer(journey.id),
    offers: plate ? await offers.listOffers(journey.id, plate) : [],
    details: leadId && (await tradeIns.findDetails(leadId)),
    events: leadId ? await leads.listEvents(leadId, mostEvents) : [],
    booked: await drives.findByLink(inspectionHash(tokens, journey)),
    locations: await locations.list(mostLocations),
    towards: towardsCarId && (await cars.findById(towardsCarId)),
  }));
  const { offer, details, events, booked, locations, towards } = found;
  const receipt = findReceipts(events).at(-1);
  const at = (id: string | null | undefined) => locations.find((one) => one.id === id) ?? null;
  return {
    journey,
    offer,
    before: found.offers.find(({ id }) => id === offer?.replaces) ?? null,
    details,
    events,
    received: receipt
      ? { at: receipt.at, due: new Date(receipt.details.responseDue), isMailed: receipt.details.isMailed }
      : null,
    location: at(receipt?.details.locationId),
    inspection: booked?.cancelledAt === null ? booked : null,
    inspectedAt: at(booked?.locationId),
    towards,
  };
}
