import { z } from 'zod';

/** A field that half of all feeds leave out: absent and null both read as null. */
export function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullable().default(null);
}

/** An identifier of one kind of thing; the type argument is its brand from core/ids.ts. */
export function idOf<Id extends string>() {
  return z.uuid() as unknown as z.ZodType<Id, Id>;
}

/** Text of a feed or a form. The database holds the same limit, so that one bad row cannot fill a page. */
export function text(maxLength: number) {
  return z.string().max(maxLength);
}

export const url = text(2_000);
/** Money is whole cents, so that no sum of it ever rounds. */
export const cents = z.int().min(0);
/** A day of the calendar with no time and no zone, such as a build date: 2024-06-30. */
export const isoDate = z.iso.date();
/** A moment. The calendar day it falls on depends on the site's zone. */
export const instant = z.date();
/** A time on the wall of a location: 08:30. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
