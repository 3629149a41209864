import type { OfferJourney } from '@forecourt/app/ports/trade-in/offer-store.port';
import { carInQuery } from '@forecourt/app/shared/car-in-query';
import { journeyLink, offerPaths } from '@forecourt/app/shared/offer-address';
import { awaitAnswer } from '@forecourt/app/trade-in/await-answer';
import { chooseVehicle } from '@forecourt/app/trade-in/choose-vehicle';
import { showFindStep } from '@forecourt/app/trade-in/pages/show-find-step';
import { showOfferEnquiry } from '@forecourt/app/trade-in/pages/show-offer-enquiry';
import { showPlateAgain } from '@forecourt/app/trade-in/pages/show-plate-again';
import type { CarId } from '@forecourt/domain/core/ids';
import { pathFor } from '@forecourt/domain/site/paths';
import { makesInstantOffers } from '@forecourt/domain/trade-in/makes-instant-offers';
import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { costlyProof } from '../proof-of-request.ts';
import { offerCookie } from '../visitor-cookies.ts';
import { noSuchPage, seeOther, visitorPage } from '../visitor-page.ts';
import type { VisitorRequest, VisitorResponse } from '../visitor-route.ts';
import { journeyCookies, lookUpOf } from './plate-of-request.ts';

/** What was typed comes back whatever it is: the form itself says what is too long. */
const typed = z.string().max(300).optional();

export const plateInput = z.looseObject({ rego: typed, state: typed, car_id: typed, ...costlyProof });
export const choosing = z.looseObject({ manualEntry: z.string().max(1_000).optional() });

/** A form's answer comes within this time, or a page that waits for it. */
const answeredWithinMs = 8_000;

const tooManyWords =
  'We can’t look any more cars up today. Tell us about yours and we’ll call you with an offer.';

/** A plate from a form (TRADE-2): leads to the journey, whatever became of it. */
export async function lookUp(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof plateInput>>,
): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const carId = carOf(input);
  // An open page of a site that has changed its mind since.
  if (!makesInstantOffers(context.settings)) return seeOther(request, pathFor(context.settings, 'tradeIn'));
  const looked = await lookUpOf(deps, request, carId);
  if (looked.ok) {
    const { secret } = looked.value;
    await awaitAnswer(deps, context, { secret, mostMs: answeredWithinMs });
    return { ...seeOther(request, offerPaths.journey), setCookies: journeyCookies(secret, request) };
  }
  const { error } = looked;
  if (error.reason === 'problems') {
    const { rego = '', state = '' } = input;
    const again = { typed: { rego, state }, problems: error.problems, carId, now };
    return visitorPage(deps, request, await showPlateAgain(deps, context, again));
  }
  const known = { journey: null, plate: error.plate, carId, lead: tooManyWords, now };
  const page = await showOfferEnquiry(deps, context, known);
  return page ? visitorPage(deps, request, page) : noSuchPage(request, 'There is nothing here.');
}

/** One of several cars from a form (TRADE-3). */
export async function choose(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof choosing>>,
): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const secret = request.readCookie(offerCookie);
  if (secret === null) return seeOther(request, pathFor(context.settings, 'tradeIn'));
  const chosen = await chooseVehicle(deps, context, { secret, fields: input, now });
  if (!chosen.ok && chosen.error.reason === 'problems') {
    const journey = await journeyOf(deps, request);
    const { problems } = chosen.error;
    if (journey)
      return visitorPage(deps, request, await showFindStep(deps, context, { journey, problems, now }));
  }
  if (chosen.ok) await awaitAnswer(deps, context, { secret, mostMs: answeredWithinMs });
  return seeOther(request, offerPaths.journey);
}

/** The journey of this browser as it stands; null where it has none. */
export async function journeyOf(
  deps: ServerDeps,
  { context, readCookie }: Pick<VisitorRequest, 'context' | 'readCookie'>,
): Promise<OfferJourney | null> {
  const secret = readCookie(offerCookie);
  return secret === null ? null : awaitAnswer(deps, context, { secret, mostMs: 0 });
}

/** By which the journey goes on on another device: whoever has it has the journey. */
export function linkOf({ readCookie, origin }: Pick<VisitorRequest, 'origin' | 'readCookie'>): {
  readonly link?: string;
} {
  const secret = readCookie(offerCookie);
  return secret === null ? {} : { link: `${origin}${journeyLink(secret)}` };
}

export function carOf({ car_id: id = '' }: { readonly car_id?: string | undefined }): CarId | null {
  return carInQuery(`car_id=${encodeURIComponent(id)}`);
}

/** Of the journey on the page that a form came from; null where it does not say. */
export function versionOf({ version }: { readonly version?: string | undefined }): number | null {
  if (version === undefined) return null;
  return /^\d{1,9}$/.test(version) ? Number(version) : -1;
}
