import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../api-errors.ts';
import { openApi } from '../openapi.ts';
import { findRoute } from '../routes.ts';
import { brokenResponse, type Handler } from './handler.ts';

const description = JSON.stringify(openApi());
const descriptionPath = '/api/openapi.json';
const hourOld = { 'cache-control': 'public, max-age=3600' };

/** The API that is the same for everybody, and its description; what the API does for one person is a visitor route. */
export const handleApi: Handler = async (deps, request) => {
  const { context, http, visitorRoute, admit, now } = request;
  const { method, path, query, ifNoneMatch } = http;
  if (method === 'POST' || !path.startsWith('/api/') || visitorRoute) return null;
  if (path === descriptionPath) return { response: json(200, description, hourOld), route: path };
  const found = findRoute(path);
  if (!found) return { response: errorResponse('no_such_path'), route: null };
  const { route, params } = found;
  try {
    const response = await route.handle(deps, { context, path, params, query, ifNoneMatch, admit, now });
    return { response, route: route.path };
  } catch (error) {
    return brokenResponse(deps, request, { error, route: route.path, isJson: true });
  }
};
