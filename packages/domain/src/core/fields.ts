import { z } from 'zod';

/** A field that half of all feeds leave out: absent and null both read as null. */
export function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null);
}

/** An identifier of one kind of thing; the type argument is its brand from core/ids.ts. */
export function idOf<Id extends string>() {
  return z.uuid() as unknown as z.ZodType<Id, Id>;
}

/** Text of a feed or a form; the limit keeps one bad row from filling a page. */
export const text = z.string().max(2_000);
export const longText = z.string().max(50_000);
export const url = z.string().max(2_000);
/** Money is whole cents, so that no sum of it ever rounds. */
export const cents = z.int();
/** A day of the calendar with no time and no zone, such as a build date: 2024-06-30. */
export const isoDate = z.iso.date();
/** A moment. The calendar day it falls on depends on the site's zone. */
export const instant = z.date();
/** A time on the wall of a location: 08:30. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
