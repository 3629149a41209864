import { exportAudit, showAudit, type AuditSearch } from '@forecourt/app/staff/audit/show-audit';
import type { StaffId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { fileAnswer } from '../file-answer.ts';
import { personSchema } from './staff-schemas.ts';

const day = z.union([z.iso.date(), z.literal('')]).default('');
const search = z.object({
  q: z.string().max(200).default(''),
  who: z.union([z.uuid(), z.literal('')]).default(''),
  since: day,
  until: day,
});

const entrySchema = z.object({
  id: z.uuid(),
  who: personSchema.nullable(),
  at: z.iso.datetime(),
  from: z.string().nullable(),
  did: z.string(),
  subject: z.string(),
  leadId: z.string().nullable(),
  place: z.string().nullable(),
  changes: z.array(
    z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  isErased: z.boolean(),
});

/** What staff did (STAFF-3). */
export const auditRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'readAudit',
    method: 'GET',
    path: '/api/audit',
    summary: 'What was done, newest first: by person, words and days.',
    input: search.extend({ before: z.union([z.uuid(), z.literal('')]).default('') }),
    output: z.object({ entries: z.array(entrySchema), next: z.uuid().nullable() }),
    handle: async ({ ports }, { staff, input }) =>
      answer(await showAudit(ports, staff.scope, { ...searchOf(input), before: input.before || null })),
  }),
  staffRoute({
    needs: 'readAudit',
    needsFreshProof: true,
    method: 'POST',
    path: '/api/audit/export',
    summary: 'The same as CSV, at most 50,000 entries. It is written down.',
    input: search,
    output: z.string().describe('text/csv'),
    handle: async (deps, { staff, input, now }) =>
      fileAnswer(
        deps,
        `audit-${now.toISOString().slice(0, 10)}.csv`,
        await exportAudit(deps.ports, staff.scope, searchOf(input)),
      ),
  }),
];

function searchOf({ q, who, since, until }: z.infer<typeof search>): AuditSearch {
  return {
    text: q.trim() || null,
    who: (who || null) as StaffId | null,
    since: since === '' ? null : new Date(since),
    // The day itself is in it.
    until: until === '' ? null : new Date(new Date(until).getTime() + 86_400_000),
  };
}
