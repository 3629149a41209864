import type { CarId, LeadId, VisitorId } from '@forecourt/domain/core/ids';
import { ok, type Result } from '@forecourt/domain/core/result';
import { slugOf } from '@forecourt/domain/core/slug';
import { analyticsEvent, type TrackedEvent } from '@forecourt/domain/leads/analytics-event';
import { leadAttributes } from '@forecourt/domain/leads/lead-attributes';
import { leadCategory } from '@forecourt/domain/leads/lead-category';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { LeadFormName } from '@forecourt/domain/leads/lead-form-name';
import type { Location } from '@forecourt/domain/locations/location';
import type { AnalyticsStore } from '../../ports/platform/analytics-store.port.ts';
import type { CarOutline, CarStore } from '../../ports/stock/car-store.port.ts';
import { waitingJob, type JobQueue, type WaitingJob } from '../../ports/platform/jobs.port.ts';
import type { LeadStore, LeadSubmission, LeadToSubmit } from '../../ports/leads/lead-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { confirmLeadJob } from '../confirm/confirm-lead.job.ts';
import { deliverLeadJob } from '../deliver/deliver-lead.job.ts';
import { leadIdAt } from '../record/lead-id.ts';
import type { GivenConsent, SeenCar } from '../record/lead-message.ts';
import { isLocationOpen, responseDueAt, answeringLocation } from '../record/lead-location.ts';
import { oneLine } from '../../shared/plain-text.ts';
import { receiptKind, type ReceiptDetails } from '../record/receipt-details.ts';
import { readLeadAnswers, type Answers, type ReadAnswers } from './read-lead-answers.ts';
import { routeLead, type Route } from './route-lead.ts';
import { spamScore, type SpamSignals } from '../record/spam-score.ts';

export interface CaptureStores {
  readonly analytics: Pick<AnalyticsStore, 'append'>;
  readonly leads: Pick<LeadStore, 'submit'>;
  readonly jobs: Pick<JobQueue, 'enqueueAll'>;
  readonly cars: Pick<CarStore, 'findOutline'>;
  readonly locations: Pick<LocationStore, 'list'>;
}

export interface CapturePorts<All extends CaptureStores = CaptureStores> {
  readonly store: StoreRunner<All>;
  /** A random UUID. */
  randomId(): string;
}

export type CaptureContext = Pick<
  SiteContext,
  'site' | 'scope' | 'settings' | 'zone' | 'publicHolidays' | 'dealerships'
>;

/** A form that its own schema has read. */
export interface FormSubmission {
  readonly form: LeadFormName;
  /** Under their names on the wire. */
  readonly answers: Answers;
  readonly carId: CarId | null;
  readonly visitorId: VisitorId | null;
  readonly pageId: string | null;
  readonly url: string | null;
  readonly userAgent: string | null;
  readonly visit: {
    readonly visitedPages: readonly string[];
    readonly query: Readonly<Record<string, string>>;
  };
  readonly spamSignals: SpamSignals;
  /** Where the sender can follow it; left out, nobody can. */
  readonly receipt?: {
    readonly secret: string;
    readonly hash: string;
    /** The sender gets a copy by mail. */
    readonly isMailed: boolean;
  };
  /** Chosen by the browser: sent again with the same key, a form is the same lead. */
  readonly idempotencyKey: string;
  /** What was read for the form's own questions; left out, it is read. A car that is gone since is found out. */
  readonly found?: { readonly car: CarOutline | null; readonly locations: readonly Location[] };
  /** Of a form that is stored step by step under one key; left out, it is sent once. */
  readonly part?: LeadSubmission['part'];
  readonly now: Date;
}

export interface CapturedLead {
  readonly leadId: LeadId;
  readonly repeated: boolean;
  /** It went into a conversation that was there. */
  readonly isMessage: boolean;
  /** By when staff owe an answer (CON-2). */
  readonly responseDue: Date;
  readonly event: TrackedEvent;
  /** As it is now; null where it is gone, or never was of this site. */
  readonly car: CarOutline | null;
}

const mostLocations = 1_000;
const msPerMinute = 60_000;
/** Whoever has not gone on by then has left: the dealer is told of what there is. */
const minutesUntilLeft = 30;

/**
 * Takes a form as a lead (FORM-9). When this answers, the lead, its deliveries and the jobs that make them are
 * committed together; when it throws, the same key may be sent again. What is written `alongside` a new lead, as an
 * appointment is, is kept with it or not at all: if that throws, there is no lead. Such a lead is never a message in
 * an earlier conversation.
 */
export async function captureLead<All extends CaptureStores>(
  ports: CapturePorts<All>,
  context: CaptureContext,
  sent: FormSubmission,
  alongside?: (stores: All, leadId: LeadId) => Promise<void>,
): Promise<Result<CapturedLead, 'dealership_not_shown'>> {
  const id = leadIdAt(sent.now, ports.randomId());
  return ports.store.run(
    context.scope,
    async (stores) => {
      const { analytics, leads, jobs } = stores;
      const { locations, car } = sent.found ?? {
        locations: await stores.locations.list(mostLocations),
        car: sent.carId === null ? null : await stores.cars.findOutline(sent.carId),
      };
      const isOwnLead = alongside !== undefined;
      let made = submissionOf(context, sent, { id, car, locations, isOwnLead });
      let answer = await leads.submit(made.submission);
      if (!answer.ok && answer.error === 'car_not_shown') {
        // Withdrawn between two statements: the buyer's words are worth more than the car's row.
        made = submissionOf(context, sent, { id, car: null, locations, isOwnLead });
        answer = await leads.submit(made.submission);
      }
      if (!answer.ok) return { ok: false, error: 'dealership_not_shown' };
      const { leadId, repeated, isMessage, deliveries } = answer.value;
      if (!repeated) await alongside?.(stores, leadId);
      const { responseDue, submission } = made;
      const event = analyticsEvent(
        { did: 'sendForm', form: sent.form, category: submission.lead.category, car },
        context.settings.analytics,
      );
      const isFinished = sent.part !== 'unfinished';
      if (!repeated && isFinished) {
        await analytics.append([
          {
            kind: 'lead',
            eventId: event.number,
            dealershipId: submission.lead.dealershipId,
            carId: submission.lead.carId,
            visitorId: null,
            // Without its query, in which a visitor may have typed anything.
            path: pathOf(sent.url),
            details: { form: sent.form },
            at: sent.now,
          },
        ]);
      }
      const runAt = submission.deliverAt && { runAt: submission.deliverAt };
      if (!repeated)
        await jobs.enqueueAll([
          ...deliveries.map((deliveryId) =>
            waitingJob(deliverLeadJob, { deliveryId }, { key: deliveryId, ...runAt }),
          ),
          ...(isFinished ? copyJob(sent, leadId) : []),
        ]);
      return ok({ leadId, repeated, isMessage, responseDue, event, car });
    },
    { isRoutine: true },
  );
}

function copyJob({ receipt }: FormSubmission, leadId: LeadId): readonly WaitingJob[] {
  if (receipt?.isMailed !== true) return [];
  const { secret, hash } = receipt;
  return [waitingJob(confirmLeadJob, { leadId, secret, hash }, { key: hash })];
}

interface Found {
  readonly id: LeadId;
  readonly car: CarOutline | null;
  readonly locations: readonly Location[];
  readonly isOwnLead: boolean;
}

interface Made {
  readonly submission: LeadSubmission;
  readonly responseDue: Date;
}

function submissionOf(
  context: CaptureContext,
  sent: FormSubmission,
  { id, car, locations, isOwnLead }: Found,
): Made {
  const { settings, site, dealerships } = context;
  const { form, now, idempotencyKey } = sent;
  const answers = readLeadAnswers(sent.answers);
  const category = leadCategory(
    { form, category: answers.chosen.category, carType: car?.carType ?? null },
    settings.enquiry,
  );
  const location = locations.find((one) => one.id === answers.chosen.locationId) ?? null;
  const bySlug = dealerships.find(({ slug }) => slug === answers.chosen.dealershipSlug)?.id ?? null;
  const route = routeLead(
    {
      category: category.category,
      carDealershipId: car?.dealershipId ?? null,
      // FORM-11
      chosenDealershipId: settings.enquiry.setsDealershipByLocation
        ? (location?.dealershipId ?? bySlug)
        : (bySlug ?? location?.dealershipId ?? null),
      isOpen: (dealership) =>
        isLocationOpen(answeringLocation(locations, dealership, category.category), context, now),
    },
    settings.leads,
    { dealershipId: site.dealershipId, dealerships },
  );
  const lead: LeadToSubmit = {
    id,
    ...leadFields(context, sent, { answers, car, location, route }),
    ...category,
  };
  const answering =
    locations.find((one) => one.id === lead.locationId) ??
    answeringLocation(locations, route.deliverTo[0] ?? null, category.category);
  const responseDue = responseDueAt(answering, context, now, settings.leads);
  const submission = {
    lead,
    idempotencyKey,
    now,
    details: { form, answers: answers.others, car: car && seenCar(car) },
    events: [
      ...eventsOf(context, sent, answers, route, car),
      ...receiptEvent(sent, { responseDue, locationId: answering?.id ?? null, carId: lead.carId }),
    ],
    deliverTo: route.deliverTo,
    ...(sent.part && { part: sent.part }),
    ...(sent.part === 'unfinished' && {
      deliverAt: new Date(now.getTime() + minutesUntilLeft * msPerMinute),
    }),
    ...(settings.leads.duplicateMinutes > 0 &&
      !isOwnLead && {
        conversationSince: new Date(now.getTime() - settings.leads.duplicateMinutes * msPerMinute),
      }),
  };
  return { submission, responseDue };
}

interface Read {
  readonly answers: ReadAnswers;
  readonly car: CarOutline | null;
  readonly location: Location | null;
  readonly route: Route;
}

function leadFields(
  { settings, dealerships }: CaptureContext,
  sent: FormSubmission,
  { answers, car, location, route }: Read,
): Omit<LeadToSubmit, 'id' | 'category' | 'subcategory'> {
  const { fields } = answers;
  return {
    ...fields,
    dealershipId: route.ownerId,
    carId: car?.id ?? null,
    locationId: location?.id ?? car?.locationId ?? null,
    visitorId: sent.visitorId,
    pageId: lineOf(sent.pageId, 200),
    leadStatus: sent.part === 'unfinished' ? 'Incomplete' : 'Complete',
    formCompleted: sent.part !== 'unfinished',
    dealershipSlug: dealerships.find(({ id }) => id === route.ownerId)?.slug ?? null,
    location: location?.name ?? car?.locationName ?? null,
    manufacturerSlug: car?.make ? slugOf(car.make) : null,
    stockNumber: car?.stockNumber ?? null,
    vehicleMake: car?.make ?? fields.vehicleMake,
    vehicleModel: car?.model ?? fields.vehicleModel,
    carType: car?.carType ?? null,
    vehicleStatus: car?.status ?? null,
    url: lineOf(sent.url, 4_000),
    source: settings.leads.source,
    userAgent: lineOf(sent.userAgent, 1_000),
    ...leadAttributes(
      {
        visitedPages: sent.visit.visitedPages.slice(-200).map((page) => oneLine(page, 2_000)),
        query: Object.fromEntries(
          Object.entries(sent.visit.query).map(([key, value]) => [key, oneLine(value, 2_000)]),
        ),
      },
      settings.leads,
    ),
  };
}

/** What is known of the lead besides: never changed, so that what staff see later is what was true then. */
function eventsOf(
  { settings }: CaptureContext,
  { form, now, spamSignals, carId, part }: FormSubmission,
  { fields }: ReadAnswers,
  { why, deliverTo }: Route,
  car: CarOutline | null,
): readonly LeadEvent[] {
  const event = (kind: string, details: object): LeadEvent => ({
    kind,
    staffId: null,
    note: null,
    details: { ...details },
    at: now,
  });
  const { asksOptIn, needsTerms, optInText, termsText } = settings.enquiry;
  const consent: GivenConsent = {
    optIn: fields.optIn ?? false,
    optInText: asksOptIn ? optInText : null,
    terms: fields.termsAgreed,
    termsText: needsTerms && fields.termsAgreed !== null ? termsText : null,
    at: now.toISOString(),
  };
  const spam = spamScore({ ...spamSignals, name: fields.name, message: fields.message });
  return [
    // What the last step asks is not refused by who has not come to it.
    ...(part === 'unfinished' ? [] : [event('consent', consent)]),
    event('routed', { why, deliverTo, form }),
    ...(spam.score > 0 ? [event('spam_score', spam)] : []),
    ...(carId !== null && car === null ? [event('car_gone', { carId })] : []),
  ];
}

/** What a service booking calls its day. */
const serviceDay = 'Preferred Service Date';

/** What the sender's own page is made of: nothing personal, as a link may be passed on. */
function receiptEvent(
  { form, answers, now, receipt }: FormSubmission,
  told: Pick<ReceiptDetails, 'locationId' | 'carId'> & { readonly responseDue: Date },
): readonly LeadEvent[] {
  if (!receipt) return [];
  const { hash, isMailed } = receipt;
  const details: ReceiptDetails = {
    ...told,
    hash,
    form,
    isMailed,
    responseDue: told.responseDue.toISOString(),
    ...(typeof answers[serviceDay] === 'string' && { day: answers[serviceDay] }),
  };
  return [{ kind: receiptKind, staffId: null, note: null, details: { ...details }, at: now }];
}

function seenCar(car: CarOutline): SeenCar {
  return {
    name: car.name,
    year: car.year,
    make: car.make,
    model: car.model,
    badge: car.badge,
    vin: car.vin,
    stockNumber: car.stockNumber,
    carType: car.carType,
    km: car.km,
    colour: car.colour,
    simpleBody: car.simpleBody,
    simpleTransmission: car.simpleTransmission,
    priceCents: car.priceCents,
    priceType: car.priceType,
  };
}

const lineOf = (text: string | null, most: number) => (text === null ? null : oneLine(text, most));

function pathOf(url: string | null): string | null {
  const [, path] = /^https?:\/\/[^/]+(\/[^?#]{0,1999})/.exec(url ?? '') ?? [];
  return path === undefined ? null : oneLine(path, 2_000);
}
