import { hasPage } from '@forecourt/domain/site/has-page';
import { makeNotFound, makePage, redirectResponse } from '../pages/make-page.ts';
import { findPageRoute, guardOf, isToCome, plainPath, type FoundPage } from '../pages/find-page-route.ts';
import { movedPage } from '../pages/moved-page.ts';
import { signInGuard } from '../visitor/sign-in-guard.ts';
import { brokenResponse, type Handler, type HandlerDeps } from './handler.ts';
import type { HandlerRequest, RouteResult } from './handler.ts';

/** Everything else is a page, behind its sign-in guard or from the cache; also that there is none. */
export const handlePage: Handler = async (deps, request) => {
  const found = findPageRoute(request.context.settings, request.path);
  return (await guarded(deps, request, found)) ?? redirected(request) ?? cachedOrMade(deps, request, found);
};

/** Before all limits: whoever is sent elsewhere has cost nothing, and has not been served yet. */
function redirected(request: HandlerRequest): RouteResult | null {
  const elsewhere = movedPage(request);
  if (!elsewhere) return null;
  return { response: redirectResponse(elsewhere, request.representation).response, route: 'redirect' };
}

/** Nothing behind a guard is ever cached, so that no cached page has to be looked for behind it. */
async function guarded(
  deps: HandlerDeps,
  request: HandlerRequest,
  found: FoundPage | null,
): Promise<RouteResult | null> {
  const { context, path } = request;
  try {
    if (guardOf(context.settings, path, found) === null) return null;
    // Nobody is asked to sign in for what is not there.
    const isMissing = !isOfProduct(request, found) && !(await deps.mayBePublished(context, plainPath(path)));
    if (isMissing) return null;
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

/** Whether the product brings the page, and the site's settings allow it. */
function isOfProduct({ context: { settings }, path }: HandlerRequest, found: FoundPage | null): boolean {
  const site = { settings, hasModels: true, publishedPaths: new Set<string>() };
  return !isToCome(settings, path, found) && hasPage(plainPath(path), site);
}

async function cachedOrMade(
  deps: HandlerDeps,
  request: HandlerRequest,
  found: FoundPage | null,
): Promise<RouteResult> {
  const { context, representation, path, now } = request;
  const isJson = representation === 'data';
  const route = found?.route.kind ?? 'page';
  const { workers } = deps;
  const nothing = () =>
    workers
      ? workers.make({ context, now }, { kind: 'not-found', representation })
      : makeNotFound(deps, { context, now }, representation);
  try {
    const response = (await isNobodys(deps, request, found))
      ? await deps.pages.respondNotFound(request, nothing)
      : await deps.pages.respond(request, {
          admit: request.admit,
          make: (query) =>
            workers
              ? workers.make({ context, now }, { kind: 'page', path, query, representation })
              : makePage(deps, { context, path, query, now }, { found, representation }),
          makeNotFound: nothing,
        });
    return { response, route: response.pageKind ?? route };
  } catch (error) {
    return brokenResponse(deps, request, { error, route, isJson });
  }
}

/** Before all limits, as addresses have no end: no use case answers it, and staff published nothing there. */
async function isNobodys(
  deps: HandlerDeps,
  { context, path }: HandlerRequest,
  found: FoundPage | null,
): Promise<boolean> {
  return !found?.route.show && !(await deps.mayBePublished(context, path));
}
