import { exportLeads } from '@forecourt/app/leads/inbox/export-leads';
import type { DealershipId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { fileAnswer } from '../file-answer.ts';

const mostDays = 1_100;

/** Leads taken away as a file, by managers who have just proved who they are (CON-2.6). */
export const exportRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'exportLeads',
    needsFreshProof: true,
    method: 'POST',
    path: '/api/leads/export',
    summary: 'Leads of one dealership or of all in reach, as CSV, newest first, at most 50,000.',
    input: z.object({
      at: z.union([z.uuid(), z.literal('')]).default(''),
      days: z.int().min(1).max(mostDays).default(90),
    }),
    output: z.string().describe('text/csv'),
    handle: async (deps, { staff, input, now }) => {
      const at = (input.at || null) as DealershipId | null;
      const lines = await exportLeads(deps.ports, staff.scope, { at, days: input.days, now });
      return fileAnswer(deps, `leads-${now.toISOString().slice(0, 10)}.csv`, lines);
    },
  }),
];
