import type { z } from 'zod';

/** Whether a schema takes a valid value with one part of it changed. */
export function reads<Schema extends z.ZodType>(schema: Schema, valid: z.input<Schema>) {
  return (changed: Readonly<Record<string, unknown>>) =>
    schema.safeParse({ ...(valid as object), ...changed }).success;
}

/** An id of the right form, of nothing in particular. */
export const anyId = '01900000-0000-7000-8000-000000000001';
export const anyMoment = new Date('2026-03-01T00:00:00Z');
