import { endDevice } from '@forecourt/app/accounts/end-device';
import type { SignedIn } from '@forecourt/app/accounts/find-signed-in';
import { accountPaths } from '@forecourt/app/accounts/account-paths';
import { confirmAlertAgain, endAlert } from '@forecourt/app/accounts/own-alerts';
import { endSearch } from '@forecourt/app/accounts/own-searches';
import { showAccountPage } from '@forecourt/app/accounts/show-account-page';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { signedOut } from '../sign-in/sign-in-steps.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';
import { asOwner } from './as-owner.ts';

const ownAlert = z.looseObject({ id: z.uuid().describe('Of the alert.') });
const endedDevice = z.looseObject({ id: z.uuid().describe('Of the session that ends.') });

async function endOwnDevice(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof endedDevice>>,
  { visitorId, session }: SignedIn,
): Promise<VisitorResponse> {
  const { context, input } = request;
  await endDevice(deps, context.scope, { visitorId, id: input.id });
  return input.id === session.id
    ? signedOut(request, seeOther(request, '/'))
    : seeOther(request, accountPaths.page);
}

async function confirmOwnAlert(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof ownAlert>>,
  { visitorId }: SignedIn,
): Promise<VisitorResponse> {
  const { context, input, clientIp, now } = request;
  const which = { visitorId, id: input.id, network: clientNetwork(clientIp), now };
  const done = await confirmAlertAgain(deps, context, which);
  return seeOther(request, done.ok ? `${accountPaths.page}?link=${done.value}` : accountPaths.page);
}

/** The visitor's own account (AUTH-1). */
export const accountRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: accountPaths.page,
    summary:
      'The account of the signed-in visitor: their alerts and the devices on which they are signed in.',
    input: z.looseObject({
      link: z
        .enum(['sent', 'limited'])
        .optional()
        .catch(undefined)
        .describe('What became of a link that was asked for.'),
    }),
    output: null,
    handle: (deps, request) =>
      asOwner(request, async (signedIn) => {
        const { context, input, now } = request;
        const shown = { signedIn, link: input.link ?? null, now };
        return visitorPage(deps, request, await showAccountPage(deps, context, shown));
      }),
  }),
  visitorRoute({
    method: 'POST',
    path: accountPaths.endDevice,
    summary: 'Signs the visitor out on one of their devices.',
    input: endedDevice,
    output: null,
    handle: (deps, request) => asOwner(request, (signedIn) => endOwnDevice(deps, request, signedIn)),
  }),
  visitorRoute({
    method: 'POST',
    path: accountPaths.endAlert,
    summary: 'Ends one of the visitor’s alerts.',
    input: ownAlert,
    output: null,
    handle: (deps, request) =>
      asOwner(request, async ({ visitorId }) => {
        const { context, input, now } = request;
        await endAlert(deps, context.scope, { visitorId, id: input.id, now });
        return seeOther(request, accountPaths.page);
      }),
  }),
  visitorRoute({
    method: 'POST',
    path: accountPaths.endSearch,
    summary: 'Ends one of the visitor’s saved searches.',
    input: z.looseObject({ id: z.uuid().describe('Of the saved search.') }),
    output: null,
    handle: (deps, request) =>
      asOwner(request, async ({ visitorId }) => {
        const { context, input, now } = request;
        await endSearch(deps, context.scope, { visitorId, id: input.id, now });
        return seeOther(request, accountPaths.page);
      }),
  }),
  visitorRoute({
    method: 'POST',
    path: accountPaths.confirmAlert,
    summary: 'Mails the link once more that confirms the address of an alert.',
    input: ownAlert,
    output: null,
    handle: (deps, request) => asOwner(request, (signedIn) => confirmOwnAlert(deps, request, signedIn)),
  }),
];
