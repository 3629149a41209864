import type { PageRedirect } from '@forecourt/app/shared/page.view';
import { addressHere } from '@forecourt/domain/site/path-aliases';
import type { PageRequest } from './page-request.ts';

/**
 * Where a page that other sites have under this address lies on this one (URL-4, URL-7, URL-8), and every
 * page without the slash at its end: one page, one address.
 */
export function movedPage({ context, path, query }: PageRequest): PageRedirect | null {
  // A second slash, either way round, would make a browser take the rest for another host.
  if (/^\/[/\\]/.test(path)) return null;
  const requested = query === '' ? path : `${path}?${query}`;
  const here = addressHere(requested, context.settings);
  return here === requested ? null : { redirectTo: here, isPermanent: true };
}
