import { foundVehicle } from '@forecourt/app/trade-in/found-vehicle';
import { findTowards } from '@forecourt/app/trade-in/pages/show-towards';
import { saveValuation } from '@forecourt/app/trade-in/save-valuation';
import { updateEvaluation } from '@forecourt/app/trade-in/update-evaluation';
import { offerApiPaths } from '@forecourt/app/shared/offer-address';
import { readValuationRecord } from '@forecourt/domain/trade-in/valuation-record';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { offerCookie } from '../visitor-cookies.ts';
import { visitorRoute, type VisitorRoute } from '../visitor-route.ts';
import { heldOf } from './held-by-request.ts';
import { towardsInput } from './offer-input.ts';

const line = z.string().max(300).default('');

/** What scripts ask and tell of an offer (API-1); it is that of the cookie and of nobody else. */
export const offerApiRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: offerApiPaths.standing,
    summary: 'How the offer of this browser stands.',
    input: z.looseObject({}),
    output: z.object({ standing: z.enum(['valuing', 'open', 'accepted', 'ended', 'call']) }),
    handle: async (deps, request) => {
      const held = await heldOf(deps, request);
      return held ? json(200, JSON.stringify({ standing: held.standing })) : errorResponse('no_such_journey');
    },
  }),
  visitorRoute({
    method: 'GET',
    path: offerApiPaths.towards,
    summary: 'What the offer of this browser leaves to pay of a car, for the page of that car.',
    input: towardsInput,
    output: z.object({
      line: z.string().nullable().describe('Your CX-5: −$27,400. Left to pay $25,590, drive away.'),
    }),
    handle: async (deps, request) => {
      const { context, now, input } = request;
      const held = await heldOf(deps, request);
      const { car_id: carId, owing: owingCents } = input;
      if (!held?.offer || !held.isStanding || carId === null) return errorResponse('no_such_journey');
      const sum = await findTowards(deps, context, { ...held, offer: held.offer, carId, owingCents, now });
      return json(200, JSON.stringify({ line: sum?.line ?? null }));
    },
  }),
  visitorRoute({
    method: 'POST',
    path: '/api/eval-expert/update-eval',
    summary:
      'Keeps the kilometres of the car of this browser, and has the valuation service told whose it is.',
    input: z.looseObject({
      evalid: z
        .string()
        .max(100)
        .describe('As the lookup gave it; believed from the browser that it was sent to.'),
      km: z.coerce.number().int().min(0).max(2_000_000),
      userEmail: z.string().max(300).optional().describe('The site’s own, whatever is sent.'),
      cName: line,
      cEmail: line,
      cPhone: line,
    }),
    output: z.array(z.looseObject({})).describe('The first item is the car.'),
    handle: async (deps, request) => {
      const { context, input, now } = request;
      const secret = request.readCookie(offerCookie);
      if (secret === null) return errorResponse('no_such_journey');
      if (await isTooOften(deps, secret)) return errorResponse('too_many_requests');
      const seller = { name: input.cName, email: input.cEmail, phone: input.cPhone };
      const told = { secret, evalId: input.evalid, km: input.km, seller, now };
      const updated = await updateEvaluation(deps, context, told);
      if (!updated.ok) return errorResponse('no_such_journey');
      const [vehicle] = foundVehicle(updated.value);
      return json(200, JSON.stringify([{ ...vehicle, KM: input.km }]));
    },
  }),
  visitorRoute({
    method: 'POST',
    path: '/api/miscellaneous',
    summary: 'Keeps a valuation beside the car of this browser, where the site wants that.',
    input: z.looseObject({
      column_name: z.literal('valuation'),
      id: z.string().max(200).optional(),
      adjustmentAnswers: z.array(z.unknown()).max(50).optional(),
    }),
    output: z.object({ saved: z.boolean() }),
    handle: async (deps, request) => {
      const { context, input, now } = request;
      const secret = request.readCookie(offerCookie);
      const valuation = readValuationRecord(input);
      if (secret === null) return errorResponse('no_such_journey');
      if (!valuation) return errorResponse('malformed');
      if (await isTooOften(deps, secret)) return errorResponse('too_many_requests');
      const isSaved = await saveValuation(deps, context, { secret, valuation, now }).catch(() => {
        deps.onValuationLost(context.site.id);
        return null;
      });
      if (isSaved === false) return errorResponse('no_such_journey');
      return json(
        200,
        JSON.stringify({ saved: isSaved === true && context.settings.tradeIn.savesValuation }),
      );
    },
  }),
];

/** Each is kept or has the valuation service asked, so that a journey has a few of them a day. */
async function isTooOften({ limiter }: Pick<ServerDeps, 'limiter'>, secret: string): Promise<boolean> {
  return (await limiter.take('told of an offer', secret, { limit: 12, windowSeconds: 86_400 })) > 0;
}
