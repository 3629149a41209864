import { inertPolicy } from './security-headers.ts';

/** What a request is answered with. It knows nothing of sockets. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  /** Of a page, its kind, by which it is logged and counted. */
  readonly pageKind?: string;
  /** For the line of the log. Never anything that a visitor wrote. */
  readonly logFields?: Readonly<Record<string, string | number | boolean>>;
}

/** A response in JSON. No browser takes it for something else than it is. */
export function json(
  status: number,
  body: Buffer | string,
  headers: HttpResponse['headers'] = {},
): HttpResponse {
  return {
    status,
    headers: {
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': inertPolicy,
      ...headers,
    },
    body,
  };
}
