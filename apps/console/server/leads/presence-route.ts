import { beInLead } from '@forecourt/app/leads/inbox/be-in-lead';
import { presenceStates } from '@forecourt/app/ports/leads/lead-presence.port';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { personSchema } from '../staff/staff-schemas.ts';
import { isId, leadIdOf } from './changed-lead.ts';

/** Who else has a lead open (CON-7.3). */
export const presenceRoute: ConsoleRoute = staffRoute({
  needs: 'readLeads',
  method: 'POST',
  path: '/api/leads/{id}/presence',
  summary:
    'Tells the others in a lead that one has it open, writes, or left, and who they are. Said again every 15 seconds, it stands; nothing of it is kept.',
  input: z.object({
    openingId: z.uuid().describe('Made by the browser each time that it opens a lead.'),
    state: z.enum(presenceStates),
  }),
  output: z.object({
    others: z.array(z.object({ person: personSchema.nullable(), isWriting: z.boolean() })),
  }),
  handle: async ({ ports }, { staff, params, input }) => {
    if (!ports.leadPresence.admits(staff.scope.staffId))
      return errorResponse('too_often', { 'retry-after': '5' });
    const view = isId(params) && (await beInLead(ports, staff.scope, { id: leadIdOf(params), ...input }));
    return view ? answer(view) : errorResponse('no_such_lead');
  },
});
