import { chosenDealership } from '@forecourt/domain/contact/chosen-dealership';
import { handSource } from '@forecourt/domain/leads/by-hand';
import { knownText } from '@forecourt/domain/core/known-text';
import type { LeadId } from '@forecourt/domain/core/ids';
import { slugOf } from '@forecourt/domain/core/slug';
import { leadAttributes } from '@forecourt/domain/leads/lead-attributes';
import type { ReceiptDetails } from '@forecourt/domain/leads/lead-event';
import { leadCategory } from '@forecourt/domain/leads/lead-category';
import type { Location } from '@forecourt/domain/locations/location';
import type { LeadSubmission, LeadToSubmit } from '../../ports/leads/lead-store.port.ts';
import type { CarOutline } from '../../ports/stock/car-store.port.ts';
import { oneLine } from '../../shared/plain-text.ts';
import { isBuyingTeam } from '@forecourt/domain/locations/buying-team';
import { answeringLocation, isLocationOpen, responseDueAt } from '../record/lead-location.ts';
import type { FormContext, FormSubjects, FormSubmission } from './form-submission.ts';
import { readLeadAnswers, type ReadAnswers } from './read-lead-answers.ts';
import { routeLead, type Route } from './route-lead.ts';
import { seenCarOf } from './seen-car.ts';
import { receiptFacts, submissionFacts } from './submission-facts.ts';

interface Found extends FormSubjects {
  readonly id: LeadId;
  /** It is no message in an earlier conversation. */
  readonly isOwnLead: boolean;
}

export interface MadeSubmission {
  readonly submission: LeadSubmission;
  /** By when staff owe an answer (CON-2). */
  readonly responseDue: Date;
}

const msPerMinute = 60_000;
/** Whoever has not gone on by then has left: the dealer is told of what there is. */
const minutesUntilLeft = 30;

/** The lead that a form becomes, where it goes, and what is known of it besides. */
export function makeLeadSubmission(
  context: FormContext,
  form: FormSubmission,
  { id, car, locations, isOwnLead }: Found,
): MadeSubmission {
  const { settings } = context;
  const { now, idempotencyKey, part } = form;
  const answers = readLeadAnswers(form.answers);
  const category = leadCategory(
    {
      form: form.form,
      category: answers.chosen.category,
      carType: car?.carType ?? null,
      isFinished: part !== 'unfinished',
    },
    settings.enquiry,
  );
  const location = locations.find((one) => one.id === answers.chosen.locationId) ?? null;
  const about = { answers, car, location };
  const route = routeOf(context, form, { ...about, locations, category: category.category });
  const buyer = answeringLocation(locations, route.ownerId, category.category);
  const answered = location ?? (buyer && isBuyingTeam(buyer) ? buyer : null);
  const fields = leadFields(context, form, { ...about, location: answered, route });
  const answering =
    locations.find((one) => one.id === fields.locationId) ??
    answeringLocation(locations, route.deliverTo[0] ?? null, category.category);
  const responseDue = responseDueAt(answering, context, now, settings.leads);
  // Nobody was told a time who has their answer already.
  const isOwed = form.byHand?.waits !== false;
  const lead: LeadToSubmit = {
    id,
    ...fields,
    ...category,
    responseDueAt: isOwed ? responseDue : null,
  };
  const submission = {
    lead,
    idempotencyKey,
    now,
    details: { form: form.form, answers: answers.others, car: car && seenCarOf(car) },
    events: [
      ...submissionFacts(context, form, { answers, route, car }),
      ...receiptFacts(form, {
        responseDue,
        locationId: answering?.id ?? null,
        carId: lead.carId,
        ...subjectOf(answers, car),
      }),
    ],
    deliverTo: route.deliverTo,
    ...(form.senderHash && { senderHash: form.senderHash }),
    ...(part && { part }),
    ...(part === 'unfinished' && { deliverAt: afterMinutes(now, minutesUntilLeft) }),
    ...(settings.leads.duplicateMinutes > 0 &&
      !isOwnLead && { conversationSince: afterMinutes(now, -settings.leads.duplicateMinutes) }),
  };
  return { submission, responseDue };
}

interface About {
  readonly answers: ReadAnswers;
  readonly car: CarOutline | null;
  /** Chosen by the visitor. */
  readonly location: Location | null;
}

/** What a form is about that is no car of the stock: the model to be driven, the car to be serviced and how, or whose part. */
function subjectOf(
  { fields: { vehicleMake, vehicleModel }, others }: ReadAnswers,
  car: CarOutline | null,
): Pick<ReceiptDetails, 'about' | 'job'> {
  const named = [vehicleMake, vehicleModel].flatMap((part) => knownText(part) ?? []).join(' ');
  const { 'Service Type': work, Vehicle: typed, How: way } = others;
  const about = named === '' && typeof typed === 'string' ? knownText(typed) : named;
  const job = work ?? way;
  return {
    ...(car === null && about !== null && about !== '' && { about }),
    ...(typeof job === 'string' && { job }),
  };
}

function routeOf(
  context: FormContext,
  { now, byHand }: FormSubmission,
  about: About & { readonly locations: readonly Location[]; readonly category: string },
): Route {
  if (byHand) {
    const { dealershipId } = byHand;
    return { ownerId: dealershipId, deliverTo: [dealershipId], why: 'chosen' };
  }
  const { settings, site, dealerships } = context;
  const { answers, car, location, locations, category } = about;
  const bySlug = dealerships.find(({ slug }) => slug === answers.chosen.dealershipSlug)?.id ?? null;
  return routeLead(
    {
      category,
      carDealershipId: car?.dealershipId ?? null,
      chosenDealershipId: chosenDealership(
        { ofLocation: location?.dealershipId ?? null, byName: bySlug },
        settings.enquiry,
      ),
      isOpen: (dealership) =>
        isLocationOpen(answeringLocation(locations, dealership, category), context, now),
    },
    settings.leads,
    { dealershipId: site.dealershipId, dealerships },
  );
}

function leadFields(
  { settings, dealerships }: FormContext,
  form: FormSubmission,
  { answers, car, location, route }: About & { readonly route: Route },
): Omit<LeadToSubmit, 'id' | 'category' | 'subcategory' | 'responseDueAt'> {
  const { fields } = answers;
  return {
    ...fields,
    dealershipId: route.ownerId,
    carId: car?.id ?? null,
    locationId: location?.id ?? car?.locationId ?? null,
    visitorId: form.visitorId,
    pageId: lineOf(form.pageId, 200),
    leadStatus: form.part === 'unfinished' ? 'Incomplete' : 'Complete',
    formCompleted: form.part !== 'unfinished',
    dealershipSlug: dealerships.find(({ id }) => id === route.ownerId)?.slug ?? null,
    location: location?.name ?? car?.locationName ?? null,
    manufacturerSlug: car?.make ? slugOf(car.make) : null,
    stockNumber: car?.stockNumber ?? null,
    vehicleMake: car?.make ?? fields.vehicleMake,
    vehicleModel: car?.model ?? fields.vehicleModel,
    carType: car?.carType ?? null,
    vehicleStatus: car?.status ?? null,
    url: lineOf(form.url, 4_000),
    source: form.byHand ? handSource : settings.leads.source,
    userAgent: lineOf(form.userAgent, 1_000),
    ...leadAttributes(visitOf(form), settings.leads),
  };
}

function visitOf({ visit }: FormSubmission): FormSubmission['visit'] {
  const query = Object.entries(visit.query).map(([key, value]) => [key, oneLine(value, 2_000)] as const);
  return {
    visitedPages: visit.visitedPages.slice(-200).map((page) => oneLine(page, 2_000)),
    query: Object.fromEntries(query),
  };
}

const lineOf = (text: string | null, most: number) => (text === null ? null : oneLine(text, most));

function afterMinutes(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * msPerMinute);
}
