import { replyChannels } from '@forecourt/domain/leads/lead-event';
import { replyToLead, sendReplyAgain } from '@forecourt/app/leads/reply/reply-to-lead';
import { z } from 'zod';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { changed, isId, leadIdOf, version } from './changed-lead.ts';
import { text } from './inbox-routes.ts';
import { leadViewSchema } from './lead-schemas.ts';

/** What staff write to buyers (CON-2.2). */
export const replyRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'answerLeads',
    method: 'POST',
    path: '/api/leads/{id}/reply',
    summary:
      'Writes to the buyer by mail or SMS, which stops the clock. The same key again is the same reply.',
    input: z.object({
      channel: z.enum(replyChannels),
      subject: z.string().trim().max(180).nullable().default(null).describe('Of a mail.'),
      text,
      key: z.uuid().describe('Made by the browser, once for each reply.'),
      version,
    }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, input, now }) =>
      changed(
        isId(params) && (await replyToLead(ports, staff.scope, { id: leadIdOf(params), ...input, now })),
      ),
  }),
  staffRoute({
    needs: 'answerLeads',
    method: 'POST',
    path: '/api/leads/{id}/replies/{replyId}/again',
    summary: 'Sends a reply again that failed. Its name stays, so it arrives once.',
    input: z.object({}),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, params, now }) => {
      const replyId = params['replyId'] ?? '';
      return changed(
        isId(params) && (await sendReplyAgain(ports, staff.scope, { id: leadIdOf(params), replyId, now })),
      );
    },
  }),
];
