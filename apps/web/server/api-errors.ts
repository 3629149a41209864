import { errorResponder, protocolErrors, type ErrorTable } from '@forecourt/server/http/error-response';
import type { HttpResponse } from '@forecourt/server/http/response';
import { z } from 'zod';

/** Every error of the API, and the sentence that goes with it. */
const errors = {
  ...protocolErrors,
  no_such_path: [404, 'There is nothing under this address.'],
  no_such_directory: [404, 'The site has no such directory.'],
  forged: [403, 'The request does not come from a page of this site.'],
  not_signed_in: [401, 'Please sign in first.'],
  not_your_list: [403, 'These are not your saved cars.'],
  no_such_car: [404, 'The site does not show this car.'],
  no_such_location: [404, 'The site has no such location, or no times to choose from.'],
  no_such_journey: [404, 'There is no such car to go on with.'],
  too_many_lookups: [429, 'That’s a lot of cars for one day. Please tell us about yours instead.'],
  valuation_unavailable: [503, 'Cars can’t be looked up right now. Please tell us about yours instead.'],
  uploads_busy: [503, 'We’re busy with photos right now. Please try again in a moment.'],
  invalid_postcode: [400, 'Invalid postcode. Please enter a 4-digit number.'],
  no_such_postcode: [404, 'Invalid postcode'],
  geocoding_unavailable: [503, 'Postcodes can’t be looked up right now. Please try again in a moment.'],
  no_address: [400, 'Please enter an email address.'],
  no_search: [400, 'This is no address of a search.'],
  too_many_searches: [409, 'There are as many saved searches as can be kept.'],
  unknown_event: [400, 'Nothing of this kind is counted.'],
  no_phone: [404, 'There is no number to show.'],
  too_many_requests: [429, 'Too many requests at once. Please try again in a moment.'],
  search_unavailable: [503, 'Search isn’t working right now. Please try again in a moment.'],
  media_unavailable: [503, 'The file cannot be read just now. Please try again in a moment.'],
  no_such_pdf: [404, 'There is no PDF of this car.'],
  pdf_busy: [503, 'We’re busy making PDFs right now. Please try again in a moment.'],
  pdf_failed: [500, 'We couldn’t make the PDF. Please try again in a moment.'],
  site_unavailable: [503, 'The site isn’t responding right now. Please try again in a moment.'],
} as const satisfies ErrorTable;

export type ErrorCode = keyof typeof errors;

export const apiError = z.object({
  error: z.object({ code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]), message: z.string() }),
  /** Calls of the specification say a failure in its words too (API-5). */
  success: z.literal(false).optional(),
  message: z.string().optional(),
});

/** The response to what cannot be done. */
export const errorResponse = errorResponder<ErrorCode>(errors);

/** The status and the words of an error, where a person reads them. */
export function describeError(code: ErrorCode): readonly [status: number, message: string] {
  return errors[code];
}

/** The response to a host that is no site's (TEN-1): it tells nothing of the platform. */
export function unknownHost(): HttpResponse {
  return {
    status: 404,
    headers: {
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    },
    body: 'Not found\n',
  };
}
