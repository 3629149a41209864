import { deliveryTabs, type DeliveryTab } from '@forecourt/app/leads/desk/deliveries.view';

/** What the list shows. It stands in the address: a link opens the same list for the next person. */
export interface DeliveryFilters {
  readonly tab: DeliveryTab;
  /** The id of a dealership; empty for all. */
  readonly at: string;
  /** The id of a destination; empty for all. */
  readonly to: string;
}

const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function readDeliveryFilters(search: URLSearchParams): DeliveryFilters {
  return {
    tab: deliveryTabs.find((tab) => tab === search.get('tab')) ?? 'waiting',
    at: id.exec(search.get('at') ?? '')?.[0] ?? '',
    to: id.exec(search.get('to') ?? '')?.[0] ?? '',
  };
}

/** The filters as an address has them: what is usual is left out. */
export function deliveriesAddress(path: string, { tab, at, to }: DeliveryFilters): string {
  const search = new URLSearchParams();
  if (tab !== 'waiting') search.set('tab', tab);
  if (at !== '') search.set('at', at);
  if (to !== '') search.set('to', to);
  return search.size === 0 ? path : `${path}?${search}`;
}

/** The filters as the server is asked, from one page on. */
export function deliveriesSearch({ tab, at, to }: DeliveryFilters, after: string | null): string {
  const search = new URLSearchParams({ tab, at, to });
  if (after !== null) search.set('after', after);
  return search.toString();
}
