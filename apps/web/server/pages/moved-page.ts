import type { PageRedirect } from '@forecourt/app/shared/page.view';
import { addressHere } from '@forecourt/domain/site/path-aliases';
import type { ServerDeps } from '../server-deps.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Where a page that other sites have under this address lies on this one (URL-4, URL-7, URL-8), and every
 * page without the slash at its end: one page, one address.
 */
export async function movedPage(
  _: ServerDeps,
  { context, address: { path, query } }: PageRequest,
): Promise<PageRedirect | null> {
  // A second slash, either way round, would make a browser take the rest for another host.
  if (/^\/[/\\]/.test(path)) return null;
  const asked = query === '' ? path : `${path}?${query}`;
  const here = addressHere(asked, context.settings);
  return here === asked ? null : { redirectTo: here, isPermanent: true };
}
