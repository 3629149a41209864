import { TooManyPages } from '../page-cache/fetch-page.ts';
import { makePage } from '../pages/make-page.ts';
import { findPageRoute, type FoundPage } from '../pages/find-page-route.ts';
import { signInGuard } from '../visitor/sign-in-guard.ts';
import { brokenResponse, unavailableResponse, type Handler, type HandlerDeps } from './handler.ts';
import type { HandlerRequest, RouteResult } from './handler.ts';

/** Everything else is a page, behind its sign-in guard or from the cache; also that there is none. */
export const handlePage: Handler = async (deps, request) => {
  const found = findPageRoute(request.context.settings, request.path);
  return (await guarded(deps, request, found)) ?? cachedOrMade(deps, request, found);
};

/** Nothing behind a guard is ever cached, so that no cached page has to be looked for behind it. */
async function guarded(
  deps: HandlerDeps,
  request: HandlerRequest,
  found: FoundPage | null,
): Promise<RouteResult | null> {
  try {
    const response = await signInGuard(deps, request, found);
    return response && { response, route: response.pageKind ?? 'sign-in-guard' };
  } catch (error) {
    return brokenResponse(deps, request, {
      error,
      route: 'sign-in-guard',
      isJson: request.representation === 'data',
    });
  }
}

async function cachedOrMade(
  deps: HandlerDeps,
  request: HandlerRequest,
  found: FoundPage | null,
): Promise<RouteResult> {
  const { context, representation, path, now } = request;
  const isJson = representation === 'data';
  const route = found?.route.kind ?? 'page';
  try {
    const response = await deps.pages.respond(request, (query) =>
      makePage(deps, { context, path, query, now }, { found, representation }),
    );
    return { response, route: response.pageKind ?? route };
  } catch (error) {
    if (error instanceof TooManyPages) return { response: unavailableResponse(isJson), route };
    return brokenResponse(deps, request, { error, route, isJson });
  }
}
