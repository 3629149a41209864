import { reserveForm } from '@forecourt/domain/checkout/reserve-form';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { LeadId } from '@forecourt/domain/core/ids';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { wireAnswers } from '@forecourt/domain/form/form';
import { readForm } from '@forecourt/domain/form/read-form';
import type { FormInput } from '../leads/take/send-lead-form.ts';
import type { SiteContext } from '../site/site-context.ts';
import {
  saveCheckoutDetails,
  type SaveDetailsInput,
  type SaveDetailsPorts,
} from './save-checkout-details.ts';
import type { CheckoutDetails } from './start-input.ts';

export interface ReserveFormInput
  extends Omit<SaveDetailsInput, 'besides' | 'details'>, Pick<FormInput, 'fields'> {}

export interface TakenReserveForm {
  readonly details: CheckoutDetails;
  readonly leadId: LeadId;
}

/** Reads who wants to reserve, and keeps it before the next step is shown (BUY-1). */
export async function takeReserveForm(
  ports: SaveDetailsPorts,
  context: SiteContext,
  { fields, ...input }: ReserveFormInput,
): Promise<Result<TakenReserveForm, readonly FormProblem[] | 'too_many' | 'not_shown'>> {
  const form = reserveForm(context.settings);
  const read = readForm(form, fields);
  if (!read.ok) return fail(read.error);
  const { name: firstName, lastName, phone, email, postcode } = read.value;
  const details = { firstName, lastName, phone, email, postcode };
  const besides = wireAnswers(form, read.value);
  const saved = await saveCheckoutDetails(ports, context, { ...input, details, besides });
  return saved.ok ? ok({ details, leadId: saved.value.leadId }) : saved;
}
