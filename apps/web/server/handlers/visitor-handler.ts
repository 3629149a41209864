import { errorResponse } from '../api-errors.ts';
import { handleVisitor } from '../visitor/handle-visitor.ts';
import { brokenResponse, type Handler } from './handler.ts';

/** What a site does for one person. Nothing else takes a POST. */
export const handleVisitorRoute: Handler = async (deps, request) => {
  const { http, visitorRoute, representation } = request;
  if (!visitorRoute) {
    if (http.method !== 'POST') return null;
    return { response: errorResponse('method_not_allowed', { allow: 'GET, HEAD' }), route: null };
  }
  const { route, params } = visitorRoute;
  try {
    request.admit({ isUrgent: route.isUrgent === true });
    return {
      response: await handleVisitor(route.isUrgent ? { ...deps, store: deps.urgentStore } : deps, route, {
        ...request,
        params,
      }),
      route: route.path,
    };
  } catch (error) {
    // A browser that sent a form by itself shows what comes back.
    const isJson = http.accept.startsWith('application/json') || representation === 'data';
    return brokenResponse(deps, request, { error, route: route.path, isJson });
  }
};
