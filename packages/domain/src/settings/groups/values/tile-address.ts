import { z } from 'zod';

const places = ['{z}', '{x}', '{y}'] as const;

/** Where the tiles of a map come from. */
export const tileAddress = z
  .string()
  .max(500)
  .regex(/^https:\/\/[\w.:-]+\/[\w./?=&{}@-]+$/, {
    error: 'Begin with https:// and leave out spaces.',
  })
  .refine((address) => places.every((place) => address.includes(place)), {
    error: 'Say where {z}, {x} and {y} go.',
  });
