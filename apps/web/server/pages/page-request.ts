import type { Page } from '@forecourt/app/shared/page.view';
import type { SiteContext } from '@forecourt/app/site/site-context';
import type { PageKind, PageViews } from '../../app/navigation/page-views.ts';

/** A page of a site is requested. There is no visitor in it, so that no page can depend on one. */
export interface PageRequest {
  readonly context: SiteContext;
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly now: Date;
}

export type AnyPage = { readonly [Kind in PageKind]: Page<Kind, PageViews[Kind]> }[PageKind];
