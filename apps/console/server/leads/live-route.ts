import { followLeads } from '@forecourt/app/leads/inbox/follow-leads';
import type { ResponseStream } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';

/** Proxies end what is silent. */
const heartbeatMs = 20_000;
/** The browser opens the next at once, with the session and the roles of that moment. */
const longestMs = { least: 240_000, most: 300_000 };
/** Apart, or everybody whose console was ended would come to another in the same moment. */
const againMs = { least: 300, most: 1_500 };
const lifetimeMs = () => longestMs.least + Math.random() * (longestMs.most - longestMs.least);

/** Tells an open inbox what leads that came or changed make of it, and an open lead that its company did. */
export const liveRoute: ConsoleRoute = staffRoute({
  needs: 'readLeads',
  method: 'GET',
  path: '/api/live',
  summary:
    'Server-sent events: `leads` with what some that came or changed make of the list of open ones, as far as it changed, or with {} where any may have; `others` with the id of an open one whose company changed.',
  input: z.object({}),
  output: z.string().describe('text/event-stream'),
  handle: async ({ ports, streams }, { staff }) => {
    if (!streams.hasRoom(staff.scope.staffId)) return errorResponse('too_often', { 'retry-after': '30' });
    const follow = await followLeads(ports, staff.scope);
    const stream: ResponseStream = (client) => {
      const close = streams.add(staff.scope.staffId, client);
      client.write(
        `retry: ${Math.round(againMs.least + Math.random() * (againMs.most - againMs.least))}\n\n`,
      );
      const write = (event: string, data: object) =>
        client.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const unfollow = follow({
        leads: (changes) => write('leads', changes ?? {}),
        others: (id) => write('others', { id }),
        over: () => client.end(),
      });
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
