import { journeyLink, offerPaths } from '@forecourt/app/shared/offer-address';
import { awaitAnswer } from '@forecourt/app/trade-in/await-answer';
import { showLink } from '@forecourt/app/trade-in/pages/show-link';
import type { OfferJourney } from '@forecourt/app/ports/trade-in/offer-store.port';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { plainPage } from '@forecourt/server/http/plain-page';
import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { noSuchPage, seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';
import { journeyCookies } from './plate-of-request.ts';

/** Nobody guesses a secret of 32 bytes; whoever tries all the same costs little. */
const anHour = { limit: 60, windowSeconds: 3_600 };
const shape = /^[\w-]{43}$/;
/** The address is the secret: no page that it leads to is told of it. */
const unreferred = { 'referrer-policy': 'no-referrer' };

/** A way to an offer on another device, by its link (TRADE-9). */
export const journeyLinkRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: journeyLink('{secret}'),
    summary: 'Asks whoever has the link of a journey whether to open it here.',
    input: z.looseObject({}),
    output: null,
    handle: (deps, request) =>
      withJourney(deps, request, (journey, secret) => {
        const { context, now } = request;
        return visitorPage(deps, request, showLink(context, { journey, secret, now }));
      }),
  }),
  visitorRoute({
    method: 'POST',
    path: journeyLink('{secret}'),
    summary: 'Opens a journey on this device too.',
    input: z.looseObject({}),
    output: null,
    handle: (deps, request) =>
      withJourney(deps, request, async (_, secret) => {
        const setCookies = journeyCookies(secret, request, { isFromLink: true });
        return { ...seeOther(request, offerPaths.journey), setCookies };
      }),
  }),
];

/** Of nobody, of another site or ended: all are told the same. */
async function withJourney(
  deps: ServerDeps,
  request: VisitorRequest,
  respond: (journey: OfferJourney, secret: string) => Promise<VisitorResponse>,
): Promise<VisitorResponse> {
  const { context, clientIp, params } = request;
  const waitSeconds = await deps.limiter.take('offer links of network', clientNetwork(clientIp), anHour);
  if (waitSeconds > 0) {
    const words = 'That’s a lot of tries in a short time. Please try again later.';
    return plainPage(429, words, { 'retry-after': String(waitSeconds) });
  }
  const secret = params['secret'] ?? '';
  const journey = shape.test(secret) ? await awaitAnswer(deps, context, { secret, mostMs: 0 }) : null;
  const response = journey
    ? await respond(journey, secret)
    : noSuchPage(request, 'There is nothing under this address. Please look at the link once more.');
  return { ...response, headers: { ...response.headers, ...unreferred } };
}
