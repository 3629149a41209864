import { phoneRevealPath } from '@forecourt/app/shared/phone-reveal.view';
import { revealedPage } from '@forecourt/app/contact/revealed-page';
import { revealPhone, type PhoneOwner } from '@forecourt/app/contact/reveal-phone';
import type { CarId, LocationId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../../api-errors.ts';
import { plainPage } from '@forecourt/server/http/plain-page';
import type { ServerDeps } from '../../server-deps.ts';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorResponse,
  type VisitorRequest,
  type VisitorRoute,
} from '../visitor-route.ts';
import { visitOfRequest } from './visit-of-request.ts';

const phoneInput = z
  .looseObject({
    car_id: z.uuid().optional(),
    location_id: z.uuid().optional(),
    dealership_id: z.string().optional().describe('Taken from the car, whatever is sent.'),
    website_id: z.string().optional().describe('Taken from the host, whatever is sent.'),
  })
  .refine(({ car_id, location_id }) => (car_id === undefined) !== (location_id === undefined), {
    error: 'car_id or location_id',
  });

const phoneOutput = z.object({
  phone: z.string().describe('As the dealership writes it.'),
  href: z.string().describe('tel:'),
});

function ownerOf({ car_id, location_id }: z.infer<typeof phoneInput>): PhoneOwner {
  return car_id === undefined ? { locationId: location_id as LocationId } : { carId: car_id as CarId };
}

async function reveal(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof phoneInput>>,
): Promise<VisitorResponse> {
  const { context, input, isHtmlForm, cameFrom, clientIp, now } = request;
  const { visit, cookie } = visitOfRequest(request);
  const revealed = await revealPhone(deps, context, {
    owner: ownerOf(input),
    visit,
    network: clientNetwork(clientIp),
    path: cameFrom,
    now,
  });
  if (revealed.ok) {
    const { shown: phone, href } = revealed.value;
    const response = isHtmlForm
      ? await visitorPage(
          deps,
          request,
          revealedPage(context, { phone: revealed.value, back: cameFrom, now }),
        )
      : json(200, JSON.stringify({ phone, href } satisfies z.infer<typeof phoneOutput>));
    return { ...response, setCookies: [cookie] };
  }
  if (revealed.error.reason === 'no_phone') {
    return isHtmlForm ? plainPage(404, 'There is no number to show.') : errorResponse('no_phone');
  }
  const later = { 'retry-after': String(revealed.error.retrySeconds) };
  return isHtmlForm
    ? plainPage(429, 'That’s a lot of tries in a short time. Please try again later.', later)
    : errorResponse('too_many_requests', later);
}

/** The full phone number, once it is asked for (RULE-11, API-1). */
export const phoneRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: phoneRevealPath,
    summary: "Answers with the phone of a location, by its id or by a car's, and counts a call once a visit.",
    input: phoneInput,
    output: phoneOutput,
    handle: reveal,
  }),
];
