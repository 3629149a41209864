import type { Result } from '@forecourt/domain/core/result';
import {
  beginSignOn,
  beginSignOnProof,
  hasSignOn,
  type BegunSignOn,
} from '@forecourt/app/staff/single-sign-on/begin-sign-on';
import { finishSignOn, type FinishedSignOn } from '@forecourt/app/staff/single-sign-on/finish-sign-on';
import { awaySeconds } from '@forecourt/app/staff/single-sign-on/kept-request';
import { waysToProve } from '@forecourt/app/staff/single-sign-on/own-sign-on';
import type { SignOnError } from '@forecourt/app/staff/single-sign-on/sign-on-ports';
import { hostCookie } from '@forecourt/server/http/host-cookie';
import { ofSecurity } from '@forecourt/server/observability/security-log';
import { z } from 'zod';
import { answer, redirect } from '../answer.ts';
import type { ConsoleDeps } from '../console-deps.ts';
import {
  openRoute,
  staffRoute,
  type ConsoleRequest,
  type ConsoleResponse,
  type ConsoleRoute,
} from '../console-route.ts';
import { signInPorts } from '../signed-in-staff.ts';
import { cookieOf, refused } from './staff-sign-in-routes.ts';

const redirected = z.object({}).describe('Answers with a redirect.');
/** What the provider was asked, sealed, for as long as somebody is there. */
const keptCookie = hostCookie('sign_on', /^[\w-]{40,3500}$/);

/** Whoever is at the door is told no more than this. */
const outcomeOf = ({ code }: SignOnError) =>
  code === 'no_answer' || code === 'too_often' ? code : 'refused';
const signInPath = (error: SignOnError, back: string) =>
  `/sign-in?${new URLSearchParams({ sso: outcomeOf(error), ...(back !== '/' && { back }) }).toString()}`;
const provedPath = (error: SignOnError | null) => `/proved?sso=${error ? outcomeOf(error) : 'done'}`;

/** How staff come in by the provider of their own group (STAFF-1.5). A browser is led through; nothing here is for scripts. */
export const signOnRoutes: readonly ConsoleRoute[] = [
  openRoute({
    method: 'POST',
    path: '/api/sign-in/ways',
    summary: 'Whether people with emails of this domain come in by their group’s own provider.',
    input: z.object({ email: z.string().max(254) }),
    output: z.object({ singleSignOn: z.boolean() }),
    handle: async ({ ports }, { input, address }) => {
      const found = await hasSignOn(ports, { ...input, address });
      return found.ok ? answer({ singleSignOn: found.value }) : refused(found.error);
    },
  }),
  openRoute({
    method: 'GET',
    path: '/api/sign-in/single-sign-on',
    summary: 'Leads to the provider of a group, by an email or the group’s slug.',
    input: z.object({
      email: z.string().max(254).nullable().default(null),
      group: z.string().max(80).nullable().default(null),
      back: z.string().max(1_000).default('/'),
    }),
    output: redirected,
    handle: async (deps, request) => {
      const { input } = request;
      const begun = await beginSignOn(signInPorts(deps, request), { ...request, ...input });
      return sendThere(deps, request, begun, (error) => signInPath(error, input.back));
    },
  }),
  openRoute({
    method: 'GET',
    path: '/api/single-sign-on/{account}/callback',
    summary: 'Where a group’s provider sends a browser back to.',
    input: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    output: redirected,
    handle: async (deps, request) => {
      const given = Object.entries(request.input);
      const query = new URLSearchParams(
        given.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      );
      const finished = await finishSignOn(signInPorts(deps, request), {
        address: request.address,
        userAgent: request.userAgent,
        now: request.now,
        accountId: request.params['account'] ?? '',
        kept: keptCookie.read(request.cookies, request.isHttps),
        query: query.toString(),
        state: query.get('state'),
      });
      return leadBack(deps, request, finished);
    },
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'GET',
    path: '/api/session/proof/ways',
    summary: 'The ways by which whoever is signed in proves anew that it is them.',
    input: z.object({}),
    output: z.object({ singleSignOn: z.boolean(), passkeyAndPassword: z.boolean() }),
    handle: async ({ ports }, { staff }) => answer(await waysToProve(ports, staff.scope)),
  }),
  staffRoute({
    needs: 'signedIn',
    method: 'GET',
    path: '/api/session/proof/single-sign-on',
    summary: 'Leads whoever is signed in to their provider, to prove anew that it is them.',
    input: z.object({}),
    output: redirected,
    handle: async (deps, request) => {
      const begun = await beginSignOnProof(signInPorts(deps, request), request.staff, request.now);
      return sendThere(deps, request, begun, provedPath);
    },
  }),
];

function sendThere(
  { log }: ConsoleDeps,
  { isHttps }: ConsoleRequest,
  begun: Result<BegunSignOn, SignOnError>,
  pathOf: (error: SignOnError) => string,
): ConsoleResponse {
  if (begun.ok) {
    const { address, kept } = begun.value;
    return redirect(address, [keptCookie.write(kept, { isHttps, seconds: awaySeconds })]);
  }
  refusedInLog(log, begun.error);
  return redirect(pathOf(begun.error));
}

function leadBack(
  { log }: ConsoleDeps,
  request: ConsoleRequest,
  { isProof, back, result }: FinishedSignOn,
): ConsoleResponse {
  const ended = keptCookie.end(request.isHttps);
  if (!result.ok) {
    refusedInLog(log, result.error);
    return redirect(isProof ? provedPath(result.error) : signInPath(result.error, back), [ended]);
  }
  if (result.value === null) return redirect(provedPath(null), [ended]);
  const { staffId } = result.value;
  log.info({ event: 'staff_signed_in', ...ofSecurity, staffId }, 'a member of staff signed in');
  return redirect(back, [ended, cookieOf(result.value, request)]);
}

function refusedInLog(log: ConsoleDeps['log'], { code }: SignOnError): void {
  log.warn({ event: 'staff_sign_in_refused', ...ofSecurity, code }, 'nobody was let in by single sign-on');
}
