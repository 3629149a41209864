import { z } from 'zod';

export interface JsonSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly format?: string;
}

/** A schema in the words of the settings page: `whole number 0 to 365`, `list of text`. */
export function describeType(schema: z.ZodType): string {
  return describeSchema(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema);
}

/** The same of a schema that is JSON already. */
export function describeSchema(schema: JsonSchema): string {
  // A schema that contains itself, such as a filter within a filter, is described once.
  if (schema.$ref !== undefined) return 'the same again';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(describeSchema).join(' or ');
  const { type } = schema;
  if (type !== undefined && typeof type !== 'string')
    return type.map((one) => describeSchema({ ...schema, type: one })).join(' or ');
  switch (type ?? '') {
    case 'boolean':
      return 'yes or no';
    case 'null':
      return 'nothing';
    case 'integer':
      return `whole number${range(schema)}`;
    case 'number':
      return `number${range(schema)}`;
    case 'string':
      return `${schema.format ?? 'text'}${atMost(schema.maxLength)}`;
    case 'array':
      if (schema.prefixItems) return `[${schema.prefixItems.map(describeSchema).join(', ')}]`;
      return `list${atMost(schema.maxItems)} of ${describeSchema(schema.items ?? {})}`;
    case 'object':
      return describeObject(schema);
    default:
      return 'any value';
  }
}

function describeObject({ properties, required, additionalProperties }: JsonSchema): string {
  if (!properties && typeof additionalProperties === 'object') {
    return `table of ${describeSchema(additionalProperties)}`;
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => `${name}${required?.includes(name) ? '' : '?'}: ${describeSchema(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

function range(schema: JsonSchema): string {
  const low = bound(schema.minimum ?? schema.exclusiveMinimum);
  const high = bound(schema.maximum ?? schema.exclusiveMaximum);
  if (low !== undefined && high !== undefined) return ` ${low} to ${high}`;
  if (low !== undefined) return ` from ${low}`;
  return high === undefined ? '' : ` to ${high}`;
}

/** The safe integers bound every whole number; a page that says so of each tells nobody anything. */
function bound(limit: number | undefined): number | undefined {
  return limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;
}

const atMost = (limit: number | undefined) => (limit === undefined ? '' : ` (at most ${limit})`);
