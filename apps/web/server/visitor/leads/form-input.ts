import { honeypotField } from '@forecourt/app/leads/pages/lead-form.view';
import { singleStepForms } from '@forecourt/app/leads/pages/make-lead-form';
import type { FormInput } from '@forecourt/app/leads/take/send-lead-form';
import type { CarId } from '@forecourt/domain/core/ids';
import { safeTarget } from '@forecourt/domain/core/safe-link';
import { isUuid } from '@forecourt/domain/core/uuid';
import { z } from 'zod';
import { clientNetwork } from '@forecourt/server/http/client-network';
import type { VisitorRequest } from '../visitor-route.ts';
import { proofOf } from '../proof-of-request.ts';

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
  photos: z
    .string()
    .max(4_000)
    .nullish()
    .transform((ids) => (ids ?? '').split(',').filter((id) => isUuid(id)))
    .describe('Ids of photographs that came before, with commas between them.'),
  // A plain form of one step names its files, and brings none.
  file: z.unknown().optional(),
  camera: z.unknown().optional(),
});

export type LeadInput = z.infer<typeof leadInputSchema>;

/** The names that stand beside the answers of a form. */
export const besideAnswers: ReadonlySet<string> = new Set(Object.keys(leadInputSchema.shape));

/** What every form says besides its answers, whichever form it is. */
export async function formInputOf(
  request: VisitorRequest<z.infer<typeof formInputSchema>>,
  idempotencyKey: string,
): Promise<Omit<FormInput, 'name' | 'carId'>> {
  const { input, host, isHttps, clientIp, userAgent, now } = request;
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
    network: clientNetwork(clientIp),
    idempotencyKey,
    now,
  };
}
