import { jsonSchemaOf, pathParameters, type OpenApiPart } from '@forecourt/server/http/openapi-parts';
import { apiError } from './api-errors.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';
import type { VisitorRoute } from './visitor/visitor-route.ts';
import { visitorRoutes } from './visitor/visitor-routes.ts';

const errorResponses: Readonly<Record<string, string>> = {
  '400': 'The query cannot be read.',
  '404': 'Nobody has this host, or the site has nothing under this address.',
  '414': 'The address is longer than 8 KB.',
  '429': 'The site asks too much at once; Retry-After says when it may ask again.',
  '503': 'No engine answers; Retry-After says when to ask again.',
};

/** The description of the API in OpenAPI 3.1, from the schemas that check what comes in and goes out (API-2). */
export function openApi(
  described: readonly Route[] = routes,
  personal: readonly VisitorRoute[] = visitorRoutes,
): OpenApiPart {
  const paths: Record<string, Record<string, OpenApiPart>> = {};
  for (const route of described) paths[route.path] = { get: operationOf(route) };
  for (const route of personal) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: visitorOperationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt',
      version: '1',
      description: "A dealer's site answers under its own host, and for its own stock alone.",
    },
    paths,
    components: { schemas: { Error: jsonSchemaOf(apiError, 'output') } },
  };
}

/** What can be refused to a visitor, beside what can be refused to anybody. */
const visitorErrors: Readonly<Record<string, string>> = {
  '400': 'The body or query cannot be read.',
  '401': 'Only a signed-in visitor may.',
  '403': 'The request does not come from a page of this site, by Sec-Fetch-Site or Origin.',
  '404': 'Nobody has this host, or there is no such thing on the site.',
  '405': 'Nothing is posted to this address.',
  '413':
    'The body is longer than 64 KB, or than files may be where they are taken, or does not say how long it is.',
  '414': 'The address is longer than 8 KB.',
  '429': 'Too often for a while; Retry-After says when to ask again.',
  '503': 'The site is not answering; Retry-After says when to ask again.',
};

const errorsOfPosts = new Set(['403', '405', '413']);

const page = { 'text/html': { schema: { type: 'string' } } };
const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** For one person: no-store, with a session cookie of the host. The response is a page where no JSON is described. */
function visitorOperationOf(route: VisitorRoute): OpenApiPart {
  const { method, path, summary, input, output, mediaType, uploadBytes } = route;
  const schema = jsonSchemaOf(input, 'input');
  const isPost = method === 'POST';
  const sent: OpenApiPart =
    uploadBytes === undefined
      ? { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } }
      : { 'multipart/form-data': { schema } };
  const data = output ? { 'application/json': { schema: jsonSchemaOf(output, 'output') } } : null;
  const file = mediaType === undefined ? page : { [mediaType]: { schema: { type: 'string' } } };
  // A form that a browser sends by itself is answered with a page wherever a script is answered with data.
  const content = data ? { ...data, ...(isPost && page) } : file;
  return {
    summary,
    parameters: [...pathParameters(path), ...(isPost ? [] : parametersOf(schema))],
    ...(isPost && { requestBody: { required: true, content: sent } }),
    responses: {
      '200': { description: 'The answer, for this visitor alone.', content },
      '303': {
        description: 'The way on, for a form that a browser sent by itself or a page that is for others.',
      },
      ...(isPost && {
        '422': { description: 'What is wrong with the answers of a form.', content: { ...data, ...page } },
      }),
      ...Object.fromEntries(
        Object.entries(visitorErrors)
          .filter(([status]) => isPost || !errorsOfPosts.has(status))
          .map(([status, description]) => [status, { description, content: { ...errorContent, ...page } }]),
      ),
    },
  };
}

function operationOf({ path, summary, input, output }: Route): OpenApiPart {
  const whole = { description: 'The answer.', headers: { ETag: { schema: { type: 'string' } } } };
  return {
    summary,
    parameters: [...pathParameters(path), ...parametersOf(jsonSchemaOf(input, 'input'))],
    responses: {
      '200': { ...whole, content: { 'application/json': { schema: jsonSchemaOf(output, 'output') } } },
      '304': { description: 'What the asker has, by If-None-Match, still holds.' },
      ...Object.fromEntries(
        Object.entries(errorResponses).map(([status, description]) => [
          status,
          { description, content: errorContent },
        ]),
      ),
    },
  };
}

/** None is required: an address says what differs from the search that a site begins with. */
function parametersOf(schema: OpenApiPart): readonly OpenApiPart[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, OpenApiPart>>;
  return Object.entries(properties).map(([name, { description, ...value }]) => {
    const style = value['type'] === 'object' ? 'deepObject' : 'form';
    return { name, in: 'query', description, style, explode: true, schema: value };
  });
}
