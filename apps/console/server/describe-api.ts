import { z, type ZodType } from 'zod';
import { apiError } from './console-errors.ts';
import type { ConsoleRoute } from './console-route.ts';
import { routes } from './console-routes.ts';

type Json = Readonly<Record<string, unknown>>;

/** The description of the console's API in OpenAPI 3.1, from the schemas that check what comes in. */
export function openApi(described: readonly ConsoleRoute[] = routes): Json {
  const paths: Record<string, Record<string, Json>> = {};
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
    components: { schemas: { Error: schemaOf(apiError, 'output') } },
  };
}

function operationOf({ method, path, summary, input, output, needs }: ConsoleRoute): Json {
  const schema = schemaOf(input, 'input');
  return {
    summary,
    ...(needs !== 'nobody' && { 'x-needs': needs }),
    parameters: [...paramsOf(path), ...(method === 'GET' ? queryOf(schema) : [])],
    ...(method === 'POST' && {
      requestBody: { required: true, content: { 'application/json': { schema } } },
    }),
    responses: {
      '200': {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(output, 'output') } },
      },
      '400': error('It cannot be read.'),
      '401': error('Nobody is signed in, or was not recognised.'),
      '403': error('Not from a page of the console, or not for this role.'),
      '503': error('Try again in a moment.'),
    },
  };
}

const error = (text: string): Json => ({
  description: text,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

function paramsOf(path: string): readonly Json[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryOf(schema: Json): readonly Json[] {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>;
  return Object.entries(properties).map(([name, value]) => ({ name, in: 'query', schema: value }));
}

function schemaOf(schema: ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
