import { saveSearch } from '@forecourt/app/watchlist/saved-searches/save-search';
import {
  confirmSearch,
  saveSearchProblems,
  showConfirmSearchPage,
  showSavedSearch,
  showStopSearchPage,
  showUnsavedSearch,
  stopSearch,
} from '@forecourt/app/watchlist/saved-searches/saved-search-pages';
import { savedSearchAction } from '@forecourt/app/shared/saved-search-action';
import { savedSearchPaths } from '@forecourt/app/watchlist/saved-searches/saved-search-paths';
import { pathFor } from '@forecourt/domain/site/paths';
import { z } from 'zod';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../../api-errors.ts';
import { visitorPage } from '../visitor-page.ts';
import { visitorRoute, type VisitorRequest, type VisitorRoute } from '../visitor-route.ts';

const confirmPath = `${savedSearchPaths.confirmRoot}{secret}`;
const stopPath = `${savedSearchPaths.stopRoot}{token}`;
const saved = z.object({
  success: z.literal(true),
  state: z.enum(['on', 'unconfirmed']),
  name: z.string().describe('The search in words.'),
  until: z.string().describe('The day on which it ends, in words.'),
});
const anything = z.looseObject({});

const searchOf = ({ context }: VisitorRequest) => pathFor(context.settings, 'search');

/** Saved searches: saving one for an address, switching it on by its link, and ending it (Spam Act 2003). */
export const savedSearchRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: savedSearchAction,
    summary:
      'Saves a search, so that its address is told when a car arrives for it, once a day at most. A link is mailed there first.',
    input: z.looseObject({
      search: z.string().max(2_000).describe('The address of the search page, with its query.'),
      email: z.string().max(254).default(''),
    }),
    output: saved,
    async handle(deps, request) {
      const { context, input, isHtmlForm, clientIp, now } = request;
      const done = await saveSearch(deps, context, {
        address: input.search,
        email: input.email,
        signedIn: await request.signedIn(),
        network: clientNetwork(clientIp),
        now,
      });
      if (isHtmlForm) {
        const back = request.cameFrom ?? searchOf(request);
        const page = done.ok
          ? showSavedSearch(context, done.value)
          : showUnsavedSearch(context, { reason: done.error, back });
        return visitorPage(deps, request, page);
      }
      if (!done.ok) return errorResponse(done.error, {}, saveSearchProblems[done.error]);
      const { state, name, until } = done.value;
      return json(200, JSON.stringify({ success: true, state, name, until } satisfies z.infer<typeof saved>));
    },
  }),
  visitorRoute({
    method: 'GET',
    path: confirmPath,
    summary: 'Asks whether a saved search shall be switched on. Opening it switches on nothing.',
    input: anything,
    output: null,
    handle: (deps, request) => visitorPage(deps, request, showConfirmSearchPage(request.context)),
  }),
  visitorRoute({
    method: 'POST',
    path: confirmPath,
    summary: 'Switches on the saved search that the link was mailed for.',
    input: anything,
    output: null,
    async handle(deps, request) {
      const { context, params, now } = request;
      const given = { secret: params['secret'] ?? '', searchHref: searchOf(request), now };
      return visitorPage(deps, request, await confirmSearch(deps, context, given));
    },
  }),
  visitorRoute({
    method: 'GET',
    path: stopPath,
    summary: 'Asks whether a saved search shall end.',
    input: anything,
    output: null,
    handle: (deps, request) => visitorPage(deps, request, showStopSearchPage(request.context)),
  }),
  visitorRoute({
    method: 'POST',
    path: stopPath,
    summary: 'Ends a saved search, by a button or by a program of mail (RFC 8058).',
    isForAnyone: true,
    input: anything,
    output: null,
    async handle(deps, request) {
      const { context, params, now } = request;
      const given = { token: params['token'] ?? '', searchHref: searchOf(request), now };
      return visitorPage(deps, request, await stopSearch(deps, context, given));
    },
  }),
];
