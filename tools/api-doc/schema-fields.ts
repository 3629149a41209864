import { describeSchema, type JsonSchema } from '../settings-doc/describe-type.ts';

export interface Field {
  /** `hits[].price`, with a question mark where it may be left out. */
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** The fields of an object, those of objects and lists within it under their own paths. */
export function schemaFields(schema: JsonSchema, path = ''): Field[] {
  const { properties = {}, required } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const at = `${path}${name}`;
    const inner = innerFields(field, at);
    const mark = required?.includes(name) ? '' : '?';
    const type = inner.length > 0 ? outerType(field) : describeSchema(field);
    return [{ name: at + mark, type, description: field.description ?? '' }].concat(inner);
  });
}

function innerFields(schema: JsonSchema, path: string): Field[] {
  const object = withoutNull(schema);
  if (object.type === 'array' && object.items) return innerFields(object.items, `${path}[]`);
  return object.properties ? schemaFields(object, `${path}.`) : [];
}

function outerType(schema: JsonSchema): string {
  const kind = withoutNull(schema).type === 'array' ? 'list' : 'object';
  return withoutNull(schema) === schema ? kind : `${kind} or nothing`;
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? only : schema;
}
