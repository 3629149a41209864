import { z } from 'zod';

/** In the order in which the rego form offers them. */
export const stateCodes = ['qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt'] as const;

export const timeZones = [
  'Australia/Brisbane',
  'Australia/Lindeman',
  'Australia/Sydney',
  'Australia/Broken_Hill',
  'Australia/Lord_Howe',
  'Australia/Melbourne',
  'Australia/Hobart',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Eucla',
] as const;

/** A time of day on the dealer's wall clock, `17:00`. */
export const timeOfDay = z
  .string()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 17:00.');

/** From one moment to another; both carry their offset, so that no zone is guessed. */
export const momentWindow = z
  .strictObject({ start: z.iso.datetime({ offset: true }), expiry: z.iso.datetime({ offset: true }) })
  .refine(({ start, expiry }) => !(Date.parse(start) >= Date.parse(expiry)), {
    path: ['expiry'],
    error: 'It must end after it starts.',
  });
