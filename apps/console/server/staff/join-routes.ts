import type { Result } from '@forecourt/domain/core/result';
import {
  joinAsKnown,
  joinWithPassword,
  joinWithPasskey,
  lookAtLink,
  offerJoinCodes,
  offerJoinPasskey,
  type JoinError,
} from '@forecourt/app/staff/people/join';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse } from '../console-errors.ts';
import { openRoute, staffRoute, type ConsoleResponse, type ConsoleRoute } from '../console-route.ts';
import { signInPorts } from '../signed-in-staff.ts';
import { browserJson, sessionSchema } from './staff-schemas.ts';
import { signedIn } from './staff-sign-in-routes.ts';

const token = z.string().min(20).max(100);
const held = z.object({
  token,
  name: z.string().trim().min(1).max(120),
  code: z.string().max(20).default('').describe('Of a recovery: what the manager read out.'),
});

/** How somebody joins who was invited, and comes back in who lost their proofs: by a link that is good once. */
export const joinRoutes: readonly ConsoleRoute[] = [
  openRoute({
    method: 'POST',
    path: '/api/join/look',
    summary: 'What a link is for.',
    input: z.object({ token }),
    output: z.object({
      kind: z.enum(['invitation', 'recovery']),
      email: z.string(),
      name: z.string().nullable(),
      role: z.string().nullable(),
      place: z.string().nullable(),
      needsSignIn: z.boolean(),
    }),
    handle: async ({ ports }, { input, address }) => told(await lookAtLink(ports, { ...input, address })),
  }),
  openRoute({
    method: 'POST',
    path: '/api/join/passkey/options',
    summary: 'What a browser makes the first passkey from.',
    input: held,
    output: browserJson,
    handle: async (deps, request) =>
      told(await offerJoinPasskey(signInPorts(deps, request), { ...request, ...request.input })),
  }),
  openRoute({
    method: 'POST',
    path: '/api/join/passkey',
    summary: 'Joins with a passkey, and signs in.',
    input: held.extend({ response: browserJson }),
    output: sessionSchema,
    handle: async (deps, request) => {
      const joined = await joinWithPasskey(signInPorts(deps, request), { ...request, ...request.input });
      return joined.ok ? signedIn(deps, request, joined) : refused(joined.error);
    },
  }),
  openRoute({
    method: 'POST',
    path: '/api/join/codes',
    summary: 'A secret for an authenticator app, which is kept with its first code.',
    input: held,
    output: z.object({ uri: z.string(), secret: z.string() }),
    handle: async (deps, request) =>
      told(await offerJoinCodes(signInPorts(deps, request), { ...request, ...request.input })),
  }),
  openRoute({
    method: 'POST',
    path: '/api/join/password',
    summary: 'Joins with a password and the first code of an authenticator, and signs in.',
    input: held.extend({
      password: z.string().max(200),
      secret: z.string().regex(/^[A-Z2-7]{32,64}$/),
      oneTimeCode: z.string().max(12),
    }),
    output: sessionSchema,
    handle: async (deps, request) => {
      const joined = await joinWithPassword(signInPorts(deps, request), { ...request, ...request.input });
      return joined.ok ? signedIn(deps, request, joined) : refused(joined.error);
    },
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'POST',
    path: '/api/join/take',
    summary: 'Takes an invitation as somebody who works with the platform already.',
    input: z.object({ token }),
    output: z.object({}),
    handle: async ({ ports }, { staff, input }) => {
      const joined = await joinAsKnown(ports, staff.scope, input.token);
      return joined.ok ? answer({}) : refused(joined.error);
    },
  }),
];

function told(result: Result<object, JoinError>): ConsoleResponse {
  return result.ok ? answer(result.value) : refused(result.error);
}

function refused(error: JoinError): ConsoleResponse {
  if (error.code === 'too_often') return errorResponse('too_often', { 'retry-after': String(error.seconds) });
  return errorResponse(error.code === 'not_recognised' ? 'one_time_code_wrong' : error.code);
}
