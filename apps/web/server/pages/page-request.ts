import type { Page, PageAddress, PageRedirect } from '@forecourt/app/shared/page.view';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { PageKind, PageViews } from '../../app/navigation/page-views.ts';
import type { ServerDeps } from '../server-deps.ts';

/** A page of a site is asked for. There is no visitor in it, so that no page can depend on one. */
export interface PageRequest {
  readonly context: SiteContext;
  readonly address: PageAddress;
  readonly now: Date;
}

export type AnyPage = { readonly [Kind in PageKind]: Page<Kind, PageViews[Kind]> }[PageKind];

/** Answers for the addresses that it knows, by one use case, and null for all others. */
export type PageLoader = (deps: ServerDeps, request: PageRequest) => Promise<AnyPage | PageRedirect | null>;
