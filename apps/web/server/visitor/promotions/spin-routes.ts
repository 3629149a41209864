import { randomBytes, randomUUID } from 'node:crypto';
import { enterGame } from '@forecourt/app/promotions/enter-game';
import { showSpinPage, type SpinVisit } from '@forecourt/app/promotions/show-spin-page';
import { enterRoute } from '@forecourt/domain/accounts/guarded-route';
import { signInAddress } from '@forecourt/domain/accounts/sign-in-target';
import { stateCodeOf } from '@forecourt/domain/locations/state-code';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import { makeNotFound } from '../../pages/make-page.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';

const path = '/spin-to-win';
const oftenWords = 'That’s a lot of spins from one place. Please try again in an hour.';

const entering = z.looseObject({
  state: z.string().max(40).optional().describe('Where the visitor lives: vic.'),
  age: z.string().max(10).optional().describe('Any value: old enough, and the terms were read.'),
});

/** Spin to win (PAGE-4, URL-8): whoever plays has proved a phone, also where the site gates no page. */
export const spinRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path,
    summary: 'The game of chance as this visitor finds it: open, before, after, or with what they drew.',
    input: z.looseObject({}),
    output: null,
    async handle(deps, request) {
      const { context, cameFrom, query, now } = request;
      const visitor = await request.signedIn();
      const entry = enterRoute(
        {
          guard: 'spin-to-win',
          address: query === '' ? path : `${path}?${query}`,
          from: cameFrom,
          visitor: visitor ? 'signedIn' : 'signedOut',
        },
        context.settings.accounts,
      );
      if (entry.kind === 'signIn') return seeOther(request, entry.href);
      return showPage(deps, request, { visitor, now });
    },
  }),
  visitorRoute({
    method: 'POST',
    path,
    summary: 'One go at the game, for a signed-in visitor; again, and it is the first result.',
    input: entering,
    output: z.union([
      z.object({ won: z.boolean(), prize: z.string().nullable(), page: z.string() }),
      z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) }),
      z.object({ redirectTo: z.string() }),
    ]),
    handle: enter,
  }),
];

async function enter(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof entering>>,
): Promise<VisitorResponse> {
  const { context, input, clientIp, isHtmlForm, now } = request;
  const visitor = await request.signedIn();
  if (!visitor) {
    const href = signInAddress({ type: 'spin-to-win', redirect: path, back: path });
    return isHtmlForm ? seeOther(request, href) : json(200, JSON.stringify({ redirectTo: href }));
  }
  const answers = { state: stateCodeOf(input.state), isOfAge: (input.age ?? '') !== '' };
  const ports = { ...deps, randomId: randomUUID, randomSeed: () => randomBytes(32).toString('hex') };
  const entrant = { visitor, answers, network: clientNetwork(clientIp), now };
  const entered = await enterGame(ports, context, entrant);
  if (entered.ok) {
    const { won } = entered.value;
    const told = { won: won !== null, prize: won?.prize ?? null, page: path };
    return isHtmlForm ? seeOther(request, path) : json(200, JSON.stringify(told));
  }
  const { error } = entered;
  if (error.reason === 'problems') {
    const { problems } = error;
    if (!isHtmlForm) return json(422, JSON.stringify({ errors: problems }));
    return showPage(deps, request, { visitor, answers, problems, now });
  }
  if (error.reason === 'closed') return isHtmlForm ? seeOther(request, path) : errorResponse('no_such_path');
  if (!isHtmlForm) return errorResponse('too_many_requests');
  return showPage(deps, request, { visitor, answers, message: oftenWords, now });
}

async function showPage(
  deps: ServerDeps,
  request: VisitorRequest,
  visit: SpinVisit,
): Promise<VisitorResponse> {
  const { context, representation, now } = request;
  const page = await showSpinPage(deps, context, visit);
  if (page) return visitorPage(deps, request, page);
  const { response } = await makeNotFound(deps, { context, now }, representation);
  return response;
}
