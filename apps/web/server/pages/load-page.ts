import { showWrittenPage } from '@forecourt/app/finance/show-written-page';
import type { PageRedirect } from '@forecourt/app/shared/page.view';
import type { ServerDeps } from '../server-deps.ts';
import type { FoundPage } from './find-page-route.ts';
import type { AnyPage, PageRequest } from './page-request.ts';

/** The page under a path of a site, by its row of the table and by what staff published there; null: there is none. */
export async function loadPage(
  deps: ServerDeps,
  request: PageRequest,
  found: FoundPage | null,
): Promise<AnyPage | PageRedirect | null> {
  const { context, path, query, now } = request;
  const ofProduct = () => found?.route.show?.(deps, context, { ...found.params, path, query, now });
  const ofStaff = async () =>
    (await deps.mayBePublished(context, path)) ? showWrittenPage(deps, context, { path, now }) : null;
  const inOrder = found?.route.published === 'last' ? [ofProduct, ofStaff] : [ofStaff, ofProduct];
  for (const load of inOrder) {
    const page = await load();
    if (page) return page;
  }
  return null;
}
