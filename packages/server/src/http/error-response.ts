import { json, type HttpResponse } from './response.ts';

/** Errors of an API by their codes: the status, and the sentence that goes with it. */
export type ErrorTable<Code extends string = string> = Readonly<
  Record<Code, readonly [status: number, message: string]>
>;

/** What the server itself refuses, whatever program it serves: part of every table. */
export const protocolErrors = {
  method_not_allowed: [405, 'This address can only be read.'],
  malformed: [400, 'The request cannot be read.'],
  body_too_large: [413, 'The request says too much.'],
  address_too_long: [414, 'The address is too long.'],
  broken: [500, 'Something went wrong on our side.'],
} as const satisfies ErrorTable;

/** Responds with an error, in the one shape that every reader of an API knows. */
export type ErrorResponder<Code extends string> = (
  code: Code,
  headers?: HttpResponse['headers'],
  /** Where a site has its own words for it. */
  words?: string,
) => HttpResponse;

/** The responder of a table of errors. No cache may hold an error. */
export function errorResponder<Code extends string>(table: ErrorTable<Code>): ErrorResponder<Code> {
  return (code, headers = {}, words) => {
    const [status, usual] = table[code];
    const message = words ?? usual;
    const body = JSON.stringify({ error: { code, message } });
    return { ...json(status, body, { 'cache-control': 'no-store', ...headers }), logFields: { code } };
  };
}

/** The responses of the server itself. */
export const protocolError = errorResponder(protocolErrors);
