import type { Result } from '@forecourt/domain/core/result';
import type { SignInError } from '@forecourt/app/staff/staff-ports';
import type { StartedSession } from '@forecourt/app/staff/start-session';
import { askForPasskey, signInWithPasskey } from '@forecourt/app/staff/sign-in-with-passkey';
import { signInWithPassword } from '@forecourt/app/staff/sign-in-with-password';
import { showSession } from '@forecourt/app/staff/show-session';
import { ofSecurity } from '@forecourt/server/observability/security-log';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse } from '../console-errors.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { openRoute, type ConsoleRequest, type ConsoleResponse, type ConsoleRoute } from '../console-route.ts';
import { sessionCookie, signInPorts } from '../signed-in-staff.ts';
import { browserJson, sessionSchema } from './staff-schemas.ts';

/** How staff come in. */
export const signInRoutes: readonly ConsoleRoute[] = [
  openRoute({
    method: 'POST',
    path: '/api/sign-in/password',
    summary: 'Signs in by email, password and the code of an authenticator.',
    input: z.object({
      email: z.string().max(254),
      password: z.string().max(200),
      code: z.string().max(12),
    }),
    output: sessionSchema,
    handle: async (deps, request) =>
      signedIn(
        deps,
        request,
        await signInWithPassword(signInPorts(deps, request), { ...request, ...request.input }),
      ),
  }),
  openRoute({
    method: 'POST',
    path: '/api/sign-in/passkey/options',
    summary: 'What a browser asks its passkeys.',
    input: z.object({}),
    output: browserJson,
    handle: async (deps, request) => {
      const asked = await askForPasskey(signInPorts(deps, request), request);
      return asked.ok ? answer(asked.value) : refused(asked.error);
    },
  }),
  openRoute({
    method: 'POST',
    path: '/api/sign-in/passkey',
    summary: 'Signs in by a passkey.',
    input: z.object({ response: browserJson }),
    output: sessionSchema,
    handle: async (deps, request) =>
      signedIn(
        deps,
        request,
        await signInWithPasskey(signInPorts(deps, request), { ...request, ...request.input }),
      ),
  }),
];

/** Starts the session in the browser of whoever was let in. */
export async function signedIn(
  deps: ConsoleDeps,
  request: ConsoleRequest,
  result: Result<StartedSession, SignInError>,
): Promise<ConsoleResponse> {
  const { log } = deps;
  if (!result.ok) {
    log.warn({ event: 'staff_sign_in_refused', ...ofSecurity, code: result.error.code }, 'nobody was let in');
    return refused(result.error);
  }
  const { staffId } = result.value;
  log.info({ event: 'staff_signed_in', ...ofSecurity, staffId }, 'a member of staff signed in');
  const view = await showSession(deps.ports, signInPorts(deps, request).scopeOf(staffId), request.now);
  if (!view) return errorResponse('not_recognised');
  return answer(view, [cookieOf(result.value, request)]);
}

/** The cookie of a session that has just begun. */
export function cookieOf(
  { token, expiresAt }: StartedSession,
  { now, isHttps }: Pick<ConsoleRequest, 'now' | 'isHttps'>,
): string {
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1_000);
  return sessionCookie.write(token, { isHttps, seconds });
}

/** Why nobody was let in, for whoever is at the door. */
export function refused(error: SignInError): ConsoleResponse {
  return error.code === 'too_often'
    ? errorResponse('too_often', { 'retry-after': String(error.seconds) })
    : errorResponse(error.code);
}
