import { errorResponder, protocolErrors, type ErrorTable } from '@forecourt/server/http/error-response';
import { z } from 'zod';

/** Every error of the console's API, and the sentence that goes with it. */
const errors = {
  ...protocolErrors,
  no_such_path: [404, 'There is nothing under this address.'],
  forged: [403, 'The request does not come from a page of the console.'],
  signed_out: [401, 'Please sign in.'],
  not_recognised: [401, 'That didn’t work. Check your email, password and code, and try again.'],
  not_allowed: [403, 'Your role doesn’t include this.'],
  no_such_lead: [404, 'There is no such lead, or it isn’t yours to see.'],
  no_such_person: [422, 'This can’t be given to that person.'],
  why_missing: [422, 'Please say why, in a few words.'],
  arrived: [409, 'It has arrived already.'],
  changed_meanwhile: [409, 'Somebody changed this while you had it open.'],
  passkey_refused: [422, 'This passkey could not be added. Please try again.'],
  too_often: [429, 'Too many tries. Please wait a little.'],
  unavailable: [503, 'The console isn’t responding right now. Please try again in a moment.'],
} as const satisfies ErrorTable;

export type ErrorCode = keyof typeof errors;

export const apiError = z.object({
  error: z.object({ code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]), message: z.string() }),
});

/** The response to what cannot be done. */
export const errorResponse = errorResponder<ErrorCode>(errors);
