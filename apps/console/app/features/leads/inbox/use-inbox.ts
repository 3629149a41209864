import type { InboxRowView, InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { announce } from '../../../shared/said/live-regions.tsx';
import { inboxQuery } from '../lead-queries.ts';
import type { InboxFilters } from './inbox-filters.ts';
import { inboxItems, type InboxItem } from './inbox-items.ts';
import { useShownRows } from './use-shown-rows.ts';

export interface Inbox {
  readonly filters: InboxFilters;
  readonly query: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetching' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
  >;
  /** What the first page says of the whole list; undefined until it was read. */
  readonly view: InboxView | undefined;
  readonly items: readonly InboxItem[];
  readonly rows: readonly InboxRowView[];
  readonly heldBack: number;
  readonly showAll: () => void;
  /** When the rows were read: clocks count from there. */
  readonly asOf: number;
}

export function useInbox(filters: InboxFilters): Inbox {
  const query = useInfiniteQuery(inboxQuery(filters));
  const pages = query.data?.pages;
  const { ids, showAll } = useShownRows(JSON.stringify(filters), pages);
  const { items, rows, heldBack } = useMemo(() => inboxItems(pages ?? [], ids), [pages, ids]);
  useEffect(() => {
    if (heldBack > 0) announce(heldBack === 1 ? 'One new lead' : `${heldBack} new leads`);
  }, [heldBack]);
  return { filters, query, view: pages?.[0], items, rows, heldBack, showAll, asOf: query.dataUpdatedAt };
}
