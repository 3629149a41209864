import { inboxTabs } from '@forecourt/app/leads/inbox/inbox.view';
import { leadStages } from '@forecourt/domain/leads/lead';
import { replyChannels } from '@forecourt/domain/leads/lead-event';
import { z } from 'zod';
import { personSchema } from '../staff/staff-schemas.ts';

export const chipSchema = z.object({
  text: z.string(),
  tone: z.enum(['plain', 'good', 'warn', 'bad', 'choice']),
});
export const clockSchema = z.object({
  state: z.enum(['run', 'soon', 'late', 'done', 'rest']),
  text: z.string(),
  label: z.string(),
  dueAt: z.iso.datetime().nullable(),
  left: z.number(),
});

export const inboxSchema = z.object({
  summary: z.string().describe('Four wait, one is late'),
  waiting: z.int(),
  tabs: z.array(z.object({ id: z.enum(inboxTabs), text: z.string(), count: z.int().nullable() })),
  groups: z.array(
    z.object({
      isWaiting: z.boolean(),
      heading: z.string(),
      rows: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          about: z.string().nullable(),
          said: z.string().nullable(),
          chips: z.array(chipSchema),
          clock: clockSchema,
          assignee: personSchema.nullable(),
          place: z.string().nullable(),
          due: z
            .string()
            .describe(
              'Those that wait stand by it, the soonest first; others by their ids, the newest first.',
            ),
        }),
      ),
    }),
  ),
  next: z.string().nullable(),
  looked: z
    .int()
    .nullable()
    .describe('How many were looked at, where filters let few through and others may stand beyond.'),
});

const otherLead = z.object({
  id: z.uuid(),
  text: z.string(),
  at: z.string(),
  state: chipSchema,
  assignee: personSchema.nullable(),
  place: z.string().nullable(),
  version: z.string(),
});

export const leadViewSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  prefers: z.string().nullable(),
  chips: z.array(chipSchema),
  promise: z.object({
    clock: clockSchema,
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
      kind: z.enum([
        'asked',
        'told',
        'given',
        'note',
        'call',
        'stage',
        'change',
        'doubt',
        'sent',
        'reply',
        'answer',
        'hand',
        'passed',
      ]),
      heading: z.string(),
      text: z.string().nullable(),
      at: z.string(),
      reply: z
        .object({
          id: z.uuid(),
          state: chipSchema,
          reason: z.string().nullable(),
          canSendAgain: z.boolean(),
        })
        .nullable(),
      files: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          size: z.string(),
          href: z.string(),
          preview: z.object({ src: z.string(), width: z.int(), height: z.int() }).nullable(),
        }),
      ),
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
  dealings: z.array(
    z.object({
      heading: z.string(),
      state: chipSchema,
      amount: z.object({ amount: z.string(), basis: z.string() }).nullable(),
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
      reasons: z.array(z.object({ text: z.string(), note: z.string().nullable(), amount: z.string() })),
    }),
  ),
  deliveries: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      kind: z.string(),
      state: chipSchema,
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
  source: z.string().nullable(),
  visited: z.array(z.object({ text: z.string(), note: z.string().nullable() })),
  consent: z.array(z.string()),
  ways: z.array(
    z.object({
      channel: z.enum(replyChannels),
      to: z.string(),
      from: z.string(),
      closed: z.string().nullable(),
      warning: z.string().nullable(),
    }),
  ),
  subject: z.string(),
  saved: z.array(z.object({ name: z.string(), text: z.string() })),
  spam: z.object({ isSuspect: z.boolean(), reasons: z.array(z.string()) }).nullable(),
  repeats: z.array(otherLead.extend({ keeps: z.enum(['this', 'other']).nullable() })),
  merged: z.array(otherLead),
  stage: z.enum(leadStages),
  assignee: personSchema.nullable(),
  colleagues: z.array(personSchema),
  version: z.string(),
});
