import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ClientInfo } from './client-info.ts';
import type { HttpRequest } from './http-request.ts';
import type { HttpResponse } from './response.ts';

/**
 * Handles one request. Where there is nothing to wait for it returns its result and no promise: a cached response
 * is sent in the same turn of the event loop. The client is read only by those who call for it. What may write to the
 * log runs under `withRequest`, so that its lines have the request's id.
 */
export type HttpHandler = (
  request: HttpRequest,
  clientOf: () => ClientInfo,
  requestId: string,
) => HandlerResult | Promise<HandlerResult>;

/** A response, with the site and the route that the log names beside it. */
export interface HandlerResult {
  readonly response: HttpResponse & { readonly setCookies?: readonly string[] };
  readonly site: string | null;
  readonly route: string | null;
  /** Whether HSTS speaks for every name under the host too; otherwise for the host alone. */
  readonly bindsSubdomains?: boolean;
}

/** Runs before the handler, and calls `next` for what is not its own: the tools of development. */
export type Middleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
