import { jsonSchemaOf, pathParameters, type OpenApiPart } from '@forecourt/server/http/openapi-parts';
import { apiError } from './console-errors.ts';
import type { ConsoleRoute } from './console-route.ts';
import { routes } from './console-routes.ts';

/** The description of the console's API in OpenAPI 3.1, from the schemas that check what comes in. */
export function openApi(described: readonly ConsoleRoute[] = routes): OpenApiPart {
  const paths: Record<string, Record<string, OpenApiPart>> = {};
  for (const route of described) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt console',
      version: '1',
      description: 'For staff, who are known by a cookie of its host.',
    },
    paths,
    components: { schemas: { Error: jsonSchemaOf(apiError, 'output') } },
  };
}

function operationOf(route: ConsoleRoute): OpenApiPart {
  const { method, path, summary, input, output, needs } = route;
  const schema = jsonSchemaOf(input, 'input');
  return {
    summary,
    ...(needs !== 'nobody' && { 'x-needs': needs }),
    ...('needsFreshProof' in route && { 'x-needs-fresh-proof': route.needsFreshProof }),
    parameters: [...pathParameters(path), ...(method === 'GET' ? queryOf(schema) : [])],
    ...(method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema } } },
    }),
    responses: {
      '200': {
        description: 'Done.',
        content: { 'application/json': { schema: jsonSchemaOf(output, 'output') } },
      },
      '400': error('It cannot be read.'),
      '401': error('Nobody is signed in, or was not recognised.'),
      '403': error('Not from a page of the console, or not for this role.'),
      '503': error('Try again in a moment.'),
    },
  };
}

const error = (text: string): OpenApiPart => ({
  description: text,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function queryOf(schema: OpenApiPart): readonly OpenApiPart[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, OpenApiPart>>;
  return Object.entries(properties).map(([name, value]) => ({ name, in: 'query', schema: value }));
}
