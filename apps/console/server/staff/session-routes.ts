import { addPasskey, offerPasskey } from '@forecourt/app/staff/add-passkey';
import { endOwnSession } from '@forecourt/app/staff/own-sessions';
import { showOwnSessions, showSession } from '@forecourt/app/staff/show-session';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { sessionCookie } from '../signed-in-staff.ts';
import { browserJson, ownSessionsSchema, sessionSchema } from './staff-schemas.ts';

const nothing = z.object({});

/** What is one's own: who one is, where one is signed in, and one's passkeys. */
export const sessionRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'signedIn',
    method: 'GET',
    path: '/api/session',
    summary: 'Who is signed in, and the rooms that they have.',
    input: nothing,
    output: sessionSchema,
    handle: async ({ ports }, { staff, now }) => {
      const view = await showSession(ports, staff.scope, now);
      return view ? answer(view) : errorResponse('signed_out');
    },
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'POST',
    path: '/api/sign-out',
    summary: 'Ends the session.',
    input: nothing,
    output: nothing,
    handle: async ({ ports }, { staff, isHttps }) => {
      await endOwnSession(ports, staff.scope, staff.sessionId, 'sign_out');
      return answer({}, [sessionCookie.end(isHttps)]);
    },
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'GET',
    path: '/api/sessions',
    summary: 'Where this person is signed in.',
    input: nothing,
    output: ownSessionsSchema,
    handle: async ({ ports }, { staff }) =>
      answer({ sessions: await showOwnSessions(ports, staff.scope, staff.sessionId) }),
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'POST',
    path: '/api/sessions/{id}/end',
    summary: 'Ends one of one’s own sessions.',
    input: nothing,
    output: nothing,
    handle: async ({ ports }, { staff, params }) => {
      const id = z.uuid().safeParse(params['id']);
      const isEnded = id.success && (await endOwnSession(ports, staff.scope, id.data, 'end_session'));
      return isEnded ? answer({}) : errorResponse('no_such_path');
    },
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'POST',
    path: '/api/passkeys/options',
    summary: 'What a browser makes a new passkey from.',
    input: nothing,
    output: browserJson,
    handle: async ({ ports }, { staff }) => {
      const options = await offerPasskey(ports, staff.scope);
      return options ? answer(options) : errorResponse('passkey_refused');
    },
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'POST',
    path: '/api/passkeys',
    summary: 'Adds a passkey that the browser has made.',
    input: z.object({ response: browserJson, name: z.string().max(120).nullable().default(null) }),
    output: nothing,
    handle: async ({ ports }, { staff, input, now }) => {
      const added = await addPasskey(ports, staff.scope, { ...input, now });
      return added.ok ? answer({}) : errorResponse('passkey_refused');
    },
  }),
];
