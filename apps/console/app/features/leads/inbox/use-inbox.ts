import { useInfiniteQuery, useQueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { announce } from '../../../shared/said/live-regions.tsx';
import { sessionQuery } from '../../staff/session-query.ts';
import { inboxQuery } from '../lead-queries.ts';
import type { InboxFilters } from './inbox-filters.ts';
import { inboxItems, type InboxItem } from './inbox-items.ts';
import type { InboxPage, ReadRow } from './inbox-page.ts';
import { useShownRows } from './use-shown-rows.ts';

export interface Inbox {
  readonly filters: InboxFilters;
  readonly query: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetching' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
  >;
  /** What the first page says of the whole list; undefined until it was read. */
  readonly view: InboxPage | undefined;
  readonly items: readonly InboxItem[];
  readonly rows: readonly ReadRow[];
  readonly heldBack: number;
  readonly showAll: () => void;
  /** How many leads were looked through, where filters let few through and the list goes on; else null. */
  readonly looked: string | null;
  /** When it was last read. */
  readonly asOf: number;
}

export function useInbox(filters: InboxFilters): Inbox {
  const query = useInfiniteQuery(inboxQuery(filters));
  const pages = query.data?.pages;
  const { ids, showAll } = useShownRows(JSON.stringify(filters), pages);
  const { items, rows, heldBack } = useMemo(() => inboxItems(pages ?? [], ids), [pages, ids]);
  const client = useQueryClient();
  const waiting = filters.at === '' ? pages?.[0]?.waiting : undefined;
  useEffect(() => {
    // The rail counts the same ones: it need not ask.
    if (waiting === undefined) return;
    client.setQueryData(sessionQuery.queryKey, (session) => session && { ...session, waiting });
  }, [client, waiting]);
  useEffect(() => {
    if (heldBack > 0) announce(heldBack === 1 ? 'One new lead' : `${heldBack} new leads`);
  }, [heldBack]);
  const looked = lookedThrough(pages);
  const view = pages?.[0];
  return { filters, query, view, items, rows, heldBack, showAll, looked, asOf: query.dataUpdatedAt };
}

function lookedThrough(pages: readonly InboxPage[] | undefined): string | null {
  if (!pages || (pages.at(-1)?.looked ?? null) === null) return null;
  const sum = pages.reduce((before, { looked }) => before + (looked ?? 0), 0).toLocaleString('en-AU');
  // Of a page that was full nobody counted.
  return pages.some(({ looked }) => looked === null) ? `more than ${sum}` : sum;
}
