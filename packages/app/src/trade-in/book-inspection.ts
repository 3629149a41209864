import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { longMoment, wallTime } from '@forecourt/domain/locations/moment-words';
import { hexOf } from '../leads/record/receipt-token.ts';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { TestDriveAppointment } from '../ports/leads/test-drive-store.port.ts';
import { waitingJob } from '../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { wantedPlace } from '../test-drive/hold-time.ts';
import type { TestDriveStores } from '../test-drive/test-drive-times.ts';
import { findHeldOffer } from './held-offer.ts';
import { inspectionHash } from './inspection.ts';
import { secretHashOf } from './journey-secret.ts';
import { mailOfferJob } from './mail-offer.job.ts';
import { sealOfferSecret } from './offer-link.ts';
import { tellOffer, type TellStores } from './tell-offer.ts';

export interface InspectionPorts {
  readonly store: StoreRunner<
    TestDriveStores & TellStores & { readonly offers: Pick<OfferStore, 'findJourney' | 'findOffer'> }
  >;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
  readonly limiter: RateLimiter;
}

export interface InspectionInput {
  readonly secret: string;
  readonly locationId: string | null;
  /** 2026-10-31 and 10:30, as the location's wall shows them. */
  readonly day: string;
  readonly time: string;
  readonly network: string;
  readonly now: Date;
}

export type InspectionRefusal = 'no_such_journey' | 'taken' | 'too_many';

/** Somebody who cannot decide, and not a program that keeps a whole location busy. */
const perJourney: RateRule = { limit: 6, windowSeconds: 86_400 };
const perNetwork: RateRule = { limit: 6, windowSeconds: 3_600 };

/**
 * Books a time at which the car of a journey is looked at, or moves the one that was booked: a time of the test drives,
 * which the same people keep. Staff and seller are told with it or not at all (FORM-9).
 */
export async function bookInspection(
  { store, tokens, codeKeys, limiter }: InspectionPorts,
  context: SiteContext,
  { secret, network, now, ...wanted }: InspectionInput,
): Promise<Result<null, InspectionRefusal>> {
  const secretHash = secretHashOf(tokens, secret);
  const waits = await Promise.all([
    limiter.take('inspections of journey', hexOf(secretHash), perJourney),
    limiter.take('inspections of network', `${context.site.id} ${network}`, perNetwork),
  ]);
  if (Math.max(...waits) > 0) return fail('too_many');
  return store.run(context.scope, async (stores) => {
    const { journey } = (await findHeldOffer(stores.offers, secretHash, now)) ?? {};
    if (!journey?.leadId) return fail('no_such_journey');
    const linkHash = inspectionHash(tokens, journey);
    const booked = await stores.drives.findByLink(linkHash);
    // Pressed twice, it is booked once.
    if (booked && (await isAt(stores, context, booked, wanted))) return ok(null);
    const found = await wantedPlace(stores, context, { ...wanted, car: null, holder: linkHash, now });
    const leadId = booked?.leadId ?? journey.leadId;
    if (!found.ok) return fail('taken');
    const { location, place } = found.value;
    const lead = { id: leadId, linkHash, broughtTo: null };
    const done = booked
      ? (await stores.drives.move(leadId, place, now)) === 'moved'
      : (await stores.drives.book(place, lead, now)) === 'booked';
    if (!done) return fail('taken');
    const when = longMoment(place.startsAt, locationZone(location, context.zone));
    await tellOffer(stores, {
      kind: 'offer_inspection',
      leadId,
      note: `The seller ${booked ? 'moved the inspection to' : 'booked the inspection for'} ${when}, ${location.name}.`,
      answers: { inspection: when, inspection_location: location.name },
      now,
    });
    const sealed = sealOfferSecret(codeKeys, context.site.id, secret);
    const inspection = hexOf(linkHash);
    const input = {
      leadId: journey.leadId,
      journeyId: journey.id,
      sealed,
      about: 'inspection',
      inspection,
    } as const;
    await stores.jobs.enqueueAll([waitingJob(mailOfferJob, input, { key: `inspection ${inspection}` })]);
    return ok(null);
  });
}

const mostLocations = 1_000;

async function isAt(
  { locations }: Pick<TestDriveStores, 'locations'>,
  context: Pick<SiteContext, 'zone'>,
  { locationId, startsAt }: TestDriveAppointment,
  wanted: Pick<InspectionInput, 'day' | 'locationId' | 'time'>,
): Promise<boolean> {
  if (wanted.locationId !== null && wanted.locationId !== locationId) return false;
  const location = (await locations.list(mostLocations)).find(({ id }) => id === locationId);
  const zone = location ? locationZone(location, context.zone) : context.zone;
  return dateIn(startsAt, zone) === wanted.day && wallTime(startsAt, zone) === wanted.time;
}
