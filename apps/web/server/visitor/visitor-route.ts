import type { SignedIn } from '@forecourt/app/accounts/find-signed-in';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { ZodType } from 'zod';
import type { HttpResponse } from '@forecourt/server/http/response';
import type { Representation } from '../pages/page-headers.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { SentForm } from '@forecourt/app/ports/media/file-receiver.port';
import type { HostCookie } from '@forecourt/server/http/host-cookie';

/**
 * A request of one person: what they sent, and who they are. It exists on the way of visitor routes alone,
 * whose responses are no-store; pages and other cached responses are made from a SiteRequest, which has no person in it.
 */
export interface VisitorRequest<Input = unknown> {
  readonly context: SiteContext;
  /** The params of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  /** Of a POST what the body said, of a GET what the query said, as the route's schema reads it. */
  readonly input: Input;
  /** What is being sent to a route that takes files; nothing of it is read yet. */
  readonly sentForm: SentForm | null;
  readonly path: string;
  readonly query: string;
  /** Whether a page is wanted as a document or as data. */
  readonly representation: Representation;
  /** Sent by an HTML form without our script: the response is a page or a redirect, never JSON. */
  readonly isHtmlForm: boolean;
  /** The page that the form stood on, as a path of this site; null where the browser does not say. */
  readonly cameFrom: string | null;
  /** For limits alone; it is not stored with anything. */
  readonly clientIp: string;
  readonly userAgent: string | null;
  /** The requested host, without a port. */
  readonly host: string;
  readonly isHttps: boolean;
  /** Of the requested host, for links that are carried elsewhere: https://bigyard.example. */
  readonly origin: string;
  readonly readCookie: (cookie: HostCookie) => string | null;
  /** The token of the visitor's session, if they sent one: it may be old or made up. */
  readonly sessionToken: string | null;
  /** Looks the session up once, and only when it is called. */
  readonly signedIn: () => Promise<SignedIn | null>;
  readonly now: Date;
}

/** A response to one person. It is no-store; only here may a cookie be set. */
export interface VisitorResponse extends HttpResponse {
  readonly setCookies?: readonly string[];
}

/** One line of the table of visitor routes. */
export interface VisitorRoute<Input = unknown> {
  readonly method: 'GET' | 'POST';
  /** As in OpenAPI: /api/cars/{id}/phone. */
  readonly path: string;
  readonly summary: string;
  /** A program that is no browser may post it, as one of mail does (RFC 8058): it must do no harm to who did not ask. */
  readonly isForAnyone?: true;
  /** A lead or a code: it has connections to the database of its own, and no site's flood keeps it out. */
  readonly isUrgent?: true;
  /** Takes files (multipart/form-data), of so many bytes together: the route reads them itself, and `input` only describes them. */
  readonly uploadBytes?: number;
  /** What a body or query can say: both come as names and texts, or as the same in JSON. */
  readonly input: ZodType<Input>;
  /** The schema of a JSON response; null where the response is a page or a redirect. */
  readonly output: ZodType | null;
  /** Of a file, where the response is neither JSON nor a page. */
  readonly mediaType?: string;
  readonly handle: (deps: ServerDeps, request: VisitorRequest<Input>) => Promise<VisitorResponse>;
}

/** A line of the table, with its input's type known inside and erased outside. */
export function visitorRoute<Input>(route: VisitorRoute<Input>): VisitorRoute {
  // `handle` is only ever given what `input` has read.
  return route as unknown as VisitorRoute;
}
