import { honeypotField } from '@forecourt/app/leads/pages/lead-form.view';
import { singleStepForms } from '@forecourt/app/leads/pages/lead-form';
import type { FormInput, SendRefusal, AcceptedLead } from '@forecourt/app/leads/take/send-lead-form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import type { CarId } from '@forecourt/domain/core/ids';
import { analyticsParameters } from '@forecourt/domain/leads/analytics-parameters';
import { safeTarget } from '@forecourt/domain/core/safe-link';
import { z } from 'zod';
import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../../api-errors.ts';
import { clientNetwork } from '@forecourt/server/http/client-network';
import type { VisitorResponse, VisitorRequest } from '../visitor-route.ts';
import { proofOf } from './proof-of-request.ts';

/** What is sent beside the answers of the form, which stand under their own names (FORM-3). */
export const formInputSchema = z.looseObject({
  idempotency_key: z
    .string()
    .regex(/^[\w-]{16,100}$/)
    .nullish()
    .describe('Chosen by the browser: sent again with the same key, a form is the same lead.'),
  page: z.string().max(2_000).nullish().transform(safeTarget).describe('The path of the page with the form.'),
  page_id: z.string().max(200).nullish(),
  lead_attributes: z
    .object({
      visited_pages: z.array(z.string().max(2_000)).max(200).default([]),
      linked_query_params: z.record(z.string().max(100), z.string().max(2_000)).default({}),
    })
    .nullish(),
  seconds_to_fill: z.number().min(0).max(1_000_000).nullish(),
  proof: z
    .string()
    .max(40)
    .nullish()
    .describe('The proof of work over host, key and minute: a form without one is taken all the same.'),
  [honeypotField]: z.string().max(500).nullish(),
});

/** A form of one step, about a car or not. */
export const leadInputSchema = formInputSchema.extend({
  form: z.enum(singleStepForms),
  car_id: z
    .union([z.uuid(), z.literal('')])
    .nullish()
    .transform((id) => (id ? (id as CarId) : null)),
});

export type LeadInput = z.infer<typeof leadInputSchema>;

const problem = z.object({ field: z.string().nullable(), message: z.string() });

export const formResponse = z.object({
  lead_id: z.string().nullable(),
  /** Where the visitor goes next. */
  success_page: z.string().nullable(),
  /** Where what cannot be sent as it is can be mended: a time that is taken, by another. */
  next_page: z.string().nullable(),
  error: z.string().nullable(),
  errors: z.array(problem),
  event: z
    .object({
      number: z.int(),
      asc_name: z.string(),
      ga4_name: z.string().nullable(),
      parameters: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
});

export type FormResponse = z.infer<typeof formResponse>;

export const unsent: FormResponse = {
  lead_id: null,
  success_page: null,
  next_page: null,
  error: null,
  errors: [],
  event: null,
};

/** What every form says besides its answers, whichever form it is. */
export async function formInputOf(
  request: VisitorRequest<z.infer<typeof formInputSchema>>,
  idempotencyKey: string,
): Promise<Omit<FormInput, 'name' | 'carId'>> {
  const { context, input, host, isHttps, clientIp, userAgent, now } = request;
  const visitor = await request.signedIn().catch(() => null);
  return {
    fields: input,
    visitorId: visitor?.visitorId ?? null,
    pageId: input.page_id ?? null,
    url: input.page && `${isHttps ? 'https' : 'http'}://${host}${input.page}`,
    userAgent,
    visit: {
      visitedPages: input.lead_attributes?.visited_pages ?? [],
      query: input.lead_attributes?.linked_query_params ?? {},
    },
    honeypot: input[honeypotField] || null,
    secondsToFill: input.seconds_to_fill ?? null,
    proof: proofOf(request, idempotencyKey),
    network: `${context.site.id} ${clientNetwork(clientIp)}`,
    idempotencyKey,
    now,
  };
}

const oftenWords = 'That was often for a while. What you wrote is still here: please send it again later.';

export const successRoute = '/success';

/** The product's own page is told which form it is about; a dealer's own page is nobody's receipt. */
export function successPage({ context }: Pick<VisitorRequest, 'context'>, { token }: AcceptedLead): string {
  const { successPath } = context.settings.enquiry;
  return successPath === successRoute ? `${successRoute}?enquiry=${token}` : successPath;
}

/** What a script is told of a lead that was taken. */
export function takenBody(
  { leadId, event, car }: AcceptedLead,
  successAddress: string,
  about: Parameters<typeof analyticsParameters>[0],
): FormResponse {
  return {
    ...unsent,
    lead_id: leadId,
    success_page: successAddress,
    event: {
      number: event.number,
      asc_name: event.ascName,
      ga4_name: event.ga4Name,
      parameters: analyticsParameters(about, car),
    },
  };
}

/** What a script is told of a form that was not taken. */
export function refusedResponse(error: SendRefusal): VisitorResponse {
  if (error.reason === 'too_many_requests') {
    return errorResponse('too_many_requests', { 'retry-after': String(error.retrySeconds) });
  }
  const errors = [...error.problems];
  return json(
    422,
    JSON.stringify({ ...unsent, error: errors[0]?.message ?? null, errors } satisfies FormResponse),
  );
}

/** The same beside the form, for whoever has no script. */
export function problemsOf(error: SendRefusal): readonly FormProblem[] {
  return error.reason === 'problems' ? error.problems : [{ field: null, message: oftenWords }];
}
