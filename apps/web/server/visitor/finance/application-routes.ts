import { randomUUID } from 'node:crypto';
import { applicationPaths, applicationStepPath } from '@forecourt/app/finance/application/application-paths';
import {
  findHeldApplication,
  type HeldApplication,
} from '@forecourt/app/finance/application/held-application';
import { askForFinanceKey } from '@forecourt/app/finance/application/make-finance-key.job';
import { hasOtherSums } from '@forecourt/app/finance/application/other-sums';
import { saveStep } from '@forecourt/app/finance/application/save-step';
import { saveSums } from '@forecourt/app/finance/application/save-sums';
import { sendApplication } from '@forecourt/app/finance/application/send-application';
import { showApplicationStep } from '@forecourt/app/finance/application/show-application';
import { showSentApplication } from '@forecourt/app/finance/application/show-sent-application';
import { showSumsChoice } from '@forecourt/app/finance/application/show-sums-choice';
import { honeypotField } from '@forecourt/app/leads/pages/lead-form.view';
import { carInQuery } from '@forecourt/app/shared/car-in-query';
import type { CarId } from '@forecourt/domain/core/ids';
import { readQueryString, writeQueryString } from '@forecourt/domain/core/query-string';
import { enterRoute } from '@forecourt/domain/accounts/guarded-route';
import { draftDays } from '@forecourt/domain/finance/application/application-limits';
import { stepToShow } from '@forecourt/domain/finance/application/application-steps';
import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import { sumFieldsIn, type SumFields } from '@forecourt/domain/finance/loan-choice';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { pathFor } from '@forecourt/domain/site/paths';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { formSender } from '../form-sender.ts';
import { formInputOf, formInputSchema } from '../leads/form-input.ts';
import { problemsOf } from '../leads/write-form-response.ts';
import { applicationCookie } from '../visitor-cookies.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';

const nothing = z.looseObject({
  step: z.string().max(20).optional(),
  change: z.string().max(1).optional(),
});
const saving = z.looseObject({
  step: z.enum(['you', 'money', 'loan']),
  car_id: z.string().max(100).optional(),
  new: z.string().max(1).optional(),
  change: z.string().max(1).optional(),
});
const sending = formInputSchema.extend({});

const queryLimits = { parameters: 50, characters: 60 };

/** An application for finance (FIN-1): forms that post, and one address that shows its holder where it stands. */
export const applicationRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: applicationPaths.begin,
    summary: 'Where an application for finance begins, or goes on in the browser that has one.',
    input: nothing,
    output: null,
    handle: (deps, request) => asApplicant(request, () => begin(deps, request)),
  }),
  visitorRoute({
    method: 'GET',
    path: applicationPaths.journey,
    summary: 'Where the application of this browser stands; ?step= shows one that was taken before.',
    input: nothing,
    output: null,
    handle: (deps, request) => asApplicant(request, () => showJourney(deps, request)),
  }),
  // A form with a fault is answered under its own address: whoever loads that again is led to where they were.
  ...[applicationPaths.save, applicationPaths.sums, applicationPaths.send].map((path) =>
    visitorRoute({
      method: 'GET',
      path,
      summary: 'Leads to where the application of this browser stands.',
      input: nothing,
      output: null,
      handle: (_, request) => asApplicant(request, async () => seeOther(request, applicationPaths.journey)),
    }),
  ),
  visitorRoute({
    method: 'POST',
    path: applicationPaths.save,
    summary: 'Saves a step of an application, encrypted, and leads to the next.',
    input: saving,
    output: null,
    handle: (deps, request) => asApplicant(request, () => save(deps, request)),
  }),
  visitorRoute({
    method: 'POST',
    path: applicationPaths.sums,
    summary: 'Puts the sums that somebody comes with into the application of this browser.',
    input: z.looseObject({}),
    output: null,
    handle: (deps, request) => asApplicant(request, () => takeSums(deps, request)),
  }),
  visitorRoute({
    method: 'POST',
    path: applicationPaths.send,
    summary: 'Sends an application to the lender, and tells the dealership that it is there.',
    isUrgent: true,
    input: sending,
    output: null,
    handle: (deps, request) => asApplicant(request, () => send(deps, request)),
  }),
];

/** The sign-in guard of finance stands before every step (AUTH-2); a site that takes none has no such page. */
async function asApplicant(
  request: VisitorRequest,
  work: () => Promise<VisitorResponse>,
): Promise<VisitorResponse> {
  const { context, query, cameFrom } = request;
  const start = pathFor(context.settings, 'preApproval');
  if (!takesApplications(context.settings.finance)) return seeOther(request, start);
  const isStart = request.path === start;
  const address = isStart ? (query === '' ? start : `${start}?${query}`) : applicationPaths.journey;
  const entry = enterRoute(
    { guard: 'finance', address, from: cameFrom, visitor: 'signedOut' },
    context.settings.accounts,
  );
  if (entry.kind === 'signIn' && !(await request.signedIn())) return seeOther(request, entry.href);
  return work();
}

async function heldOf(deps: ServerDeps, request: VisitorRequest): Promise<HeldApplication | null> {
  const secret = request.readCookie(applicationCookie);
  return secret === null ? null : findHeldApplication(deps, request.context, { secret, now: request.now });
}

async function begin(deps: ServerDeps, request: VisitorRequest): Promise<VisitorResponse> {
  const { context, query, now } = request;
  const held = await heldOf(deps, request);
  const carId = carInQuery(query);
  const brought = sumFieldsIn(readQueryString(query, queryLimits));
  if (held?.draft && isAbout(held, carId, brought)) {
    const { draft, application } = held;
    return hasOtherSums(brought, { draft, hasCar: application.carId !== null })
      ? visitorPage(deps, request, showSumsChoice(context, { application, draft }, brought))
      : seeOther(request, applicationPaths.journey);
  }
  await askForFinanceKey(deps, context.scope);
  // Another vehicle is another application: who they are, they need not type again.
  const entries = held?.draft ? held.draft.you : {};
  const page = await showApplicationStep(deps, context, { held: null, step: 'you', query, now, entries });
  return visitorPage(deps, request, page);
}

/** A price of its own is of no vehicle. */
function isAbout({ application }: HeldApplication, carId: CarId | null, { price }: SumFields): boolean {
  return carId === application.carId || (carId === null && price === undefined);
}

async function takeSums(
  deps: ServerDeps,
  request: VisitorRequest<Readonly<Record<string, unknown>>>,
): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const secret = request.readCookie(applicationCookie);
  if (secret === null) return seeOther(request, pathFor(context.settings, 'preApproval'));
  const texts = Object.entries(input).filter((one): one is [string, string] => typeof one[1] === 'string');
  const sums = sumFieldsIn(texts.map(([name, text]) => [name, text.slice(0, queryLimits.characters)]));
  await saveSums(deps, context, { secret, sums, now });
  return seeOther(request, applicationStepPath('loan'));
}

async function showJourney(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof nothing>>,
): Promise<VisitorResponse> {
  const { context, input, query, now } = request;
  const held = await heldOf(deps, request);
  const carId = carInQuery(query);
  const sums = sumFieldsIn(readQueryString(query, queryLimits));
  // Back from a first step that was not right leads to it again, about the same vehicle.
  if (!held || (held.draft && !isAbout(held, carId, sums)))
    return seeOther(request, startAbout(context, { carId, sums }));
  const { application } = held;
  if (held.draft === null)
    return visitorPage(deps, request, await showSentApplication(deps, context, { application, now }));
  const step = stepToShow(input.step ?? null, application.step);
  const isChange = input.change === '1' && application.step === 'consent' && step !== 'consent';
  return visitorPage(
    deps,
    request,
    await showApplicationStep(deps, context, { held, step, isChange, query: '', now }),
  );
}

interface About {
  readonly carId: CarId | null;
  readonly sums: SumFields;
}

/** Where an application begins, about a vehicle and its sums. */
function startAbout({ settings }: Pick<SiteContext, 'settings'>, { carId, sums }: About): string {
  const query = writeQueryString([
    ...(carId === null ? [] : ([['car_id', carId]] as const)),
    ...Object.entries(sums),
  ]);
  const start = pathFor(settings, 'preApproval');
  return query === '' ? start : `${start}?${query}`;
}

const tooMany =
  'That’s a lot of changes in a short time. Everything you saved is still here; please try again in an hour.';

async function save(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof saving>>,
): Promise<VisitorResponse> {
  const { context, input, clientIp, isHttps, now } = request;
  const carId = carInQuery(`car_id=${encodeURIComponent(input.car_id ?? '')}`);
  const saved = await saveStep({ ...deps, randomId: randomUUID }, context, {
    secret: request.readCookie(applicationCookie),
    step: input.step,
    fields: input,
    carId,
    isNew: input.new === '1',
    isChange: input.change === '1',
    network: clientNetwork(clientIp),
    now,
  });
  if (saved.ok) {
    const { secret, next } = saved.value;
    const cookie = applicationCookie.write(secret, { isHttps, seconds: draftDays * 86_400 });
    return { ...seeOther(request, applicationStepPath(next)), setCookies: [cookie] };
  }
  const { error } = saved;
  if (error.reason === 'no_such_application') return seeOther(request, applicationPaths.journey);
  const held = input.new === '1' ? null : await heldOf(deps, request);
  const shown = { held, step: input.step, query: queryOf(input), isChange: input.change === '1', now };
  return visitorPage(
    deps,
    request,
    error.reason === 'problems'
      ? await showApplicationStep(deps, context, {
          ...shown,
          entries: error.entries,
          problems: error.problems,
        })
      : await showApplicationStep(deps, context, { ...shown, message: tooMany }),
  );
}

/** What the fields of a first step say of the vehicle and the sums, as the address did that they came from. */
function queryOf(input: z.infer<typeof saving>): string {
  const texts = Object.entries(input).filter((one): one is [string, string] => typeof one[1] === 'string');
  return new URLSearchParams(texts.slice(0, 40)).toString();
}

const notNow =
  'We can’t send it just now. Everything is kept for you: please press Send it again in a minute, or give us a call and we’ll take it from here.';

async function send(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof sending>>,
): Promise<VisitorResponse> {
  const { context, now } = request;
  const secret = request.readCookie(applicationCookie);
  if (secret === null) return seeOther(request, pathFor(context.settings, 'preApproval'));
  const sender = formSender(deps, request);
  const { idempotencyKey: _, ...input } = await formInputOf(request, randomUUID());
  const page = pathFor(context.settings, 'preApproval');
  const sent = await sendApplication({ ...deps, randomId: randomUUID }, context, {
    ...input,
    // Nothing of what was typed is in the address.
    url: `${request.origin}${page}`,
    honeypot: request.input[honeypotField] || null,
    senderHash: sender.hash,
    secret,
  });
  if (sent.ok) return { ...seeOther(request, applicationPaths.journey), setCookies: [sender.cookie] };
  const { error } = sent;
  if (error.reason === 'step') return seeOther(request, applicationStepPath(error.step));
  const held = await heldOf(deps, request);
  if (error.reason === 'no_such_application' || !held) return seeOther(request, page);
  const shown = { held, step: 'consent', query: '', now } as const;
  const again =
    error.reason === 'not_now'
      ? { message: notNow, entries: entriesOf(request.input) }
      : { problems: problemsOf(error), entries: entriesOf(request.input) };
  return visitorPage(deps, request, await showApplicationStep(deps, context, { ...shown, ...again }));
}

/** The boxes that were ticked stay so while one is missing: nobody else ticked them. */
function entriesOf(input: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const texts = Object.entries(input).filter((one): one is [string, string] => typeof one[1] === 'string');
  return Object.fromEntries(texts.slice(0, 20));
}
