import type { OfferJourney } from '@forecourt/app/ports/trade-in/offer-store.port';
import { vehiclePath } from '@forecourt/app/shared/offer-address';
import { awaitAnswer } from '@forecourt/app/trade-in/await-answer';
import { chooseVehicle } from '@forecourt/app/trade-in/choose-vehicle';
import { foundVehicle } from '@forecourt/app/trade-in/found-vehicle';
import type { CarId } from '@forecourt/domain/core/ids';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { costlyProof } from '../proof-of-request.ts';
import { offerCookie } from '../visitor-cookies.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';
import { journeyCookies, lookUpOf } from './plate-of-request.ts';

const found = z
  .array(
    z.looseObject({
      EvalID: z
        .string()
        .optional()
        .describe('Of the journey; believed from the browser that it was sent to.'),
      VechielDescriptions: z.array(z.object({ Description: z.string() })).optional(), // sic
    }),
  )
  .describe(
    'The first item is the car; it is empty where no car has the plate, and there is none while it is looked for.',
  );

const problems = z
  .object({ errors: z.array(z.object({ field: z.string().nullable(), message: z.string() })) })
  .describe('What is wrong with the answers.');
const output = z.union([found, problems]);

/** Whoever asks by script asks again; nobody's connection is held for longer. */
const answeredWithinMs = 8_000;

/** The instant offer (TRADE-2, TRADE-3) as a script asks for it; the journey is that of the cookie and of nobody else. */
export const tradeInRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: '/api/eval-expert/enter-vin',
    summary: 'Looks a plate up, and begins the way to an offer. An empty list while it is being looked for.',
    input: z.looseObject({
      rego: z.string().max(100).optional(),
      state: z.string().max(20).optional(),
      car_id: z.uuid().optional().describe('The car that the offer is to be put towards.'),
      ...costlyProof,
    }),
    output,
    async handle(deps, request) {
      const looked = await lookUpOf(deps, request, (request.input.car_id as CarId | undefined) ?? null);
      if (!looked.ok) {
        const { error } = looked;
        return error.reason === 'problems'
          ? json(422, JSON.stringify({ errors: error.problems }))
          : errorResponse('too_many_lookups');
      }
      const { secret } = looked.value;
      const answer = await answered(deps, request, secret);
      return { ...answer, setCookies: journeyCookies(secret, request) };
    },
  }),
  visitorRoute({
    method: 'POST',
    path: '/api/eval-expert/manual-entry',
    summary: 'Chooses one of the cars that a lookup found. An empty list while it is being looked for.',
    input: z.looseObject({
      vin: z.string().max(40).optional().describe('Known from the lookup, whatever is sent.'),
      desc: z.string().max(500).optional(),
    }),
    output,
    async handle(deps, request) {
      const secret = request.readCookie(offerCookie);
      if (secret === null) return errorResponse('no_such_journey');
      const { context, input, now } = request;
      const fields = { manualEntry: input.desc };
      const chosen = await chooseVehicle(deps, context, { secret, fields, now });
      if (chosen.ok) return answered(deps, request, secret);
      return chosen.error.reason === 'problems'
        ? json(422, JSON.stringify({ errors: chosen.error.problems }))
        : errorResponse('no_such_journey');
    },
  }),
  visitorRoute({
    method: 'GET',
    path: vehiclePath,
    summary: 'The car of this browser, once it is found. An empty list while it is being looked for.',
    input: z.looseObject({}),
    output,
    async handle(deps, request) {
      const secret = request.readCookie(offerCookie);
      return secret === null ? errorResponse('no_such_journey') : answered(deps, request, secret);
    },
  }),
];

async function answered(
  deps: ServerDeps,
  { context }: Pick<VisitorRequest, 'context'>,
  secret: string,
): Promise<VisitorResponse> {
  const journey = await awaitAnswer(deps, context, { secret, mostMs: answeredWithinMs });
  return journey ? responseOf(journey) : errorResponse('no_such_journey');
}

function responseOf(journey: OfferJourney): VisitorResponse {
  if (journey.phase === 'waiting') return json(200, '[]');
  if (journey.phase === 'unavailable') return errorResponse('valuation_unavailable');
  return json(200, JSON.stringify(foundVehicle(journey)));
}
