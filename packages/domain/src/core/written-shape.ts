import { z } from 'zod';

/** Which fields the values of a schema have, inner objects included: a check that costs far less than parsing. */
export interface WrittenShape {
  /**
   * The path of the first field that a value lacks which was written as JSON; null where it has them all. Of a
   * list the first entry stands for the others, as they were written together.
   */
  firstMissing(written: unknown): string | null;
}

export function writtenShape(schema: z.ZodObject): WrittenShape {
  const names = Object.keys(schema.shape);
  const inner = Object.entries(schema.shape).flatMap(([name, field]) => {
    const object = objectIn(field);
    return object === null ? [] : [{ name, shape: writtenShape(object) }];
  });
  /** What was written by the same code has the same names in the same order: that much is compared quickly. */
  let complete: readonly string[] = [];
  return {
    firstMissing(written) {
      if (typeof written !== 'object' || written === null) return 'fields';
      const fields = written as Readonly<Record<string, unknown>>;
      const own = Object.keys(fields);
      if (!isSame(own, complete)) {
        for (const name of names) if (fields[name] === undefined) return name;
        complete = own;
      }
      for (const { name, shape } of inner) {
        const value = fields[name];
        const one: unknown = Array.isArray(value) ? value[0] : value;
        const missing = one === null || one === undefined ? null : shape.firstMissing(one);
        if (missing !== null) return `${name}.${missing}`;
      }
      return null;
    },
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}

function objectIn(schema: unknown): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodArray) return objectIn(schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) return objectIn(schema.unwrap());
  return null;
}
