import { carryFavourites } from '@forecourt/app/watchlist/carry-favourites';
import { changeWatchlist } from '@forecourt/app/watchlist/change-watchlist';
import { listWatchlist } from '@forecourt/app/watchlist/list-watchlist';
import { longestRequest, readRequestedCars } from '@forecourt/app/watchlist/requested-cars';
import { maskedMobile } from '@forecourt/app/accounts/masked-mobile';
import { showCarCards } from '@forecourt/app/watchlist/show-car-cards';
import { ownCarsPath, savedPage } from '@forecourt/app/watchlist/show-saved-page';
import { signInAddress } from '@forecourt/domain/accounts/sign-in-target';
import type { CarId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import { json } from '@forecourt/server/http/response';
import { describeError, errorResponse, type ErrorCode } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorResponse,
  type VisitorRequest,
  type VisitorRoute,
} from '../visitor-route.ts';

/** The specification's payload (API-1). The phone may be left out: who is signed in counts. */
const changeInput = z.object({
  phone_number: z.string().max(40).optional(),
  // What is no id is no car: the answer says so as any other that fails.
  car_id: z
    .string()
    .max(100)
    .default('')
    .transform((id) => (z.uuid().safeParse(id).success ? (id as CarId) : null)),
});

const carriedInput = z.object({
  cars: z
    .string()
    .max(longestRequest)
    .transform(readRequestedCars)
    .describe('Ids with commas between them, each with @ and the moment at which it was saved, or without.'),
});

const changeOutput = z.object({ success: z.literal(true) });

/** Of a change that failed, in the specification's words beside ours (API-5). */
function failedChange(code: ErrorCode): VisitorResponse {
  const [, message] = describeError(code);
  const { status, headers } = errorResponse(code);
  return { status, headers, body: JSON.stringify({ success: false, message, error: { code, message } }) };
}

const listOutput = z.object({
  cars: z.array(z.object({ id: z.string(), saved_at: z.iso.datetime() })),
  signed_in_as: z.string().describe('The mobile number that the visitor signed in with, its middle hidden.'),
});

const change = (path: string, summary: string, which: 'save' | 'remove'): VisitorRoute =>
  visitorRoute({
    method: 'POST',
    path,
    summary,
    input: changeInput,
    output: changeOutput,
    handle: (deps, request) => changeResponse(deps, request, which),
  });

/** A visitor's own saved cars (WATCH-1, WATCH-2). */
export const watchlistRoutes: readonly VisitorRoute[] = [
  change('/api/watchlist/save-car', 'Saves a car for the signed-in visitor.', 'save'),
  change('/api/watchlist/remove-car', 'Lets go of a car that the signed-in visitor saved.', 'remove'),
  visitorRoute({
    method: 'POST',
    path: '/api/watchlist/save-cars',
    summary:
      'Saves all cars that a device still holds for the visitor who is signed in there. Twice is as once.',
    input: carriedInput,
    output: changeOutput,
    async handle(deps, request) {
      const { context, input, now } = request;
      const who = { scope: context.scope, signedIn: await request.signedIn() };
      const carried = await carryFavourites(deps, who, { favourites: input.cars, now });
      if (!carried.ok) return errorResponse(carried.error);
      return json(200, JSON.stringify({ success: true } satisfies z.infer<typeof changeOutput>));
    },
  }),
  visitorRoute({
    method: 'GET',
    path: '/api/watchlist',
    summary: 'The cars that the signed-in visitor saved, the last first.',
    input: z.object({}),
    output: listOutput,
    async handle(deps, request) {
      const { scope } = request.context;
      const signedIn = await request.signedIn();
      const listed = await listWatchlist(deps, { scope, signedIn });
      if (!listed.ok) return errorResponse(listed.error);
      const cars = listed.value.map(({ id, savedAt }) => ({ id, saved_at: savedAt?.toISOString() ?? '' }));
      const signedInAs = signedIn ? maskedMobile(signedIn.phone) : '';
      return json(
        200,
        JSON.stringify({ cars, signed_in_as: signedInAs } satisfies z.input<typeof listOutput>),
      );
    },
  }),
  visitorRoute({
    method: 'GET',
    path: ownCarsPath,
    summary: 'The page of the cars that the signed-in visitor saved.',
    input: z.object({}),
    output: null,
    handle: ownCarsResponse,
  }),
];

async function changeResponse(
  deps: ServerDeps,
  request: VisitorRequest<z.output<typeof changeInput>>,
  which: 'save' | 'remove',
): Promise<VisitorResponse> {
  const { context, input, isHtmlForm, cameFrom, now } = request;
  const who = { scope: context.scope, signedIn: await request.signedIn() };
  const { car_id: carId, phone_number: phone = null } = input;
  if (carId === null) return failedChange(who.signedIn ? 'no_such_car' : 'not_signed_in');
  const changed = await changeWatchlist(deps, who, { change: which, carId, phone, now });
  if (!isHtmlForm) {
    return changed.ok
      ? json(200, JSON.stringify({ success: true } satisfies z.infer<typeof changeOutput>))
      : failedChange(changed.error);
  }
  if (changed.ok) return seeOther(request, ownCarsPath);
  if (changed.error !== 'not_signed_in') return errorResponse(changed.error);
  // What was to be let go is no more on a list that nobody sees; a car to be saved comes along.
  const car = which === 'save' ? carId : null;
  return seeOther(request, signInAddress({ type: 'watchlist', redirect: cameFrom, back: cameFrom, car }));
}

/** Without script there is no other way to see a list that no cached page may hold. */
async function ownCarsResponse(deps: ServerDeps, request: VisitorRequest): Promise<VisitorResponse> {
  const { context, now } = request;
  const signedIn = await request.signedIn();
  const listed = await listWatchlist(deps, { scope: context.scope, signedIn });
  if (!listed.ok) {
    return seeOther(
      request,
      signInAddress({ type: 'watchlist', redirect: ownCarsPath, back: request.cameFrom }),
    );
  }
  const cards = await showCarCards(deps, context, { requested: listed.value, now });
  return visitorPage(deps, request, savedPage(context, { list: cards.ok ? cards.value : null, signedIn }));
}
