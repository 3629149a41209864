import type { DealershipId, DeliveryId, StaffId } from '@forecourt/domain/core/ids';
import { leadStages } from '@forecourt/domain/leads/lead';
import { callOutcomes } from '@forecourt/domain/leads/lead-event';
import { addNote, assignLead, logCall, resendLead, stageLead } from '@forecourt/app/leads/inbox/change-lead';
import { inboxFiltersSchema } from '@forecourt/app/leads/inbox/filters-schema';
import { reachOf } from '@forecourt/app/leads/inbox/reach-of';
import { showInbox } from '@forecourt/app/leads/inbox/show-inbox';
import { showLead } from '@forecourt/app/leads/inbox/show-lead';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { changed, isId, leadIdOf, version } from './changed-lead.ts';
import { inboxSchema, leadViewSchema } from './lead-schemas.ts';

const line = z.string().trim().min(1).max(300);
export const text = z.string().trim().min(1).max(5_000);

/** Leads as their staff work through them (CON-2). */
export const leadRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'readLeads',
    method: 'GET',
    path: '/api/leads',
    summary: 'The inbox: those that wait first, the soonest due at the top.',
    input: inboxFiltersSchema.extend({ after: z.string().max(120).default('') }),
    output: inboxSchema,
    handle: async ({ ports }, { staff, input: { tab, q, at, after, ...filters }, now }) =>
      answer(
        await showInbox(ports, staff.scope, {
          tab,
          text: q.trim() || null,
          at: (at || null) as DealershipId | null,
          filters,
          after: after || null,
          reach: reachOf(staff.memberships),
          now,
        }),
      ),
  }),
  staffRoute({
    needs: 'readLeads',
    method: 'GET',
    path: '/api/leads/{id}',
    summary: 'A lead with its conversation, its car and its deliveries.',
    input: z.object({}),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, now }) => {
      const view = isId(params) ? await showLead(ports, staff.scope, { id: leadIdOf(params), now }) : null;
      return view ? answer(view) : errorResponse('no_such_lead');
    },
  }),
  staffRoute({
    needs: 'answerLeads',
    method: 'POST',
    path: '/api/leads/{id}/note',
    summary: 'Keeps a note. The clock goes on.',
    input: z.object({ text, version }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, input, now }) =>
      changed(isId(params) && (await addNote(ports, staff.scope, { id: leadIdOf(params), ...input, now }))),
  }),
  staffRoute({
    needs: 'answerLeads',
    method: 'POST',
    path: '/api/leads/{id}/call',
    summary: 'Keeps a call and what came of it. Reached, or a message left, stops the clock.',
    input: z.object({ outcome: z.enum(callOutcomes), text: text.nullable().default(null), version }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, input, now }) =>
      changed(isId(params) && (await logCall(ports, staff.scope, { id: leadIdOf(params), ...input, now }))),
  }),
  staffRoute({
    needs: 'answerLeads',
    method: 'POST',
    path: '/api/leads/{id}/assign',
    summary: 'Gives the lead to somebody, takes it, or gives it back.',
    input: z.object({ staffId: z.uuid().nullable(), version }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, input, now }) => {
      const staffId = input.staffId as StaffId | null;
      return changed(
        isId(params) &&
          (await assignLead(ports, staff.scope, { id: leadIdOf(params), ...input, staffId, now })),
      );
    },
  }),
  staffRoute({
    needs: 'answerLeads',
    method: 'POST',
    path: '/api/leads/{id}/stage',
    summary: 'Says how it stands. What is lost or spam says why.',
    input: z.object({ stage: z.enum(leadStages), why: line.nullable().default(null), version }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, input, now }) =>
      changed(isId(params) && (await stageLead(ports, staff.scope, { id: leadIdOf(params), ...input, now }))),
  }),
  staffRoute({
    needs: 'resendLeads',
    method: 'POST',
    path: '/api/leads/{id}/deliveries/{deliveryId}/resend',
    summary: 'Tries a delivery now that waits or was given up. Its key stays, so it counts once.',
    input: z.object({}),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, now }) => {
      const deliveryId = params['deliveryId'] as DeliveryId;
      return changed(
        isId(params) && (await resendLead(ports, staff.scope, { id: leadIdOf(params), deliveryId, now })),
      );
    },
  }),
];
