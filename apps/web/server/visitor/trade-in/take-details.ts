import { randomUUID } from 'node:crypto';
import type { FormEntries } from '@forecourt/app/leads/pages/lead-form.view';
import { unsent } from '@forecourt/app/leads/take/form-response';
import { secretHashOf } from '@forecourt/app/trade-in/journey-secret';
import { showDetailsStep } from '@forecourt/app/trade-in/pages/show-details-step';
import { sendDetails } from '@forecourt/app/trade-in/send-details';
import { offerPaths } from '@forecourt/app/shared/offer-address';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { formSender } from '../form-sender.ts';
import { besideAnswers, formInputOf } from '../leads/form-input.ts';
import {
  problemsOf,
  refusedResponse,
  successRoute,
  takenBody,
  writeFormResponse,
} from '../leads/write-form-response.ts';
import { noSuchPage, seeOther, visitorPage } from '../visitor-page.ts';
import { offerCookie } from '../visitor-cookies.ts';
import type { VisitorRequest, VisitorResponse } from '../visitor-route.ts';
import type { detailsInput } from './offer-input.ts';

type DetailsRequest = VisitorRequest<z.infer<typeof detailsInput>>;

/** Takes the last step of the instant offer, by a script as JSON and without one as it is (TRADE-5). */
export async function takeDetails(deps: ServerDeps, request: DetailsRequest): Promise<VisitorResponse> {
  const { context, input, isHtmlForm } = request;
  const secret = request.readCookie(offerCookie);
  if (!isHtmlForm && !input.idempotency_key) return errorResponse('malformed');
  if (secret === null) return noJourney(request);
  const key = input.idempotency_key ?? randomUUID();
  const sender = formSender(deps, request);
  const ports = { ...deps, randomId: randomUUID };
  const sent = await sendDetails(ports, context, {
    ...(await formInputOf(request, key)),
    senderHash: sender.hash,
    secret,
    origin: request.origin,
  });
  const setCookies = [sender.cookie];
  if (sent.ok) {
    const page = pageAfter(request);
    if (isHtmlForm) return { ...seeOther(request, page), setCookies };
    const about = { form: 'instantOffer', department: 'sales' } as const;
    const body = sent.value ? takenBody(sent.value, page, about) : { ...unsent, next_page: page };
    return { ...writeFormResponse(200, body), setCookies };
  }
  if (sent.error.reason === 'no_such_journey') return noJourney(request);
  if (!isHtmlForm) return refusedResponse(sent.error);
  return showAgain(deps, request, { secret, key, problems: problemsOf(sent.error) });
}

/** The product's own page is that of the offer; a dealer's own page is their choice. */
function pageAfter({ context }: DetailsRequest): string {
  const { redirectPath } = context.settings.tradeIn;
  const isOwn = redirectPath === null || redirectPath === successRoute || !redirectPath.startsWith('/');
  return isOwn ? offerPaths.journey : redirectPath;
}

function noJourney(request: DetailsRequest): VisitorResponse {
  return request.isHtmlForm
    ? noSuchPage(request, 'There is no such car to go on with. Please start with your rego.')
    : errorResponse('no_such_journey');
}

/** The form again, with everything that was filled in (FORM-1). */
async function showAgain(
  deps: ServerDeps,
  request: DetailsRequest,
  {
    secret,
    key,
    problems,
  }: { readonly secret: string; readonly key: string; readonly problems: readonly FormProblem[] },
): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const secretHash = secretHashOf(deps.tokens, secret);
  const journey = await deps.store.run(context.scope, ({ offers }) => offers.findJourney(secretHash, now));
  if (!journey) return noJourney(request);
  const shown = {
    journey: { ...journey, step: 'details' } as const,
    senderHash: null,
    entries: entriesOf(input),
    problems,
    key,
    now,
  };
  return visitorPage(deps, request, await showDetailsStep(deps, context, shown));
}

function entriesOf(input: DetailsRequest['input']): FormEntries {
  const texts = Object.entries(input).flatMap(([name, value]) =>
    typeof value === 'string' && !besideAnswers.has(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}
