import type { PageKind } from './page-views.ts';

/**
 * Pages that are documents of their own: what runs on other pages must not run there, and what a provider's script left
 * behind must not run on the next page.
 */
const pagesApart: ReadonlySet<PageKind> = new Set(['checkout'] as const);

export const isPageApart = (kind: PageKind): boolean => pagesApart.has(kind);
