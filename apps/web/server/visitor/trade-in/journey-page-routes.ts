import { showJourney } from '@forecourt/app/trade-in/pages/show-journey';
import { awaitAnswer } from '@forecourt/app/trade-in/await-answer';
import { offerPaths } from '@forecourt/app/shared/offer-address';
import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { offerCookie } from '../visitor-cookies.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import { visitorRoute, type VisitorRoute } from '../visitor-route.ts';

/** The pages of the instant offer: forms that post, and one address that shows where the journey stands. */
export const journeyPageRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: offerPaths.journey,
    summary: 'Where the way of this browser to an offer stands.',
    input: z.looseObject({}),
    output: null,
    async handle(deps, request) {
      const { context, now } = request;
      const secret = request.readCookie(offerCookie);
      const journey = secret && (await awaitAnswer(deps, context, { secret, mostMs: 0 }));
      if (!journey) return seeOther(request, pathFor(context.settings, 'tradeIn'));
      return visitorPage(deps, request, await showJourney(deps, context, { journey, now }));
    },
  }),
];
