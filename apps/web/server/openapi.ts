import { z, type ZodType } from 'zod';
import { apiError } from './answer.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;

const refusals: Readonly<Record<string, string>> = {
  '404': 'Nobody has this host, or the site has nothing under this address.',
  '414': 'The address is longer than 8 KB.',
  '429': 'The site asks too much at once; Retry-After says when it may ask again.',
  '503': 'No engine answers; Retry-After says when to ask again.',
};

/** The description of the API in OpenAPI 3.1, from the schemas that check what comes in and goes out (API-2). */
export function openApi(described: readonly Route[] = routes): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt',
      version: '1',
      description: "A dealer's site answers under its own host, and for its own stock alone.",
    },
    paths: Object.fromEntries(described.map((route) => [route.path, { get: operationOf(route) }])),
    components: { schemas: { Error: schemaOf(apiError, 'output') } },
  };
}

function operationOf({ path, summary, input, output }: Route): Json {
  const whole = { description: 'The answer.', headers: { ETag: { schema: { type: 'string' } } } };
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    summary,
    parameters: [...placesOf(path), ...parametersOf(schemaOf(input, 'input'))],
    responses: {
      '200': { ...whole, content: { 'application/json': { schema: schemaOf(output, 'output') } } },
      '304': { description: 'What the asker has, by If-None-Match, still holds.' },
      ...Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [status, { description, content: error }]),
      ),
    },
  };
}

function placesOf(path: string): readonly Json[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

/** None is required: an address says what differs from the search that a site begins with. */
function parametersOf(schema: Json): readonly Json[] {
  const properties = schema['properties'] as Readonly<Record<string, Json>>;
  return Object.entries(properties).map(([name, { description, ...value }]) => {
    const style = value['type'] === 'object' ? 'deepObject' : 'form';
    return { name, in: 'query', description, style, explode: true, schema: value };
  });
}

function schemaOf(schema: ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
