import { Overloaded } from '@forecourt/resilience/overloaded';
import type { ClientInfo } from '@forecourt/server/http/client-info';
import type { HandlerResult } from '@forecourt/server/http/http-handler';
import type { HttpRequest } from '@forecourt/server/http/http-request';
import { plainPage } from '@forecourt/server/http/plain-page';
import type { HttpResponse } from '@forecourt/server/http/response';
import { errorResponse } from '../api-errors.ts';
import type { MediaHandler } from '../media/media-handler.ts';
import type { Applicant } from '@forecourt/server/limits/admission';
import type { TakeToken } from '@forecourt/server/limits/token-bucket';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { PageCacheRequest } from '../page-cache/page-cache-request.ts';
import type { CarPdfHandler } from '../pdf/car-pdf-handler.ts';
import type { SiteResolver } from '../site/resolve-site.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { FoundVisitorRoute } from '../visitor/visitor-routes.ts';

/** What handlers stand on beside what routes and pages do. */
export interface HandlerDeps extends ServerDeps {
  readonly resolver: Pick<SiteResolver, 'known' | 'resolve'>;
  readonly handleMedia: MediaHandler;
  readonly handleCarPdf: CarPdfHandler;
  readonly pages: PageCache;
  /** How often a network may ask for hosts, pages and files that nobody has before it is kept waiting. */
  readonly takeMissing: TakeToken<string>;
  /** How often browsers of one network may report. */
  readonly takeReport: TakeToken<string>;
  /** Told of a directive of the Content-Security-Policy that a browser saw violated. */
  readonly onCspViolation: (site: string, directive: string) => void;
  /** Whether this process may be sent visitors. */
  readonly isReady: () => boolean;
  /** Told why something that must work did not. */
  readonly onTrouble: (error: unknown, where?: { readonly site: string; readonly route: string }) => void;
}

/** A request whose site is known; `path` is without the prefix that asks for a page's data. Resolved once, for all handlers. */
export interface ResolvedRequest extends PageCacheRequest {
  readonly http: HttpRequest;
  /** Where the site would rather be asked; null: it was asked there. */
  readonly primaryAddress: string | null;
  readonly visitorRoute: FoundVisitorRoute | null;
}

export interface HandlerRequest extends ResolvedRequest {
  readonly client: ClientInfo;
  /** Before work that no cache answers; throws where the sender or the site has had its share. */
  readonly admit: (urgency?: Pick<Applicant, 'isUrgent'>) => void;
  readonly now: Date;
}

export interface RouteResult extends Pick<HandlerResult, 'response' | 'route'> {
  /** It is sent after a while: whoever asks the next when the last is answered asks less. */
  readonly isHeldBack?: true;
}

/** One step on the way of a request: its response, or null for a request that is not its own. */
export type Handler = (
  deps: HandlerDeps,
  request: HandlerRequest,
) => RouteResult | null | Promise<RouteResult | null>;

/** The response to a request that failed: the failure is logged with its site and route, and not told. */
export function brokenResponse(
  { onTrouble }: Pick<HandlerDeps, 'onTrouble'>,
  { context }: Pick<HandlerRequest, 'context'>,
  { error, route, isJson }: { readonly error: unknown; readonly route: string; readonly isJson: boolean },
): RouteResult {
  if (error instanceof Overloaded)
    return { response: overloadedResponse(error, isJson), route, isHeldBack: true };
  onTrouble(error, { site: context.site.slug, route });
  const { serverError } = context.settings.messages;
  return { response: isJson ? errorResponse('broken') : plainPage(500, serverError), route };
}

/** Not logged as trouble: a flood would fill the log as well. */
function overloadedResponse({ message, retryAfterMs }: Overloaded, isJson: boolean): HttpResponse {
  const response = unavailableResponse(isJson, Math.ceil(retryAfterMs / 1_000));
  return { ...response, logFields: { ...response.logFields, refused: message } };
}

/** The response of a site that cannot answer for a moment. */
export function unavailableResponse(isJson: boolean, retryAfterSeconds = 2): HttpResponse {
  const later = { 'retry-after': String(retryAfterSeconds) };
  return isJson
    ? errorResponse('site_unavailable', later)
    : plainPage(503, 'The site isn’t responding right now. Please try again in a moment.', later);
}
