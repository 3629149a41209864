import {
  noFilters,
  readInboxFilters,
  writeInboxFilters,
  type InboxFilters,
} from '@forecourt/app/leads/inbox/list-filters';
import type { InboxTab } from '@forecourt/app/leads/inbox/inbox.view';

export type { InboxFilters } from '@forecourt/app/leads/inbox/list-filters';

export function readFilters(search: URLSearchParams): InboxFilters {
  return readInboxFilters((name) => search.get(name));
}

/** The filters as an address has them: what is usual is left out. */
export function filtersAddress(path: string, filters: InboxFilters): string {
  const search = asSearch(filters);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The filters as the server is asked, from one page on. */
export function inboxSearch(filters: InboxFilters, after: string | null): string {
  const search = asSearch(filters);
  if (after !== null) search.set('after', after);
  return search.toString();
}

/** A tab with nothing that narrows it. */
export const wholeTab = (tab: InboxTab, q = ''): InboxFilters => ({ ...noFilters, tab, q, at: '' });

const asSearch = (filters: InboxFilters) =>
  new URLSearchParams(writeInboxFilters(filters).map(([name, value]) => [name, value]));
