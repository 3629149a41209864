import type { Page, PageAddress, PageRedirect } from '@forecourt/app/pages/page.view';
import { showNotFound } from '@forecourt/app/pages/show-not-found';
import { showSearchPage } from '@forecourt/app/stock/show-search-page';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { PageKind, PageViews } from '../../app/page/page-kinds.ts';
import type { ServerParts } from '../server-parts.ts';
import { designPage } from './design-page.ts';
import { movedPage } from './moved-page.ts';

/** A page of a site is asked for. There is no visitor in it, so that no page can depend on one. */
export interface PageRequest {
  readonly context: SiteContext;
  readonly address: PageAddress;
  readonly now: Date;
}

export type AnyPage = { readonly [Kind in PageKind]: Page<Kind, PageViews[Kind]> }[PageKind];

/** Answers for the addresses that it knows, by one use case, and null for all others. */
export type PageLoader = (parts: ServerParts, request: PageRequest) => Promise<AnyPage | PageRedirect | null>;

/** The first that knows the address makes the page. */
const pageLoaders: readonly PageLoader[] = [
  designPage,
  movedPage,
  (parts, { context, address, now }) => showSearchPage(parts, context, { address, now }),
];

/** The page under an address of a site. */
export async function loadPage(parts: ServerParts, request: PageRequest): Promise<AnyPage | PageRedirect> {
  for (const load of pageLoaders) {
    const page = await load(parts, request);
    if (page) return page;
  }
  return showNotFound(request.context);
}
