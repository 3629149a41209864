import { accountPaths } from '@forecourt/app/accounts/account-paths';
import { listAlerts } from '@forecourt/app/watchlist/list-alerts';
import { unsubscribeRoot } from '@forecourt/app/watchlist/send-alert.job';
import { showUnsubscribePage, unsubscribe } from '@forecourt/app/watchlist/show-unsubscribe-page';
import { switchAlerts } from '@forecourt/app/watchlist/switch-alerts';
import { ownCarsPath } from '@forecourt/app/watchlist/show-saved-page';
import { signInAddress } from '@forecourt/domain/accounts/sign-in-target';
import { z } from 'zod';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../../api-errors.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import { visitorRoute, type VisitorRoute } from '../visitor-route.ts';

const path = '/api/watchlist/alerts';
const unsubscribePath = `${unsubscribeRoot}{token}`;

const switched = z.object({ success: z.literal(true), alerts: z.enum(['on', 'off', 'unconfirmed']) });
const listed = z.object({
  alerts: z.array(
    z.object({
      channel: z.enum(['email', 'sms']),
      address: z.string(),
      isConfirmed: z.boolean().describe('Nothing is sent before.'),
    }),
  ),
});

/** Messages about saved cars: agreeing to them, and unsubscribing (Spam Act 2003). */
export const alertRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path,
    summary: 'Which messages about saved cars the signed-in visitor agreed to.',
    input: z.object({}),
    output: listed,
    async handle(deps, request) {
      const who = { scope: request.context.scope, signedIn: await request.signedIn() };
      const found = await listAlerts(deps, who);
      return found.ok ? json(200, JSON.stringify({ alerts: found.value })) : errorResponse(found.error);
    },
  }),
  visitorRoute({
    method: 'POST',
    path,
    summary:
      'Switches messages about saved cars on, with explicit consent, or off. To an address that the visitor has not confirmed, a link is mailed first.',
    input: z.object({
      channel: z.enum(['email', 'sms']).default('email'),
      email: z.string().max(254).optional(),
      // As a ticked box says it; without it the visitor does not agree.
      agree: z.union([z.literal('on'), z.boolean()]).optional(),
    }),
    output: switched,
    async handle(deps, request) {
      const { context, input, isHtmlForm, clientIp, now } = request;
      const { channel, email = null, agree } = input;
      const isWanted = agree === 'on' || agree === true;
      const signedIn = await request.signedIn();
      const wanted = { channel, email, isWanted, network: clientNetwork(clientIp), now };
      const done = await switchAlerts(deps, { context, signedIn }, wanted);
      if (!isHtmlForm) {
        return done.ok
          ? json(
              200,
              JSON.stringify({ success: true, alerts: done.value } satisfies z.infer<typeof switched>),
            )
          : errorResponse(done.error);
      }
      if (done.ok) return seeOther(request, accountPaths.page);
      if (done.error === 'no_address') return seeOther(request, ownCarsPath);
      if (done.error === 'too_many_requests') return errorResponse(done.error);
      const target = { type: 'watchlist', redirect: ownCarsPath, back: request.cameFrom } as const;
      return seeOther(request, signInAddress(target));
    },
  }),
  visitorRoute({
    method: 'GET',
    path: unsubscribePath,
    summary: 'Asks whether messages about saved cars shall stop.',
    input: z.object({}),
    output: null,
    handle: (deps, request) => visitorPage(deps, request, showUnsubscribePage(request.context)),
  }),
  visitorRoute({
    method: 'POST',
    path: unsubscribePath,
    summary: 'Stops messages about saved cars, by a button or by a program of mail (RFC 8058).',
    isForAnyone: true,
    input: z.object({}),
    output: null,
    async handle(deps, request) {
      const token = request.params['token'] ?? '';
      return visitorPage(
        deps,
        request,
        await unsubscribe(deps, request.context, { token, now: request.now }),
      );
    },
  }),
];
