import { followLeads } from '@forecourt/app/leads/inbox/follow-leads';
import type { ResponseStream } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';

/** Proxies end what is silent. */
const heartbeatMs = 20_000;
/** The browser opens the next at once, with the session and the roles of that moment. */
const longestMs = { least: 240_000, most: 300_000 };
const lifetimeMs = () => longestMs.least + Math.random() * (longestMs.most - longestMs.least);

/** Tells an open inbox which of its leads came or changed; the browser asks for what it shows. */
export const liveRoute: ConsoleRoute = staffRoute({
  needs: 'readLeads',
  method: 'GET',
  path: '/api/live',
  summary:
    'Server-sent events: `lead` with the id of each that came or changed, or with {} where any may have.',
  input: z.object({}),
  output: z.string().describe('text/event-stream'),
  handle: async ({ ports, streams }, { staff }) => {
    if (!streams.hasRoom(staff.scope.staffId)) return errorResponse('too_often', { 'retry-after': '30' });
    const follow = await followLeads(ports, staff.scope);
    const stream: ResponseStream = (client) => {
      const close = streams.add(staff.scope.staffId, client);
      client.write('retry: 500\n\n');
      const unfollow = follow((id) =>
        client.write(`event: lead\ndata: ${JSON.stringify(id === null ? {} : { id })}\n\n`),
      );
      const beat = setInterval(() => client.write(':\n\n'), heartbeatMs);
      const end = setTimeout(() => client.end(), lifetimeMs());
      return () => {
        unfollow();
        close();
        clearInterval(beat);
        clearTimeout(end);
      };
    };
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: '', stream };
  },
});
