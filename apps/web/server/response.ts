import { z } from 'zod';

/** What a request is answered with. It knows nothing of sockets. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  /** Of a page, its kind: pages are in no table of routes. */
  readonly pageKind?: string;
  /** For the line of the log. Never anything that a visitor wrote. */
  readonly logFields?: Readonly<Record<string, string | number | boolean>>;
}

/** Every error of the API, and the sentence that goes with it. */
const errors = {
  no_such_path: [404, 'There is nothing under this address.'],
  no_such_directory: [404, 'The site has no such directory.'],
  method_not_allowed: [405, 'This address can only be read.'],
  forged: [403, 'The request does not come from a page of this site.'],
  not_signed_in: [401, 'Please sign in first.'],
  not_your_list: [403, 'These are not your saved cars.'],
  no_such_car: [404, 'The site does not show this car.'],
  no_such_location: [404, 'The site has no such location, or no times to choose from.'],
  no_address: [400, 'Please write an email address.'],
  unknown_event: [400, 'Nothing of this kind is counted.'],
  no_phone: [404, 'There is no number to show.'],
  too_many_requests: [429, 'Too many requests at once. Please try again in a moment.'],
  malformed: [400, 'The request cannot be read.'],
  body_too_large: [413, 'The request says too much.'],
  address_too_long: [414, 'The address is too long.'],
  too_many_searches: [429, 'Too many searches at once. Please try again in a moment.'],
  search_unavailable: [503, 'The search is not answering just now. Please try again in a moment.'],
  media_unavailable: [503, 'The file cannot be read just now. Please try again in a moment.'],
  no_such_pdf: [404, 'There is no PDF of this car.'],
  pdf_busy: [503, 'Many PDFs are being made just now. Please try again in a moment.'],
  pdf_failed: [500, 'The PDF could not be made. Please try again in a moment.'],
  site_unavailable: [503, 'The site is not answering just now. Please try again in a moment.'],
  broken: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errors;

export const apiError = z.object({
  error: z.object({ code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]), message: z.string() }),
});

/** Said with every answer: a browser takes none of them for something else than it is. */
const always = { 'x-content-type-options': 'nosniff' };
const noStore = { ...always, 'cache-control': 'no-store' };

/** An answer in JSON. */
export function json(
  status: number,
  body: Buffer | string,
  headers: HttpResponse['headers'] = {},
): HttpResponse {
  return {
    status,
    headers: { ...always, 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  };
}

/** The status and the words of an error, where a person reads them. */
export function describeError(code: ErrorCode): readonly [status: number, message: string] {
  return errors[code];
}

/** The answer to what cannot be done, the same for every reader of the API. */
export function errorResponse(code: ErrorCode, headers: HttpResponse['headers'] = {}): HttpResponse {
  const [status, message] = errors[code];
  const body = JSON.stringify({ error: { code, message } } satisfies z.infer<typeof apiError>);
  return { ...json(status, body, { ...noStore, ...headers }), logFields: { code } };
}

/** The answer to a host that is no site's (TEN-1): it tells nothing of the platform. */
export function unknownHost(): HttpResponse {
  return {
    status: 404,
    headers: { ...noStore, 'content-type': 'text/plain; charset=utf-8' },
    body: 'Not found\n',
  };
}
