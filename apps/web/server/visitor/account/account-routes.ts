import { endDevice } from '@forecourt/app/accounts/end-device';
import type { SignedIn } from '@forecourt/app/accounts/find-signed-in';
import { accountPaths, showAccountPage } from '@forecourt/app/accounts/show-account-page';
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

/** The visitor's own account (AUTH-1). */
export const accountRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: accountPaths.page,
    summary: 'The account of the signed-in visitor: the devices on which they are signed in.',
    input: z.looseObject({}),
    output: null,
    handle: (deps, request) =>
      asOwner(request, async (signedIn) => {
        const { context, now } = request;
        return visitorPage(deps, request, await showAccountPage(deps, context, { signedIn, now }));
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
];
