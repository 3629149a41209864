import type { SiteContext } from '@forecourt/app/site/site-context';
import type { ZodType } from 'zod';
import type { HttpResponse } from '@forecourt/server/http/response';
import type { ServerDeps } from './server-deps.ts';

/**
 * A request to a site, for routes whose responses are cached for everybody: there is no visitor in it, so that
 * no response can depend on one.
 */
export interface SiteRequest {
  readonly context: SiteContext;
  /** As it was requested. */
  readonly path: string;
  /** The params of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly ifNoneMatch: string | undefined;
  /** Before work that no cache answers; throws where the sender or the site has had its share. */
  readonly admit: () => void;
  readonly now: Date;
}

/** One line of the table of routes, with what the API's description says of it. */
export interface Route {
  /** As in OpenAPI: /api/search/dealership/{slug}. */
  readonly path: string;
  readonly summary: string;
  /** What the query can say. The same schema has checked it before `handle` is called. */
  readonly input: ZodType;
  readonly output: ZodType;
  readonly handle: (deps: ServerDeps, request: SiteRequest) => Promise<HttpResponse>;
}
