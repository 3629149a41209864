import type { DeliveriesView, DeliveryDetailView } from '@forecourt/app/leads/desk/deliveries.view';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiRequest } from '../../shared/api/api-request.ts';
import { deliveriesSearch, type DeliveryFilters } from './delivery-filters.ts';

/** A try that leaves a delivery where it was is told to nobody. */
const lookAgainMs = 20_000;
/** A list that was scrolled far would take as many requests to read anew. */
const mostPagesReadAnew = 3;

function isShort(data: { readonly pages: readonly unknown[] } | undefined): boolean {
  return (data?.pages.length ?? 0) <= mostPagesReadAnew;
}

export function deliveriesQuery(filters: DeliveryFilters) {
  return infiniteQueryOptions({
    queryKey: ['deliveries', filters],
    queryFn: ({ pageParam, signal }) =>
      apiRequest<DeliveriesView>(`/api/deliveries?${deliveriesSearch(filters, pageParam)}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    refetchInterval: ({ state }) => isShort(state.data) && lookAgainMs,
    refetchOnWindowFocus: ({ state }) => isShort(state.data),
  });
}

export function deliveryQuery(id: string) {
  return queryOptions({
    queryKey: ['delivery', id],
    queryFn: ({ signal }) =>
      apiRequest<DeliveryDetailView>(`/api/deliveries/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: lookAgainMs,
  });
}
