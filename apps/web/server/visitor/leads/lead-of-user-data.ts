import { createHash } from 'node:crypto';
import { singleStepForms, type SingleStepFormName } from '@forecourt/app/leads/pages/make-lead-form';
import { formOfCategory } from '@forecourt/domain/leads/form-of-category';
import { z } from 'zod';
import type { VisitorRequest } from '../visitor-route.ts';
import { leadInputSchema, type LeadInput } from './form-input.ts';

const answers = z.record(z.string().max(100), z.unknown());

/** The specification's lead submission (API-5). */
export const userData = z
  .looseObject({
    category: z.string().max(100),
    subcategory: z.string().max(100).nullish(),
    isLastStep: z.boolean().nullish().describe('False: there are more steps, and nothing is kept yet.'),
    lead: answers
      .nullish()
      .describe('The answers, under the names of the specification; they may also stand beside.'),
  })
  .describe('As the specification sends a lead: what it is about, its answers, and whether it is complete.');

/** A lead, by the category that it names, as its form would send it. */
export type CalledLead =
  | { readonly outcome: 'lead'; readonly input: LeadInput }
  | { readonly outcome: 'notYet' }
  | { readonly outcome: 'elsewhere' }
  | { readonly outcome: 'malformed' };

/**
 * Reads the specification's call. It has no key of its own: the same answers on the same day are the same lead, so
 * that a call whose answer was lost can be made again.
 */
export function leadOfUserData(
  sent: z.infer<typeof userData>,
  { context, now }: Pick<VisitorRequest, 'context' | 'now'>,
): CalledLead {
  const { category, subcategory = null, isLastStep, lead, ...beside } = sent;
  if (isLastStep === false) return { outcome: 'notYet' };
  const form = formOfCategory(category, subcategory);
  if (!isSingleStep(form)) return { outcome: 'elsewhere' };
  const key = createHash('sha256')
    .update(JSON.stringify([context.site.id, now.toISOString().slice(0, 10), sent]))
    .digest('base64url');
  const input = leadInputSchema.safeParse({ idempotency_key: key, ...beside, ...lead, category, form });
  return input.success ? { outcome: 'lead', input: input.data } : { outcome: 'malformed' };
}

function isSingleStep(form: string): form is SingleStepFormName {
  return singleStepForms.some((name) => name === form);
}
