import { confirmEmail, confirmEmailRoot, showConfirmEmailPage } from '@forecourt/app/accounts/confirm-email';
import { accountPaths } from '@forecourt/app/accounts/account-paths';
import { lookForNews } from '@forecourt/app/watchlist/tell-saved-cars.job';
import { z } from 'zod';
import { visitorPage } from '../visitor-page.ts';
import { visitorRoute, type VisitorRoute } from '../visitor-route.ts';

const path = `${confirmEmailRoot}{secret}`;

/** Confirming an address by the link that was mailed there, signed in or not: mail is read on any device. */
export const emailRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path,
    summary: 'Asks whether an email address shall be confirmed. Opening it confirms nothing.',
    input: z.looseObject({}),
    output: null,
    handle: (deps, request) => visitorPage(deps, request, showConfirmEmailPage(request.context)),
  }),
  visitorRoute({
    method: 'POST',
    path,
    summary: 'Confirms the email address that the link was mailed to.',
    input: z.looseObject({}),
    output: null,
    async handle(deps, request) {
      const { context, params, now } = request;
      const given = {
        secret: params['secret'] ?? '',
        accountHref: accountPaths.page,
        begin: lookForNews,
        now,
      };
      return visitorPage(deps, request, await confirmEmail(deps, context, given));
    },
  }),
];
