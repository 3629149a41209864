import type { ViewFilters } from './list-filters.ts';

/** As many as there are keys for. */
export const mostViews = 9;
export const longestViewName = 40;

/** A list of the inbox under a name. */
export interface SavedView {
  readonly name: string;
  readonly filters: ViewFilters;
}

export interface SavedViewsView {
  /** Sent back with a change: what another device changed meanwhile is not lost. */
  readonly version: number;
  readonly views: readonly SavedView[];
}
