import type { Result } from '@forecourt/domain/core/result';
import { askForOwnPasskey, proveByPasskey, proveByPassword } from '@forecourt/app/staff/prove-again';
import type { SignInError } from '@forecourt/app/staff/staff-ports';
import { ofSecurity } from '@forecourt/server/observability/security-log';
import { z } from 'zod';
import { answer } from '../answer.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import { staffRoute, type ConsoleResponse, type ConsoleRoute } from '../console-route.ts';
import { browserJson } from './staff-schemas.ts';
import { refused } from './staff-sign-in-routes.ts';

const nothing = z.object({});

/** How whoever is signed in proves again that it is them: what needs a fresh proof is then done. */
export const proofRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'signedIn',
    method: 'POST',
    path: '/api/session/proof/passkey/options',
    summary: 'What a browser asks the passkeys of whoever is signed in.',
    input: nothing,
    output: browserJson,
    handle: async ({ ports }, { staff }) => answer(await askForOwnPasskey(ports, staff.scope)),
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'POST',
    path: '/api/session/proof/passkey',
    summary: 'Proves by a passkey of one’s own.',
    input: z.object({ response: browserJson }),
    output: nothing,
    handle: async (deps, { staff, input, now }) =>
      proved(deps, await proveByPasskey(deps.ports, staff, { ...input, now })),
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'POST',
    path: '/api/session/proof/password',
    summary: 'Proves by one’s own password and the code of the moment.',
    input: z.object({ password: z.string().max(200), code: z.string().max(12) }),
    output: nothing,
    handle: async (deps, { staff, input, now }) =>
      proved(deps, await proveByPassword(deps.ports, staff, { ...input, now })),
  }),
];

function proved({ log }: ConsoleDeps, result: Result<null, SignInError>): ConsoleResponse {
  if (result.ok) return answer({});
  const { error } = result;
  log.warn({ event: 'staff_sign_in_refused', ...ofSecurity, code: error.code }, 'a proof was not good');
  return refused(error);
}
