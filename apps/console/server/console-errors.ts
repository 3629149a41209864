import { errorResponder, protocolErrors, type ErrorTable } from '@forecourt/server/http/error-response';
import { z } from 'zod';

/** Every error of the console's API, and the sentence that goes with it. */
const errors = {
  ...protocolErrors,
  no_such_path: [404, 'There is nothing under this address.'],
  forged: [403, 'The request does not come from a page of the console.'],
  signed_out: [401, 'Please sign in.'],
  not_recognised: [401, 'That didn’t work. Check your email, password and code, and try again.'],
  sign_on_required: [
    422,
    'Your group signs in with its own account. Enter your work email and choose Continue.',
  ],
  prove_again: [403, 'Please prove that it’s you.'],
  not_allowed: [403, 'Your role doesn’t include this.'],
  no_such_lead: [404, 'There is no such lead, or it isn’t yours to see.'],
  no_such_file: [404, 'There is no such file, or it isn’t yours to see.'],
  no_such_delivery: [404, 'There is no such delivery, or it isn’t yours to see.'],
  no_such_person: [422, 'This can’t be given to that person.'],
  no_such_colleague: [404, 'There is nobody like that, or they aren’t yours to manage.'],
  not_yours_to_give: [422, 'That role isn’t yours to give there.'],
  link_over: [410, 'This link was used or has expired. Ask your manager for a new one.'],
  code_wrong: [422, 'The code isn’t right. Your manager has it; after five wrong ones the link ends.'],
  password_short: [422, 'A password needs at least 12 characters.'],
  one_time_code_wrong: [
    422,
    'The code from your authenticator isn’t right. Wait for the next one and try again.',
  ],
  why_missing: [422, 'Please say why, in a few words.'],
  not_filled_in: [422, 'Please check what you typed: a name, and a phone or an email.'],
  no_such_place: [422, 'You can’t take leads down for this yard. Choose another one.'],
  no_such_car: [422, 'This car isn’t at that yard any more. Choose it again, or leave it out.'],
  no_such_way: [422, 'They can’t be reached this way. Choose another one.'],
  not_together: [409, 'These stay apart: they’re of different yards, or one holds too many already.'],
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
