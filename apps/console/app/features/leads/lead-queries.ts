import type { InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiRequest } from '../../shared/api/api-request.ts';
import { inboxSearch, type InboxFilters } from './inbox/inbox-filters.ts';

/** In case a message that something changed was lost on its way. */
const lookAgainMs = 60_000;
/** Of a list that was scrolled further than this, only the first page is read anew. */
export const mostPagesReadAnew = 4;

export function inboxQuery(filters: InboxFilters) {
  return infiniteQueryOptions({
    queryKey: ['inbox', filters],
    queryFn: ({ pageParam, signal }) => {
      const search = inboxSearch(filters, pageParam);
      return apiRequest<InboxView>(`/api/leads?${search}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    refetchInterval: ({ state }) => isShort(state.data) && lookAgainMs,
    refetchOnWindowFocus: ({ state }) => isShort(state.data),
  });
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
