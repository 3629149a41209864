import { deliveryTabs } from '@forecourt/app/leads/desk/deliveries.view';
import { z } from 'zod';
import { chipSchema } from '../leads/lead-schemas.ts';

const outcome = z.enum(['delivered', 'failed', 'unknown']);

export const deliveriesSchema = z.object({
  summary: z.string().describe('412 leads in 30 days, all delivered'),
  destinations: z.array(
    z.object({
      id: z.uuid().nullable(),
      name: z.string(),
      kind: z.string(),
      address: z.string().nullable(),
      dealership: z.string().nullable(),
      state: chipSchema,
      rests: z.string().nullable().describe('Until when its circuit breaker leaves it alone.'),
      hours: z.array(z.enum(['none', 'taken', 'some', 'refused'])),
      hoursLabel: z.string(),
      taken: z.string().nullable(),
      within: z.string().nullable(),
      lastAnswer: z.string().nullable(),
      waiting: z.int(),
      dead: z.int(),
    }),
  ),
  tabs: z.array(z.object({ id: z.enum(deliveryTabs), text: z.string(), count: z.int().nullable() })),
  rows: z.array(
    z.object({
      id: z.uuid(),
      leadId: z.uuid(),
      since: z.string(),
      name: z.string(),
      about: z.string(),
      destination: z.string(),
      tries: z.array(outcome),
      lastAnswer: z.string().nullable(),
      next: z.string(),
      otherwise: z.string().nullable(),
      canResend: z.boolean(),
    }),
  ),
  meaning: z.object({ heading: z.string(), text: z.string() }).nullable(),
  next: z.string().nullable(),
});

export const deliverySchema = z.object({
  id: z.uuid(),
  leadId: z.uuid(),
  heading: z.string(),
  state: chipSchema,
  key: z.string(),
  otherwise: z.string().nullable(),
  tries: z.array(
    z.object({
      number: z.int(),
      at: z.string(),
      outcome,
      code: z.string(),
      took: z.string().nullable(),
      raw: z.string().nullable(),
    }),
  ),
  canResend: z.boolean(),
});

export const resentSchema = z.object({ sent: z.int(), left: z.int(), more: z.int() });
