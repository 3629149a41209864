import { randomUUID } from 'node:crypto';
import type { FormEntries } from '@forecourt/app/leads/pages/lead-form.view';
import { formResponse, unsent, type FormResponse } from '@forecourt/app/leads/take/form-response';
import type { SendRefusal } from '@forecourt/app/leads/take/send-lead-form';
import { bookingsPath, type ShownBooking } from '@forecourt/app/service-booking/booking-form.view';
import { findCarByPlate, nothingFoundWords } from '@forecourt/app/trade-in/find-car-by-plate';
import {
  sendBooking,
  type BookingInput,
  type BookingOutcome,
} from '@forecourt/app/service-booking/send-booking';
import { bookingPageOf, loadBooking } from '@forecourt/app/service-booking/show-booking-page';
import { fail } from '@forecourt/domain/core/result';
import { serviceForm } from '@forecourt/domain/pages/service-page-content';
import { pathFor } from '@forecourt/domain/site/paths';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { formSender, type FormSender } from '../form-sender.ts';
import { formInputOf, formInputSchema } from '../leads/form-input.ts';
import {
  problemsOf,
  refusedResponse,
  successPage,
  takenBody,
  writeFormResponse,
} from '../leads/write-form-response.ts';
import { costlyProof, isProven } from '../proof-of-request.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorResponse,
  type VisitorRequest,
  type VisitorRoute,
} from '../visitor-route.ts';

const lastStep = 2;

/** What is sent beside the answers. Which lead it is, the key says: an id alone proves nothing. */
const stepInputSchema = formInputSchema.extend({
  step: z.coerce.number().int().min(0).max(lastStep).describe('Counts from 0.'),
  told: z
    .enum(['yes', ''])
    .nullish()
    .describe(
      'The form said what becomes of an unfinished booking; without it no step before the last is kept.',
    ),
  go: z
    .enum(['back', 'find', '0', '1', ''])
    .nullish()
    .describe(
      'To the step before, or back to the step of this number, with everything typed; or to find the car of the plate.',
    ),
  proof_key: costlyProof.proof_key,
});

type StepInput = z.infer<typeof stepInputSchema>;
type Request = VisitorRequest<StepInput>;

/** Takes a step, and gives the browser what proves that the page after it is of the same sender. */
async function takeStep(deps: ServerDeps, request: Request): Promise<VisitorResponse> {
  const sender = formSender(deps, request);
  const response = await takeSent(deps, request, sender);
  return { ...response, setCookies: [...(response.setCookies ?? []), sender.cookie] };
}

async function takeSent(deps: ServerDeps, request: Request, sender: FormSender): Promise<VisitorResponse> {
  const { input, isHtmlForm, context } = request;
  const { idempotency_key: sentKey } = input;
  const ports = { ...deps, randomId: randomUUID };
  if (!isHtmlForm) {
    if (!sentKey) return errorResponse('malformed');
    return responseOf(
      request,
      await sendBooking(ports, context, await bookingInputOf(request, sentKey, sender)),
    );
  }
  const key = sentKey ?? randomUUID();
  if (input.go === 'find') return showFound(deps, request, key);
  if (input.go) {
    const step = input.go === 'back' ? input.step - 1 : Math.min(Number(input.go), input.step);
    return showStep(deps, request, { key, step: Math.max(0, step) });
  }
  // The page that everybody is sent has no key: without one, a second press would book twice.
  if (!sentKey && input.step > 0) return showStep(deps, request, { key, step: input.step });
  const sent = await sendBooking(ports, context, await bookingInputOf(request, key, sender));
  if (!sent.ok) {
    return showStep(deps, request, { key, step: input.step, problems: problemsOf(sent.error) });
  }
  if (sent.value.kind === 'booked') return seeOther(request, successPage(request, sent.value.lead));
  return showStep(deps, request, { key, step: input.step + 1 });
}

/** The same step with the car of its plate filled in (SERV-1); where there is none, it says what to do instead. */
async function showFound(deps: ServerDeps, request: Request, key: string): Promise<VisitorResponse> {
  const { context, input, clientIp, now } = request;
  const { booking } = await loadBooking(deps, context, now);
  const { vehicleRego, vehicleState, vehicleMake, vehicleModel, vehicleYear } = booking.whole.fields;
  const typed = (field: { readonly name: string } | null) => {
    const value = field && input[field.name];
    return typeof value === 'string' ? value : '';
  };
  const isRegistry = serviceForm(context.settings.serviceBooking).kind === 'registry';
  const found = isRegistry
    ? await findCarByPlate(deps, context, {
        rego: typed(vehicleRego),
        state: typed(vehicleState),
        isProven: await isProven(deps, request),
        network: clientNetwork(clientIp),
        now,
      })
    : fail('unavailable' as const);
  if (!found.ok) {
    const registryAnswer = { isFound: false, text: nothingFoundWords[found.error] };
    return showStep(deps, request, { key, step: input.step, registryAnswer });
  }
  const { make, model, year } = found.value;
  const entries = {
    [vehicleMake.name]: make ?? '',
    [vehicleModel.name]: model ?? '',
    [vehicleYear.name]: year === null ? '' : String(year),
  };
  const text = [year, make, model].filter((part) => part !== null).join(' ');
  return showStep(deps, request, {
    key,
    step: input.step,
    entries,
    registryAnswer: { isFound: true, text },
  });
}

/** A step with everything that was filled in (FORM-1); of faults the first step that has one. */
async function showStep(
  deps: ServerDeps,
  request: Request,
  shown: Pick<ShownBooking, 'entries' | 'problems' | 'registryAnswer'> & {
    readonly key: string;
    readonly step: number;
  },
): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const loaded = await loadBooking(deps, context, now);
  const { steps } = loaded.booking;
  const names = steps.map(({ form }) => Object.values(form.fields).flatMap((field) => field?.name ?? []));
  const wrong = names.findIndex((some) =>
    shown.problems?.some(({ field }) => some.some((one) => one === field)),
  );
  const page = bookingPageOf(loaded, {
    ...shown,
    page: input.page ?? pathFor(context.settings, 'bookService'),
    step: wrong >= 0 ? wrong : Math.min(shown.step, steps.length - 1),
    entries: { ...entriesOf(input, names.flat()), ...shown.entries },
  });
  return visitorPage(deps, request, page);
}

function entriesOf(input: StepInput, names: readonly string[]): FormEntries {
  const texts = names.flatMap((name): [string, string][] => {
    const value = input[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(texts);
}

async function bookingInputOf(
  request: Request,
  key: string,
  { hash: senderHash }: FormSender,
): Promise<BookingInput> {
  return {
    ...(await formInputOf(request, key)),
    senderHash,
    step: request.input.step,
    wasTold: request.input.told === 'yes',
  };
}

function responseOf(
  request: Request,
  sent: { ok: true; value: BookingOutcome } | { ok: false; error: SendRefusal },
): VisitorResponse {
  if (!sent.ok) return refusedResponse(sent.error);
  return writeFormResponse(200, bodyOf(request, sent.value));
}

function bodyOf(request: Request, sent: BookingOutcome): FormResponse {
  if (sent.kind === 'draft') return unsent;
  if (sent.kind === 'unfinished') return { ...unsent, lead_id: sent.submissionId };
  const about = { form: 'serviceBooking', department: 'service' } as const;
  return takenBody(sent.lead, successPage(request, sent.lead), about);
}

/** Booking a service, step by step (FORM-5). */
export const serviceBookingRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: bookingsPath,
    isUrgent: true,
    summary: 'Takes one step of a service booking, with the answers of those before it; the last one books.',
    input: stepInputSchema,
    output: formResponse,
    handle: takeStep,
  }),
];
