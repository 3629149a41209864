import { enterRoute } from '@forecourt/domain/accounts/guarded-route';
import { makeNotFound, makePage } from '../pages/make-page.ts';
import { guardOf, type FoundPage } from '../pages/find-page-route.ts';
import type { ServerDeps } from '../server-deps.ts';
import { cameFrom, noStore, type VisitorHttpRequest } from './handle-visitor.ts';
import type { VisitorResponse } from './visitor-route.ts';
import { seeOther } from './visitor-page.ts';
import { requestSession } from './request-session.ts';

/**
 * The sign-in guard (AUTH-2): a page that needs a sign-in is sent to those who are signed in, and all others are
 * redirected to sign in. Both are no-store. Null: the page is open to all.
 */
export async function signInGuard(
  deps: ServerDeps,
  { context, http, client, path, representation, now }: Omit<VisitorHttpRequest, 'params'>,
  found: FoundPage | null,
): Promise<VisitorResponse | null> {
  const { query } = http;
  const closed = enterRoute(
    {
      guard: guardOf(context.settings, path, found),
      address: query === '' ? path : `${path}?${query}`,
      from: cameFrom(client.referrer, http.host),
      visitor: 'signedOut',
    },
    context.settings.accounts,
  );
  // Most pages are open to all: the session is looked up only for the others.
  if (closed.kind !== 'signIn') return null;

  const isHttps = http.protocol === 'https';
  const session = requestSession(deps, { context, client, isHttps, now });
  if (!(await session.find())) return noStore(seeOther({ representation }, closed.href));
  const { response } =
    (await makePage(deps, { context, path, query, now }, { found, representation })) ??
    (await makeNotFound(deps, { context, now }, representation));
  return noStore(response, await session.rotated(response));
}
