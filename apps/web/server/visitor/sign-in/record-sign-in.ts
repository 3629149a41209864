import { clientNetwork } from '@forecourt/server/http/client-network';
import type { LogEvent } from '@forecourt/server/observability/log-events';
import { sessionCookie } from '../visitor-cookies.ts';
import type { VisitorResponse, VisitorRoute } from '../visitor-route.ts';
import { readPending } from './pending-sign-in.ts';

type Handle<Input> = VisitorRoute<Input>['handle'];

/** Whether a response begins a session: it sets the cookie, and not to its end. */
function beginsSession({ setCookies = [] }: VisitorResponse): boolean {
  return setCookies.some(
    (cookie) =>
      cookie.replace('__Host-', '').startsWith(`${sessionCookie.name}=`) && !cookie.includes('Max-Age=0;'),
  );
}

/** Whether the visitor was sent on to the next step. */
const isSentOn = ({ status, setCookies = [] }: VisitorResponse) => status < 400 && setCookies.length > 0;

function recorded<Input>(
  handle: Handle<Input>,
  eventOf: (response: VisitorResponse) => LogEvent,
): Handle<Input> {
  return async (deps, request) => {
    // The phone of the step before; of the first step nobody is known yet.
    const phone = readPending(deps, request)?.phone;
    const response = await handle(deps, request);
    deps.securityLog.record(eventOf(response), {
      site: request.context.site.slug,
      network: clientNetwork(request.clientIp),
      ...(phone !== undefined && { person: phone }),
    });
    return response;
  };
}

/** Sending a code, in the log of security events. */
export const recordCodeSent = <Input>(handle: Handle<Input>): Handle<Input> =>
  recorded(handle, (response) => (isSentOn(response) ? 'sign_in_code_sent' : 'sign_in_code_refused'));

/** Taking a code, in the log of security events. */
export const recordSignIn = <Input>(handle: Handle<Input>): Handle<Input> =>
  recorded(handle, (response) => (beginsSession(response) ? 'sign_in_succeeded' : 'sign_in_failed'));

/** Signing out, in the log of security events. */
export const recordSignOut = <Input>(handle: Handle<Input>): Handle<Input> =>
  recorded(handle, () => 'signed_out');
