import { inboxTabs } from '@forecourt/app/leads/inbox/inbox.view';
import { leadStages } from '@forecourt/domain/leads/lead';
import { z } from 'zod';
import { personSchema } from '../staff/staff-schemas.ts';

const chip = z.object({ text: z.string(), tone: z.enum(['plain', 'good', 'warn', 'bad', 'choice']) });
const clock = z.object({
  state: z.enum(['run', 'soon', 'late', 'done', 'rest']),
  text: z.string(),
  label: z.string(),
  dueAt: z.iso.datetime().nullable(),
  left: z.number(),
});

export const inboxSchema = z.object({
  summary: z.string().describe('Four wait, one is late'),
  tabs: z.array(z.object({ id: z.enum(inboxTabs), text: z.string(), count: z.int().nullable() })),
  groups: z.array(
    z.object({
      heading: z.string(),
      rows: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          about: z.string().nullable(),
          said: z.string().nullable(),
          chips: z.array(chip),
          clock,
          assignee: personSchema.nullable(),
          place: z.string().nullable(),
        }),
      ),
    }),
  ),
  next: z.string().nullable(),
});

export const leadViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  prefers: z.string().nullable(),
  chips: z.array(chip),
  promise: z.object({
    clock,
    heading: z.string(),
    rule: z.string(),
    asked: z.string(),
    due: z.string(),
    progress: z.number(),
    buyerSees: z.object({ text: z.string(), href: z.string().nullable() }).nullable(),
  }),
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['asked', 'told', 'given', 'note', 'call', 'stage', 'change', 'doubt', 'sent']),
      heading: z.string(),
      text: z.string().nullable(),
      at: z.string(),
    }),
  ),
  car: z
    .object({
      title: z.string(),
      badge: z.string().nullable(),
      price: z.object({ amount: z.string(), basis: z.string() }).nullable(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      href: z.string().nullable(),
    })
    .nullable(),
  deliveries: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      kind: z.string(),
      state: chip,
      tries: z.array(
        z.object({
          at: z.string(),
          outcome: z.enum(['delivered', 'failed', 'unknown']),
          text: z.string(),
          took: z.string().nullable(),
        }),
      ),
      canResend: z.boolean(),
    }),
  ),
  delivered: z.string(),
  visited: z.array(z.object({ text: z.string(), note: z.string().nullable() })),
  consent: z.array(z.string()),
  stage: z.enum(leadStages),
  assignee: personSchema.nullable(),
  colleagues: z.array(personSchema),
  version: z.string(),
});
