import { z, type ZodType } from 'zod';

/** A part of an OpenAPI description. */
export type OpenApiPart = Readonly<Record<string, unknown>>;

/** The params of a path such as /cars/{slug}. */
export function pathParameters(path: string): readonly OpenApiPart[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

/** What a schema lets in, or lets out, in the words of JSON Schema. */
export function jsonSchemaOf(schema: ZodType, io: 'input' | 'output'): OpenApiPart {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io });
  return described;
}
