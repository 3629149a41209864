import { findSubject } from '@forecourt/app/checkout/pages/find-subject';
import { stopWaitRoot } from '@forecourt/app/shared/reservation-address';
import { askToBeTold } from '@forecourt/app/watchlist/waits/ask-to-be-told';
import { showStopWait, showWait, stopWait } from '@forecourt/app/watchlist/waits/wait-pages';
import { pathFor } from '@forecourt/domain/site/paths';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { z } from 'zod';
import { makeNotFound } from '../../pages/make-page.ts';
import { visitorPage } from '../visitor-page.ts';
import { checkoutRoutePath } from './checkout-route-path.ts';
import { visitorRoute, type VisitorRequest, type VisitorRoute } from '../visitor-route.ts';

const stopPath = `${stopWaitRoot}{token}`;
const anything = z.looseObject({});
const keepLooking = ({ context }: VisitorRequest) => ({
  href: pathFor(context.settings, 'search'),
  text: 'Keep looking',
});

/** Being told once if a reserved car comes free, and wanting to be told no more (Spam Act 2003). */
export const waitRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: checkoutRoutePath('/tell-me'),
    summary: 'Keeps an address that is told once if a reserved car comes free within 30 days.',
    input: z.looseObject({ email: z.string().max(254).default('') }),
    output: null,
    async handle(deps, request) {
      const { context, input, params, clientIp, now } = request;
      const subject = await findSubject(deps, context, { slug: params['slug'] ?? '' }, now);
      if (!subject) return (await makeNotFound(deps, request, request.representation)).response;
      const { car, short, carView } = subject;
      const done = await askToBeTold(deps, context, {
        car,
        email: input.email,
        network: clientNetwork(clientIp),
        now,
      });
      const next = done.ok ? keepLooking(request) : { href: carView.href, text: 'Back' };
      return visitorPage(deps, request, showWait(context, done.ok ? null : done.error, { short, next }));
    },
  }),
  visitorRoute({
    method: 'GET',
    path: stopPath,
    summary: 'Asks whether somebody wants to be told of a free car no more.',
    input: anything,
    output: null,
    handle: (deps, request) => visitorPage(deps, request, showStopWait(request.context)),
  }),
  visitorRoute({
    method: 'POST',
    path: stopPath,
    summary: 'Ends it, by a button or by a program of mail (RFC 8058).',
    isForAnyone: true,
    input: anything,
    output: null,
    async handle(deps, request) {
      const { context, params, now } = request;
      const given = { token: params['token'] ?? '', next: keepLooking(request), now };
      return visitorPage(deps, request, await stopWait(deps, context, given));
    },
  }),
];
