import { enterRoute } from '@forecourt/domain/accounts/route-gates';
import { answerPage } from '../pages/answer-page.ts';
import type { ServerDeps } from '../server-deps.ts';
import { cameFrom, noStore, knownVisitor, type VisitorHttpRequest } from './handle-visitor.ts';
import type { VisitorResponse } from './visitor-route.ts';
import { seeOther } from './visitor-page.ts';

/**
 * The sign-in guard (AUTH-2): an address that needs a sign-in responds with its page to those who are signed in, and
 * redirects all others to sign in. Both are no-store. Null: the address is open to all.
 */
export async function signInGuard(
  deps: ServerDeps,
  { context, http, client, path, representation, now }: Omit<VisitorHttpRequest, 'params'>,
): Promise<VisitorResponse | null> {
  const address = http.query === '' ? path : `${path}?${http.query}`;
  const from = cameFrom(client.referrer, http.host);
  const enter = (visitor: 'signedIn' | 'signedOut') =>
    enterRoute({ address, from, visitor }, context.settings);
  // Most addresses are open to all: the session is looked up only for the others.
  const closed = enter('signedOut');
  if (closed.kind !== 'signIn') return null;

  const visitor = knownVisitor(deps, { context, http, client, now });
  if (!(await visitor.signedIn())) return noStore(seeOther({ representation }, closed.href));
  const request = { context, address: { path, query: http.query }, now };
  const { response } = await answerPage(deps, request, representation);
  return noStore(response, await visitor.renewed(response));
}
