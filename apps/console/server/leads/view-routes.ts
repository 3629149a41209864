import { viewFiltersSchema } from '@forecourt/app/leads/inbox/filters-schema';
import { showLeadHands } from '@forecourt/app/leads/inbox/lead-hands';
import { changeSavedViews, savedViewsSchema, showSavedViews } from '@forecourt/app/leads/inbox/saved-views';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { personSchema } from '../staff/staff-schemas.ts';

const viewsSchema = z.object({
  version: z.int().min(0),
  views: z.array(z.object({ name: z.string(), filters: viewFiltersSchema })),
});

/** What narrows the inbox, and the views that somebody keeps of it (CON-2.1). */
export const viewRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'readLeads',
    method: 'GET',
    path: '/api/inbox/people',
    summary: 'In whose hands leads may be.',
    input: z.object({}),
    output: z.object({ people: z.array(personSchema) }),
    handle: async ({ ports }, { staff }) => answer(await showLeadHands(ports, staff.scope)),
  }),
  staffRoute({
    needs: 'readLeads',
    method: 'GET',
    path: '/api/inbox/views',
    summary: 'The views of the inbox that this person saved, in their order.',
    input: z.object({}),
    output: viewsSchema,
    handle: async ({ ports }, { staff }) => answer(await showSavedViews(ports, staff.scope)),
  }),
  staffRoute({
    needs: 'readLeads',
    method: 'POST',
    path: '/api/inbox/views',
    summary: 'Saves, renames, moves and removes: these views take the place of those that were read.',
    input: z.object({ version: z.int().min(0), views: savedViewsSchema }),
    output: viewsSchema,
    handle: async ({ ports }, { staff, input, now }) => {
      const changed = await changeSavedViews(ports, staff.scope, { ...input, now });
      return changed.ok ? answer(changed.value) : errorResponse(changed.error);
    },
  }),
];
