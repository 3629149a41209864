import type { LeadId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { wireAnswers, type FormValues, type WireValue } from '@forecourt/domain/form/form';
import { readForm } from '@forecourt/domain/form/read-form';
import { offerDetailsForm } from '@forecourt/domain/trade-in/instant-offer-forms';
import { answersText } from '@forecourt/domain/trade-in/offer-answers';
import { offerPayload, offerSms } from '@forecourt/domain/trade-in/offer-payload';
import { canAcceptOffer } from '@forecourt/domain/trade-in/offer-validity';
import { valuationEligibility } from '@forecourt/domain/trade-in/valuation-eligibility';
import { captureLead, type CapturePorts, type CaptureStores } from '../leads/take/capture-lead.ts';
import { hexOf } from '../leads/record/receipt-token.ts';
import {
  sendReadForm,
  tooManyLeads,
  type AcceptedLead,
  type FormInput,
  type SendPorts,
  type SendRefusal,
} from '../leads/take/send-lead-form.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import { waitingJob } from '../ports/platform/jobs.port.ts';
import type { OfferJourney, OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { SentDetails, TradeInStore } from '../ports/trade-in/trade-in-store.port.ts';
import type { Plate } from '../ports/trade-in/valuation-service.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { photoLinks } from './photos/photo-links.ts';
import { secretHashOf } from './journey-secret.ts';
import { maySendSms, smsSellerJob } from './sms-seller.job.ts';
import { valueOfferJob } from './value-offer.job.ts';

type Stores = CaptureStores & {
  readonly leads: Pick<LeadStore, 'listEvents'>;
  readonly offers: Pick<OfferStore, 'changeJourney' | 'findJourney' | 'findOffer' | 'listPhotos'>;
  readonly tradeIns: Pick<TradeInStore, 'add' | 'findDetails'>;
};

export interface DetailsPorts extends Omit<SendPorts, 'store' | 'tokens'> {
  readonly store: CapturePorts<Stores>['store'];
  readonly tokens: SendPorts['tokens'];
}

export interface DetailsInput extends Omit<FormInput, 'name' | 'carId'> {
  /** Of the journey that this browser has. */
  readonly secret: string;
  /** Of the host that was asked: the addresses of photographs in the lead begin with it. */
  readonly origin: string;
}

export type DetailsRefusal = SendRefusal | { readonly reason: 'no_such_journey' };

/** The lead of the details; null where they were sent before, and nothing of them has changed. */
export type SentOffer = AcceptedLead | null;

/** Leaves the transaction, so that no lead is kept of a journey that went on meanwhile. */
class OutOfTurn extends Error {}

/**
 * Takes the last step of the instant offer (TRADE-5) as a lead, with the car as the valuation service knows it, and asks
 * what it is worth: all of it is kept, or nothing. Who sends the same once more goes on to the offer that they have.
 */
export async function sendDetails(
  ports: DetailsPorts,
  context: SiteContext,
  input: DetailsInput,
): Promise<Result<SentOffer, DetailsRefusal>> {
  const { now, network } = input;
  const secretHash = secretHashOf(ports.tokens, input.secret);
  const journey = await ports.store.run(context.scope, ({ offers }) => offers.findJourney(secretHash, now));
  const car = journey && carOf(journey);
  if (!journey || !car) return fail({ reason: 'no_such_journey' });
  const retrySeconds = await tooManyLeads(ports, context, network);
  if (retrySeconds > 0) return fail({ reason: 'too_many_requests', retrySeconds });
  const form = offerDetailsForm(context.settings);
  const read = readForm(form, input.fields);
  if (!read.ok) return fail({ reason: 'problems', problems: read.error });
  if (await isSentAlready(ports, context, { journey, values: read.value, now })) return ok(null);

  const sms = smsOf(context, car, read.value.name);
  const photos = await photoLinks(ports, context, car.lookup.id, now);
  const answers = leadAnswers({
    car,
    values: read.value,
    sms,
    photos: photos.map(({ path, title }) => `${title}: ${input.origin}${path}`),
    wire: wireAnswers(form, read.value),
  });
  const isTexted =
    sms.content !== null && (await maySendSms(ports, context, { values: read.value, network, input }));
  try {
    const sent = await sendReadForm(
      ports,
      context,
      { ...input, form: 'instantOffer', carId: journey.towardsCarId, answers },
      (submission) =>
        captureLead(ports, context, submission, (stores, leadId) =>
          goOn(ports, context, { stores, leadId, journey, car, values: read.value, sms, isTexted, now }),
        ),
    );
    return sent;
  } catch (error) {
    // Another tab was faster: both come to where the journey stands now.
    if (error instanceof OutOfTurn) return ok(null);
    throw error;
  }
}

type Details = FormValues<ReturnType<typeof offerDetailsForm>>;

interface JourneyCar {
  readonly plate: Plate;
  readonly lookup: NonNullable<OfferJourney['lookup']>;
}

/** The car of a journey that has come to its details, or beyond. */
function carOf({ step, phase, plate, lookup }: OfferJourney): JourneyCar | null {
  const isThere = (step === 'details' && phase === 'editing') || step === 'offer';
  return isThere && plate && lookup && lookup.vehicle.evalId !== null ? { plate, lookup } : null;
}

interface Sms {
  readonly content: string | null;
  readonly from: string | null;
}

function smsOf({ settings, site }: SiteContext, { lookup }: JourneyCar, name: string): Sms {
  const { make, model } = lookup.vehicle;
  const content = offerSms(settings.tradeInContent, { name, make, model, site: site.name });
  return { content, from: content === null ? null : settings.tradeInContent.smsFrom };
}

/** The payload of TRADE-5; what is not known of the car is left out. */
function leadAnswers({
  car,
  values,
  sms,
  photos,
  wire,
}: {
  readonly car: JourneyCar;
  readonly values: Details;
  readonly sms: Sms;
  readonly photos: readonly string[];
  readonly wire: Readonly<Record<string, WireValue>>;
}): Readonly<Record<string, WireValue>> {
  const { vehicle } = car.lookup;
  const payload = offerPayload({
    dealershipSlug: null,
    answers: { ...wire, ...(photos.length > 0 && { photos: photos.join('\n') }) },
    odometer: values.odometer,
    vehicle: { ...vehicle, registration: vehicle.registration ?? car.plate.rego },
    sms,
  });
  const known = Object.entries<WireValue | null>(payload).filter(([, value]) => value !== null);
  return Object.fromEntries(known) as Readonly<Record<string, WireValue>>;
}

/** Whether the journey has a lead with these very answers, or a yes, and something to show for it. */
async function isSentAlready(
  { store }: Pick<DetailsPorts, 'store'>,
  { scope }: Pick<SiteContext, 'scope'>,
  { journey, values, now }: { readonly journey: OfferJourney; readonly values: Details; readonly now: Date },
): Promise<boolean> {
  const { leadId } = journey;
  if (leadId === null) return false;
  return store.run(scope, async ({ offers, tradeIns }) => {
    const [offer, before] = [await offers.findOffer(journey.id), await tradeIns.findDetails(leadId)];
    // A yes stands, whatever another tab sends after it.
    const isAccepted = (offer?.acceptedAt ?? null) !== null;
    if (!isAccepted && (!before || !isSame(before, values))) return false;
    if (!isAccepted && offer && !canAcceptOffer(offer, now)) return false;
    // They went back to look, and changed nothing.
    if (journey.step !== 'offer') await offers.changeJourney(journey, { step: 'offer' });
    return true;
  });
}

/** What makes another offer, or leads to another person. */
const told = [
  'name',
  'lastName',
  'email',
  'phone',
  'postcode',
  'odometer',
  'serviceHistory',
  'numberOfKeys',
  'carCondition',
  'comments',
] as const satisfies readonly (keyof Details & keyof SentDetails)[];

function isSame(before: SentDetails, values: Details): boolean {
  return told.every((key) => before[key] === values[key]);
}

interface Going {
  readonly stores: Stores;
  readonly leadId: LeadId;
  readonly journey: OfferJourney;
  readonly car: JourneyCar;
  readonly values: Details;
  readonly sms: Sms;
  readonly isTexted: boolean;
  readonly now: Date;
}

/** What is written with the lead: what was said of the car, where the journey stands, and what is to be asked. */
async function goOn(
  { tokens }: Pick<DetailsPorts, 'tokens'>,
  { settings, zone }: SiteContext,
  { stores, leadId, journey, car, values, sms, isTexted, now }: Going,
): Promise<void> {
  const { lookup, plate } = car;
  const { odometer, serviceHistory, numberOfKeys, carCondition, comments } = values;
  await stores.tradeIns.add({
    leadId,
    lookupId: lookup.id,
    rego: plate.rego,
    regoState: plate.state,
    manualEntry: lookup.chosenDescription,
    odometer,
    serviceHistory,
    numberOfKeys,
    carCondition,
    comments,
    smsContent: sms.content,
    smsFrom: sms.from,
  });
  const vehicle = { ...lookup.vehicle, km: odometer };
  const { isEligible } = valuationEligibility(vehicle, settings.tradeIn, { now, zone });
  const isOurs = await stores.offers.changeJourney(journey, {
    step: 'offer',
    phase: isEligible ? 'waiting' : 'editing',
    askedAt: isEligible ? now : null,
    leadId,
    offerId: null,
  });
  if (!isOurs) throw new OutOfTurn('the journey went on');
  const answersHash = hexOf(tokens.hash(answersText(plate, values)));
  await stores.jobs.enqueueAll([
    waitingJob(valueOfferJob, { journeyId: journey.id, leadId, answersHash }, { key: `value ${leadId}` }),
    ...(isTexted ? [waitingJob(smsSellerJob, { leadId }, { key: `sms ${leadId}` })] : []),
  ]);
}
