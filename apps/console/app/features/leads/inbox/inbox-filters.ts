import { inboxTabs, type InboxTab } from '@forecourt/app/leads/inbox/inbox.view';

/** What the list shows. It stands in the address: a link opens the same list for the next person. */
export interface InboxFilters {
  readonly tab: InboxTab;
  /** What was looked for; empty for everything. */
  readonly q: string;
  /** The id of a place; empty for all. */
  readonly at: string;
}

const longestQuery = 100;
const placeId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function readFilters(search: URLSearchParams): InboxFilters {
  return {
    tab: inboxTabs.find((tab) => tab === search.get('tab')) ?? 'open',
    q: (search.get('q') ?? '').trim().slice(0, longestQuery),
    at: placeId.exec(search.get('at') ?? '')?.[0] ?? '',
  };
}

/** The filters as an address has them: what is usual is left out. */
export function filtersAddress(path: string, { tab, q, at }: InboxFilters): string {
  const search = new URLSearchParams();
  if (tab !== 'open') search.set('tab', tab);
  if (q !== '') search.set('q', q);
  if (at !== '') search.set('at', at);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The filters as the server is asked, from one page on. */
export function inboxSearch({ tab, q, at }: InboxFilters, after: string | null): string {
  const search = new URLSearchParams({ tab });
  if (q !== '') search.set('q', q);
  if (at !== '') search.set('at', at);
  if (after !== null) search.set('after', after);
  return search.toString();
}
