import { roomNames } from '@forecourt/app/staff/session.view';
import { z } from 'zod';

/** What a browser's own WebAuthn speaks; the library reads it. */
export const browserJson = z.record(z.string().max(60), z.unknown());

export const personSchema = z.object({ id: z.uuid(), name: z.string(), initials: z.string() });

export const sessionSchema = z.object({
  person: personSchema,
  email: z.string(),
  title: z.string().describe('Sales manager'),
  group: z.string().nullable(),
  places: z.array(z.object({ id: z.uuid(), kind: z.enum(['account', 'dealership']), name: z.string() })),
  rooms: z.array(z.enum(roomNames)),
  mayExportLeads: z.boolean(),
  waiting: z.int().describe('Leads that nobody has answered yet.'),
});

export const ownSessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.uuid(),
      device: z.string(),
      by: z.string(),
      since: z.iso.datetime(),
      lastSeen: z.iso.datetime(),
      isThisOne: z.boolean(),
    }),
  ),
});
