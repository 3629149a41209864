import { offerPaths } from '@forecourt/app/shared/offer-address';
import { showJourney } from '@forecourt/app/trade-in/pages/show-journey';
import { showOfferEnquiry } from '@forecourt/app/trade-in/pages/show-offer-enquiry';
import { stepBack } from '@forecourt/app/trade-in/step-back';
import { pathFor } from '@forecourt/domain/site/paths';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { knownSender } from '../form-sender.ts';
import { offerCookie } from '../visitor-cookies.ts';
import { noSuchPage, seeOther, visitorPage } from '../visitor-page.ts';
import { visitorRoute, type VisitorRoute } from '../visitor-route.ts';
import {
  carOf,
  choose,
  choosing,
  journeyOf,
  linkOf,
  lookUp,
  plateInput,
  versionOf,
} from './journey-steps.ts';

const nothing = z.looseObject({});
const ofCar = z.looseObject({ car_id: z.string().max(100).optional() });

/** The pages of the instant offer: forms that post, and one address that shows where the journey stands. */
export const journeyPageRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: offerPaths.journey,
    summary: 'Where the way of this browser to an offer stands.',
    input: nothing,
    output: null,
    async handle(deps, request) {
      const { context, now } = request;
      const journey = await journeyOf(deps, request);
      if (!journey) return seeOther(request, pathFor(context.settings, 'tradeIn'));
      const shown = { journey, ...linkOf(request), senderHash: knownSender(deps, request), now };
      return visitorPage(deps, request, await showJourney(deps, context, shown));
    },
  }),
  visitorRoute({
    method: 'GET',
    path: offerPaths.own,
    summary: 'Which way to an offer this browser has begun, for a page that is the same for everybody.',
    input: nothing,
    output: z.object({ journey: z.object({ plate: z.string(), href: z.string() }).nullable() }),
    async handle(deps, request) {
      const { plate } = (await journeyOf(deps, request)) ?? {};
      const journey = plate ? { plate: plate.rego, href: offerPaths.journey } : null;
      return json(200, JSON.stringify({ journey }));
    },
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.lookUp,
    summary: 'Looks a plate up from a form, and leads to where the journey stands then.',
    input: plateInput,
    output: null,
    handle: lookUp,
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.choose,
    summary: 'Chooses one of the cars that a lookup found, from a form.',
    input: choosing,
    output: null,
    handle: choose,
  }),
  visitorRoute({
    method: 'POST',
    path: offerPaths.back,
    summary: 'One step back on the way to an offer; from an older page it changes nothing.',
    input: z.looseObject({ version: z.string().max(10).optional() }),
    output: null,
    async handle(deps, request) {
      const { context, input, now } = request;
      const secret = request.readCookie(offerCookie);
      if (secret !== null) await stepBack(deps, context, { secret, version: versionOf(input), now });
      return seeOther(request, offerPaths.journey);
    },
  }),
  visitorRoute({
    method: 'GET',
    path: offerPaths.enquiry,
    summary: 'The short enquiry about a car that is for sale, with what this browser’s journey knows of it.',
    input: ofCar,
    output: null,
    async handle(deps, request) {
      const { context, input, now } = request;
      const journey = await journeyOf(deps, request);
      const page = await showOfferEnquiry(deps, context, { journey, carId: carOf(input), now });
      return page ? visitorPage(deps, request, page) : noSuchPage(request, 'There is nothing here.');
    },
  }),
];
