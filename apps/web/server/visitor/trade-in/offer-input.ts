import type { CarId } from '@forecourt/domain/core/ids';
import { centsFromDollars } from '@forecourt/domain/core/money';
import { z } from 'zod';
import { formInputSchema } from '../leads/form-input.ts';

/** The last step, with what every form says besides its answers. */
export const detailsInput = formInputSchema.extend({});

const maybeText = z
  .string()
  .max(100)
  .regex(/^[^\0]*$/)
  .optional()
  .transform((text) => text || null);

export const inspectionInput = z.looseObject({
  location: maybeText.describe('The id of the location.'),
  day: maybeText.describe('2026-10-31.'),
  time: maybeText.describe('10:30, on the wall of the location.'),
});

const mostOwingDollars = 10_000_000;

export const towardsInput = z.looseObject({
  car_id: z
    .union([z.uuid(), z.literal('')])
    .optional()
    .catch('')
    .transform((id) => (id ? (id as CarId) : null)),
  owing: z
    .string()
    .max(20)
    .optional()
    .transform(owingCents)
    .describe('What is still owing on the car that is given away, in dollars.'),
});

/** As people type it: $6,200. What cannot be read is nothing. */
function owingCents(typed: string | undefined): number {
  const digits = (typed ?? '').replaceAll(/[\s$,]/g, '');
  const dollars = /^\d{1,8}(?:\.\d{1,2})?$/.test(digits) ? Number(digits) : 0;
  return dollars > mostOwingDollars ? 0 : centsFromDollars(dollars);
}
