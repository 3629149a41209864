import type { LeadId } from '@forecourt/domain/core/ids';
import { clearLead } from '@forecourt/app/leads/inbox/change-lead';
import { mergeLeads, splitLead } from '@forecourt/app/leads/inbox/merge-leads';
import { z } from 'zod';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { changed, isId, leadIdOf, version } from './changed-lead.ts';
import { leadViewSchema } from './lead-schemas.ts';

/** What staff do with a lead beside answering it (CON-2.6). */
export const actRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'mergeLeads',
    method: 'POST',
    path: '/api/leads/{id}/merge',
    summary: 'Makes two leads of one person one: the other stands in the one that waits.',
    input: z.object({ version, otherId: z.uuid(), otherVersion: version }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, input, now }) => {
      const other = { id: input.otherId as LeadId, version: input.otherVersion };
      const merge = { id: leadIdOf(params), version: input.version, other, now };
      return changed(isId(params) && (await mergeLeads(ports, staff.scope, merge)));
    },
  }),
  staffRoute({
    needs: 'mergeLeads',
    method: 'POST',
    path: '/api/leads/{id}/split',
    summary: 'Lets a lead stand by itself again that was merged into this one.',
    input: z.object({ version, leadId: z.uuid() }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, input, now }) => {
      const split = { id: leadIdOf(params), version: input.version, leadId: input.leadId as LeadId, now };
      return changed(isId(params) && (await splitLead(ports, staff.scope, split)));
    },
  }),
  staffRoute({
    needs: 'answerLeads',
    method: 'POST',
    path: '/api/leads/{id}/clear',
    summary: 'Says that it is no spam: it stands where it stood, and its doubts are told no more.',
    input: z.object({ version }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, input, now }) =>
      changed(isId(params) && (await clearLead(ports, staff.scope, { id: leadIdOf(params), ...input, now }))),
  }),
];
