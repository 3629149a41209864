import { randomUUID } from 'node:crypto';
import { showConfirmPage } from '@forecourt/app/leads/pages/show-confirm-page';
import {
  honeypotField,
  leadsPath,
  takesPhotos,
  type FormEntries,
} from '@forecourt/app/leads/pages/lead-form.view';
import { takeWithPhotos } from '@forecourt/app/leads/photos/take-with-photos';
import type { PhotoFaultView } from '@forecourt/app/shared/photo-rules';
import { formResponse, unsent } from '@forecourt/app/leads/take/form-response';
import {
  checkLeadForm,
  sendLeadForm,
  type TakeForm,
  type FormInput,
  type SendRefusal,
  type AcceptedLead,
} from '@forecourt/app/leads/take/send-lead-form';
import { makeLeadFormPage } from '@forecourt/app/leads/pages/show-lead-form-page';
import { receiptCalendar, showReceipt } from '@forecourt/app/leads/pages/show-receipt';
import { calendarEnd, receiptsRoot } from '@forecourt/app/leads/record/receipt-address';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { showDriveAgain, takeTestDrive } from '../test-drive/take-test-drive.ts';
import { calendarFile } from '../calendar-file.ts';
import { noSuchPage, seeOther, visitorPage } from '../visitor-page.ts';
import { formSender, knownSender, type FormSender } from '../form-sender.ts';
import { leadOfUserData, userData } from './lead-of-user-data.ts';
import { asksForVehicle, findVehicle, type FoundVehicle } from './find-vehicle.ts';
import { besideAnswers, formInputOf, leadInputSchema, type LeadInput } from './form-input.ts';
import {
  problemsOf,
  refusedResponse,
  successPage,
  successRoute,
  takenBody,
  writeFormResponse,
} from './write-form-response.ts';
import {
  visitorRoute,
  type VisitorResponse,
  type VisitorRequest,
  type VisitorRoute,
} from '../visitor-route.ts';

/** A form by its name, or the specification's call with all of it under one name (API-5). */
const leadCallSchema = leadInputSchema.extend({
  form: leadInputSchema.shape.form.optional(),
  userData: userData.optional(),
});

async function takeCall(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof leadCallSchema>>,
): Promise<VisitorResponse> {
  const { userData: sent, form, ...beside } = request.input;
  if (sent === undefined) {
    return form === undefined
      ? errorResponse('malformed')
      : takeLead(deps, { ...request, input: { ...beside, form } });
  }
  const called = leadOfUserData(sent, request);
  if (called.outcome === 'lead')
    return takeLead(deps, { ...request, input: called.input, isHtmlForm: false });
  if (called.outcome === 'malformed') return errorResponse('malformed');
  return called.outcome === 'notYet'
    ? writeFormResponse(200, unsent)
    : writeFormResponse(422, { ...unsent, error: elsewhereWords });
}

const elsewhereWords = 'A service is booked step by step: see /api/service-bookings.';

/** Takes a form, and gives the browser what proves that its next one is of the same sender. */
export async function takeLead(
  deps: ServerDeps,
  request: VisitorRequest<LeadInput>,
): Promise<VisitorResponse> {
  const sender = formSender(deps, request);
  const response = await takeForm(deps, request, sender);
  return { ...response, setCookies: [...(response.setCookies ?? []), sender.cookie] };
}

async function takeForm(
  deps: ServerDeps,
  request: VisitorRequest<LeadInput>,
  sender: FormSender,
): Promise<VisitorResponse> {
  const { input, isHtmlForm } = request;
  const { idempotency_key: key } = input;
  if (input.form === 'testDrive') return takeDrive(deps, request, sender);
  if (asksForVehicle(request)) {
    const found = await findVehicle(deps, request);
    return showAgain(deps, request, { problems: [], key: key ?? randomUUID(), found });
  }
  if (!isHtmlForm) {
    if (!key) return errorResponse('malformed');
    return responseOf(
      request,
      await sendLeadForm(
        sendPorts(deps),
        request.context,
        await leadFormInput(request, key, sender),
        await takeBy(deps, request),
      ),
    );
  }
  if (!key) return askOnceMore(deps, request);
  const sent = await sendLeadForm(
    sendPorts(deps),
    request.context,
    await leadFormInput(request, key, sender),
    await takeBy(deps, request),
  );
  if (sent.ok) return seeOther(request, successPage(request, sent.value));
  return showAgain(deps, request, { problems: problemsOf(sent.error), key });
}

/** A test drive takes its time with it; without a script its own steps are shown again. */
async function takeDrive(
  deps: ServerDeps,
  request: VisitorRequest<LeadInput>,
  sender: FormSender,
): Promise<VisitorResponse> {
  const { input, isHtmlForm } = request;
  if (!isHtmlForm && !input.idempotency_key) return errorResponse('malformed');
  const formInput = await leadFormInput(request, input.idempotency_key ?? randomUUID(), sender);
  const taken = await takeTestDrive(deps, request, formInput);
  if (taken.outcome === 'sent') {
    const page = taken.bookingPage ?? successPage(request, taken.lead);
    return isHtmlForm ? seeOther(request, page) : responseOf(request, { ok: true, value: taken.lead }, page);
  }
  if (taken.outcome === 'taken') {
    if (isHtmlForm) return showDriveAgain(deps, request, formInput, 'taken');
    return writeFormResponse(422, { ...unsent, error: takenWords, next_page: taken.timesPage });
  }
  if (!isHtmlForm) return responseOf(request, { ok: false, error: taken.error });
  return showDriveAgain(deps, request, formInput, problemsOf(taken.error));
}

const takenWords = 'Somebody else took this time a moment ago.';

/** What takes the form: with its photographs, where some came. */
function takeBy(
  deps: ServerDeps,
  { context, input, origin, now }: VisitorRequest<LeadInput>,
): Promise<TakeForm> | undefined {
  const { form, photos: photoIds } = input;
  if (photoIds.length === 0 || !takesPhotos(form, context.settings)) return undefined;
  return takeWithPhotos(sendPorts(deps), context, { photoIds, origin, now });
}

/** The photographs that came with a form before it is sent. */
async function photosOf(deps: ServerDeps, { context, input }: VisitorRequest<LeadInput>) {
  const { form, photos } = input;
  if (photos.length === 0 || !takesPhotos(form, context.settings)) return [];
  return deps.store.run(context.scope, ({ formPhotos }) => formPhotos.list(photos));
}

/** Without a script there is no key yet: the page that asks once more carries one, and what was filled in. */
async function askOnceMore(deps: ServerDeps, request: VisitorRequest<LeadInput>): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const key = randomUUID();
  const { form: name, car_id: carId } = input;
  const problems = await checkLeadForm(deps, context, { name, carId, fields: input });
  if (problems) return showAgain(deps, request, { problems, key });
  const car = carId === null ? null : await deps.store.run(context.scope, ({ cars }) => cars.findById(carId));
  const photos = await photosOf(deps, request);
  const page = await showConfirmPage(deps, context, {
    name,
    car: car ?? (carId === null ? null : { carType: null }),
    entries: entriesOf(input),
    beside: {
      form: name,
      car_id: carId ?? '',
      idempotency_key: key,
      page: input.page ?? '',
      [honeypotField]: input[honeypotField] ?? '',
      ...(photos.length > 0 && { photos: photos.map(({ id }) => id).join(',') }),
    },
    photoNames: photos.map(({ name: fileName }) => fileName),
    back: input.page ?? pathFor(context.settings, 'contact'),
    now,
  });
  return visitorPage(deps, request, page);
}

interface ShownAgain {
  readonly problems: readonly FormProblem[];
  readonly key: string;
  readonly found?: FoundVehicle;
  /** What became of its photographs. */
  readonly faults?: readonly PhotoFaultView[];
}

/** The form again, with everything that was filled in (FORM-1). */
export async function showAgain(
  deps: ServerDeps,
  request: VisitorRequest<LeadInput>,
  { problems, key, found, faults = [] }: ShownAgain,
): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const { form: name, car_id: id, page } = input;
  const shown = {
    name,
    page: page ?? pathFor(context.settings, 'contact'),
    entries: { ...entriesOf(input), ...found?.entries },
    problems,
    key,
    ...(found && { lookupAnswer: found.answer }),
    photos: { sent: await photosOf(deps, request), faults },
  };
  const made = await makeLeadFormPage(deps, context, { shown, car: id === null ? null : { id }, now });
  return visitorPage(deps, request, made.page);
}

const sendPorts = (deps: ServerDeps) => ({ ...deps, randomId: randomUUID });

async function leadFormInput(
  request: VisitorRequest<LeadInput>,
  key: string,
  { hash: senderHash }: FormSender,
): Promise<FormInput> {
  const { form: name, car_id: carId } = request.input;
  return { ...(await formInputOf(request, key)), name, carId, senderHash };
}

function responseOf(
  request: VisitorRequest<LeadInput>,
  sent: { ok: true; value: AcceptedLead } | { ok: false; error: SendRefusal },
  page: string | null = null,
): VisitorResponse {
  if (!sent.ok) return refusedResponse(sent.error);
  const about = { form: request.input.form, department: 'sales' } as const;
  return writeFormResponse(200, takenBody(sent.value, page ?? successPage(request, sent.value), about));
}

function entriesOf(input: LeadInput): FormEntries {
  const texts = Object.entries(input).flatMap(([name, value]): [string, string | readonly string[]][] => {
    if (besideAnswers.has(name)) return [];
    if (typeof value === 'string') return [[name, value]];
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const words = list.filter((one) => typeof one === 'string');
    return words.length > 0 ? [[name, words]] : [];
  });
  return Object.fromEntries(texts);
}

const anything = z.looseObject({});

/** Forms that become leads, and what became of them (FORM-1, FORM-3, FORM-9, URL-5). */
export const leadRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: leadsPath,
    isUrgent: true,
    summary: 'Takes a form as a lead; its answers stand beside these, under the names of the specification.',
    input: leadCallSchema,
    output: formResponse,
    handle: takeCall,
  }),
  visitorRoute({
    method: 'GET',
    path: leadsPath,
    summary: 'Leads back to the page of the form: one with a fault is answered under this address.',
    input: z.looseObject({}),
    output: null,
    handle: async (_, request) => {
      const { cameFrom, context } = request;
      const isForm = cameFrom !== null && !cameFrom.startsWith(leadsPath);
      return seeOther(request, isForm ? cameFrom : pathFor(context.settings, 'contact'));
    },
  }),
  visitorRoute({
    method: 'GET',
    path: successRoute,
    summary: 'The page after a form, for whoever has its secret; nothing about anybody for others.',
    input: z.looseObject({ enquiry: z.string().max(100).optional() }),
    output: null,
    handle: async (deps, request) => {
      const { context, input, now } = request;
      const shown = { senderHash: knownSender(deps, request), now };
      const page = await showReceipt(deps, context, { token: input.enquiry ?? null, ...shown });
      const thanks = page ?? (await showReceipt(deps, context, { token: null, ...shown }));
      return thanks ? visitorPage(deps, request, thanks) : noSuchPage(request, 'There is nothing here.');
    },
  }),
  visitorRoute({
    method: 'GET',
    path: `${receiptsRoot}{token}`,
    summary: 'What became of a form, for whoever has its link.',
    input: anything,
    output: null,
    handle: async (deps, request) => {
      const { context, params, now } = request;
      const token = params['token'] ?? '';
      const senderHash = knownSender(deps, request);
      const page = await showReceipt(deps, context, { token, senderHash, isFollowed: true, now });
      return page
        ? visitorPage(deps, request, page)
        : noSuchPage(request, 'There is no enquiry under this address. Please look at the link once more.');
    },
  }),
  visitorRoute({
    method: 'GET',
    path: `${receiptsRoot}{token}${calendarEnd}`,
    summary: 'The booked service as a calendar file, for whoever has its link.',
    input: anything,
    output: null,
    mediaType: 'text/calendar',
    handle: async (deps, request) => {
      const { context, params, now } = request;
      const file = await receiptCalendar(deps, context, { token: params['token'] ?? '', now });
      return file === null ? noSuchPage(request, 'There is no such booking.') : calendarFile(file, 'service');
    },
  }),
];
