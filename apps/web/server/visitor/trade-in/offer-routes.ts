import { acceptOffer } from '@forecourt/app/trade-in/accept-offer';
import { bookInspection } from '@forecourt/app/trade-in/book-inspection';
import { askAgain, askPerson, changeAnswers, mailLink } from '@forecourt/app/trade-in/change-offer';
import { personNote, towardsNote } from '@forecourt/app/trade-in/pages/offer-parts';
import { inspectionCalendar, showInspection } from '@forecourt/app/trade-in/pages/show-inspection';
import { findTowards, showTowards } from '@forecourt/app/trade-in/pages/show-towards';
import { offerPaths } from '@forecourt/app/shared/offer-address';
import { formResponse, unsent } from '@forecourt/app/leads/take/form-response';
import { analyticsParameters } from '@forecourt/domain/leads/analytics-parameters';
import { pathFor } from '@forecourt/domain/site/paths';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { calendarFile } from '../calendar-file.ts';
import { writeFormResponse } from '../leads/write-form-response.ts';
import { noSuchPage, seeOther, visitorPage } from '../visitor-page.ts';
import { offerCookie } from '../visitor-cookies.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';
import { takeDetails } from './take-details.ts';
import { detailsInput, inspectionInput, towardsInput } from './offer-input.ts';
import { heldOf, offerPage } from './held-by-request.ts';

const anything = z.looseObject({});
const noOffer = 'There is no offer under this address. Please start with your rego.';

/** The end of the instant offer (TRADE-5, TRADE-6, TRADE-10): the details, the number, and what becomes of it. */
export const offerRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: offerPaths.details,
    isUrgent: true,
    summary: 'Takes who sells the car and its condition as a lead, and asks what the car is worth.',
    input: detailsInput,
    output: formResponse,
    handle: takeDetails,
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.accept,
    isUrgent: true,
    summary: 'Accepts the offer of this browser, once; one that has ended or was replaced is not accepted.',
    input: z.looseObject({
      offer: z.string().max(100).default('').describe('The offer that the page showed.'),
    }),
    output: formResponse,
    handle: accept,
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.change,
    summary: 'Back from an offer to the answers that it was made from.',
    input: anything,
    output: null,
    handle: (deps, request) => press(request, (held) => changeAnswers(deps, request.context, held)),
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.again,
    summary: 'Asks for another number with the same answers, once the first has ended.',
    input: anything,
    output: null,
    handle: (deps, request) => press(request, (held) => askAgain(deps, request.context, held)),
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.person,
    summary: 'Has a person look at the offer and call.',
    input: anything,
    output: null,
    handle: (deps, request) =>
      press(request, (held) => askPerson(deps, request.context, { ...held, about: personNote })),
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.email,
    summary: 'Mails the link to the offer, once, to the address that was given with it.',
    input: anything,
    output: null,
    handle: mailPage,
  }),
  visitorRoute({
    method: 'GET',
    path: offerPaths.inspection,
    summary: 'Where and when the car of this browser can be looked at.',
    input: inspectionInput,
    output: null,
    handle: async (deps, request) => {
      const { context, now, input } = request;
      const held = await heldOf(deps, request);
      if (!held || !context.settings.testDrive.asksTime) return seeOther(request, offerPaths.journey);
      const choice = { location: input.location, day: input.day, time: input.time };
      return visitorPage(deps, request, await showInspection(deps, context, { ...held, choice, now }));
    },
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.inspection,
    summary: 'Books the inspection of the car of this browser, or moves it to another time.',
    input: inspectionInput,
    output: null,
    handle: book,
  }),
  visitorRoute({
    method: 'GET',
    path: offerPaths.inspectionFile,
    summary: 'The inspection as a calendar file, for the browser that has it.',
    input: anything,
    output: null,
    mediaType: 'text/calendar',
    handle: async (deps, request) => {
      const { context, now } = request;
      const held = await heldOf(deps, request);
      const file = held && (await inspectionCalendar(deps, context, { ...held, now }));
      return file ? calendarFile(file, 'inspection') : noSuchPage(request, 'There is no such booking.');
    },
  }),
  visitorRoute({
    method: 'GET',
    path: offerPaths.towards,
    summary: 'What the offer of this browser leaves to pay of a car.',
    input: towardsInput,
    output: null,
    handle: async (deps, request) => {
      const { context, now, input } = request;
      const held = await heldOf(deps, request);
      const { car_id: carId, owing: owingCents } = input;
      if (carId === null) return seeOther(request, offerPaths.journey);
      if (!held?.offer || !held.isStanding) return noSuchPage(request, noOffer);
      const page = await showTowards(deps, context, { ...held, offer: held.offer, carId, owingCents, now });
      return page ? visitorPage(deps, request, page) : noSuchPage(request, 'There is no such car here.');
    },
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.towards,
    summary: 'Tells the dealer which car the offer is to be put towards.',
    input: towardsInput,
    output: null,
    handle: tellTowards,
  }),
  // A reload, or a link that was copied after a press, leads to where the journey stands.
  ...[offerPaths.lookUp, offerPaths.choose, offerPaths.details, offerPaths.accept, offerPaths.email].map(
    (path) =>
      visitorRoute({
        method: 'GET',
        path,
        summary: 'Leads to where the way of this browser to an offer stands.',
        input: anything,
        output: null,
        handle: (_, request) => Promise.resolve(seeOther(request, offerPaths.journey)),
      }),
  ),
];

/** What a press needs: the secret of the journey. Everybody else is led to where one begins. */
async function press(
  request: VisitorRequest,
  work: (held: { readonly secret: string; readonly now: Date }) => Promise<boolean>,
): Promise<VisitorResponse> {
  const secret = request.readCookie(offerCookie);
  if (secret !== null && (await work({ secret, now: request.now })))
    return seeOther(request, offerPaths.journey);
  return noSuchPage(request, noOffer);
}

const refusals = {
  ended: 'That offer has ended. You can ask for a new number below.',
  replaced: 'There’s a newer number since you opened that page. Please have a look at it first.',
} as const;

async function accept(
  deps: ServerDeps,
  request: VisitorRequest<{ readonly offer: string }>,
): Promise<VisitorResponse> {
  const { context, input, now, isHtmlForm } = request;
  const secret = request.readCookie(offerCookie);
  const accepted =
    secret === null ? null : await acceptOffer(deps, context, { secret, offerId: input.offer, now });
  if (accepted?.ok !== true) {
    const why = accepted?.error ?? 'no_such_offer';
    if (why === 'no_such_offer')
      return isHtmlForm ? noSuchPage(request, noOffer) : errorResponse('no_such_journey');
    if (isHtmlForm) return offerPage(deps, request, { notice: refusals[why], isRefused: true });
    return writeFormResponse(422, { ...unsent, error: refusals[why] });
  }
  if (isHtmlForm) return seeOther(request, offerPaths.journey);
  const { event } = accepted.value;
  return writeFormResponse(200, {
    ...unsent,
    success_page: offerPaths.journey,
    event: event && {
      number: event.number,
      asc_name: event.ascName,
      ga4_name: event.ga4Name,
      parameters: analyticsParameters({ form: 'instantOffer', department: 'sales' }, null),
    },
  });
}

async function mailPage(deps: ServerDeps, request: VisitorRequest): Promise<VisitorResponse> {
  const { context, now } = request;
  const secret = request.readCookie(offerCookie);
  const mailed = secret === null ? 'no such offer' : await mailLink(deps, context, { secret, now });
  if (mailed === 'no such offer') return noSuchPage(request, noOffer);
  const notice =
    mailed === 'mailed'
      ? 'We’ve emailed you a link to this page.'
      : 'We couldn’t email it this time. This page stays here for you, so you can bookmark it.';
  return offerPage(deps, request, { notice });
}

async function book(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof inspectionInput>>,
): Promise<VisitorResponse> {
  const { context, input, now, clientIp } = request;
  const held = await heldOf(deps, request);
  const secret = request.readCookie(offerCookie);
  if (!held || secret === null) return noSuchPage(request, noOffer);
  const choice = { location: input.location, day: input.day, time: input.time };
  const again = async (more: { readonly isTaken?: boolean; readonly message?: string }) =>
    visitorPage(deps, request, await showInspection(deps, context, { ...held, choice, now, ...more }));
  if (choice.day === null || choice.time === null) return again({});
  const booked = await bookInspection(deps, context, {
    secret,
    locationId: choice.location,
    day: choice.day,
    time: choice.time,
    network: clientNetwork(clientIp),
    now,
  });
  if (booked.ok) return seeOther(request, offerPaths.journey);
  if (booked.error === 'no_such_journey') return noSuchPage(request, noOffer);
  return booked.error === 'taken'
    ? again({ isTaken: true })
    : again({ message: 'That’s a lot of changes in a short time. Please give us a call instead.' });
}

async function tellTowards(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof towardsInput>>,
): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const { car_id: carId, owing: owingCents } = input;
  const held = await heldOf(deps, request);
  const secret = request.readCookie(offerCookie);
  if (secret === null || !held?.offer || !held.isStanding || carId === null)
    return noSuchPage(request, noOffer);
  const wanted = { ...held, offer: held.offer, carId, owingCents, now };
  const sum = await findTowards(deps, context, wanted);
  if (!sum) return seeOther(request, pathFor(context.settings, 'tradeIn'));
  await askPerson(deps, context, { secret, now, about: towardsNote(sum.title) });
  const page = await showTowards(deps, context, {
    ...wanted,
    notice: 'We’ve told our team. They’ll have it ready when they call or when you come in.',
  });
  return page ? visitorPage(deps, request, page) : noSuchPage(request, noOffer);
}
