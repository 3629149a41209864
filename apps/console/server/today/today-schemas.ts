import { z } from 'zod';
import { chipSchema, clockSchema } from '../leads/lead-schemas.ts';
import { personSchema } from '../staff/staff-schemas.ts';

const todo = z.object({
  id: z.string(),
  kind: z.enum(['lead', 'delivery', 'finding']),
  clock: clockSchema.nullable(),
  chip: chipSchema.nullable(),
  title: z.string(),
  place: z.string().nullable(),
  why: z.string(),
  told: z.string().nullable(),
  assignee: personSchema.nullable().optional(),
  act: z.string(),
  href: z.string().nullable(),
});

const promise = z.object({
  id: z.enum(['answered', 'delivered']),
  label: z.string(),
  figure: z.string(),
  of: z.string().nullable(),
  parts: z.object({ good: z.int(), bad: z.int(), warn: z.int(), open: z.int() }),
  note: z.string(),
  href: z.string(),
});

const dealership = z.object({
  id: z.uuid(),
  name: z.string(),
  waiting: z.int(),
  late: z.int(),
  halfWithin: z.string().nullable(),
  kept: z.number().nullable(),
  dead: z.int(),
  href: z.string(),
});

export const todaySchema = z.object({
  heading: z.string(),
  time: z.string(),
  promises: z.array(promise).describe('Those whose source is there.'),
  todo: z.array(z.object({ heading: z.string(), items: z.array(todo) })).nullable(),
  day: z
    .object({
      now: z.string(),
      items: z.array(
        z.object({
          id: z.string(),
          time: z.string().nullable(),
          title: z.string(),
          note: z.string(),
          isPast: z.boolean(),
          href: z.string(),
        }),
      ),
    })
    .nullable(),
  dealerships: z.array(dealership).nullable(),
  platform: z
    .object({
      accounts: z.array(z.object({ id: z.uuid(), name: z.string(), waiting: z.int(), dead: z.int() })),
      findings: z.array(
        z.object({
          cause: z.string(),
          severity: z.enum(['breach', 'risk', 'unknown']),
          what: z.string(),
          count: z.int(),
          sites: z.int(),
        }),
      ),
    })
    .nullable(),
});
