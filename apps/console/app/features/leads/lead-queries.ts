import type { InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiRequest } from '../../shared/api/api-request.ts';
import { inboxSearch, type InboxFilters } from './inbox/inbox-filters.ts';
import { asRead } from './inbox/inbox-page.ts';

/** In case a message that something changed was lost on its way. */
const lookAgainMs = 60_000;
/** Of a list that was scrolled further than this, only the first page is read anew. */
export const mostPagesReadAnew = 4;

export function inboxQuery(filters: InboxFilters) {
  return infiniteQueryOptions({
    queryKey: ['inbox', filters],
    queryFn: ({ pageParam, signal }) => readPage(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    refetchInterval: ({ state }) => isShort(state.data) && lookAgainMs,
    refetchOnWindowFocus: ({ state }) => isShort(state.data),
  });
}

export async function readPage(filters: InboxFilters, after: string | null, signal?: AbortSignal) {
  const search = inboxSearch(filters, after);
  const view = await apiRequest<InboxView>(`/api/leads?${search}`, signal && { signal });
  return asRead(view, Date.now());
}

/** A list that was scrolled far has many pages, and reading each anew would take as many requests. */
function isShort(data: { readonly pages: readonly unknown[] } | undefined): boolean {
  return (data?.pages.length ?? 0) <= mostPagesReadAnew;
}

export function leadQuery(id: string) {
  return queryOptions({
    queryKey: ['lead', id],
    queryFn: ({ signal }) => apiRequest<LeadView>(leadAddress(id), { signal }),
    refetchInterval: lookAgainMs,
  });
}

/** Who else has a lead open, whatever oneself does in it. */
export function othersKey(id: string) {
  return ['others', id] as const;
}

export function leadAddress(id: string): string {
  return `/api/leads/${encodeURIComponent(id)}`;
}
