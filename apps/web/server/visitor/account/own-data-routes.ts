import { accountPaths } from '@forecourt/app/accounts/account-paths';
import { eraseOwnData, exportOwnData } from '@forecourt/app/accounts/own-data';
import { ownDataPaths, showErasedPage, showErasePage } from '@forecourt/app/accounts/own-data-pages';
import { exportedPersonalData } from '@forecourt/app/personal-data/exported-personal-data';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import { signedOut } from '../sign-in/sign-in-steps.ts';
import { visitorPage } from '../visitor-page.ts';
import { visitorRoute, type VisitorRoute } from '../visitor-route.ts';
import { asOwner } from './as-owner.ts';

const nothing = z.looseObject({});

/** A visitor's own data: taken along, or deleted (ACCT-1). */
export const ownDataRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: ownDataPaths.download,
    summary: 'Everything that the site has about the signed-in visitor, as a file.',
    input: nothing,
    output: exportedPersonalData,
    handle: (deps, request) =>
      asOwner(request, async (signedIn) => {
        const { context, now } = request;
        const exported = await exportOwnData(deps, context, { signedIn, now });
        if (!exported.ok) return errorResponse(exported.error);
        const headers = { 'content-disposition': 'attachment; filename="my-data.json"' };
        return json(200, `${JSON.stringify(exported.value, null, 2)}\n`, headers);
      }),
  }),
  visitorRoute({
    method: 'GET',
    path: ownDataPaths.erase,
    summary:
      'Asks the signed-in visitor whether their data shall be deleted, and says what goes and what stays.',
    input: nothing,
    output: null,
    handle: (deps, request) =>
      asOwner(request, ({ phone }) =>
        visitorPage(deps, request, showErasePage(request.context, { phone, accountHref: accountPaths.page })),
      ),
  }),
  visitorRoute({
    method: 'POST',
    path: ownDataPaths.erase,
    summary: 'Deletes the data of the signed-in visitor and signs them out on all devices.',
    input: nothing,
    output: null,
    handle: (deps, request) =>
      asOwner(request, async (signedIn) => {
        await eraseOwnData(deps, request.context, signedIn);
        return signedOut(request, await visitorPage(deps, request, showErasedPage(request.context)));
      }),
  }),
];
