import type { InboxChangesView } from '@forecourt/app/leads/inbox/inbox.view';
import { isNarrowed } from '@forecourt/app/leads/inbox/list-filters';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../staff/session-query.ts';
import { mostPagesReadAnew, readPage } from '../lead-queries.ts';
import type { InboxFilters } from './inbox-filters.ts';
import { ofOne, withChanges, type InboxPage } from './inbox-page.ts';

type Pages = InfiniteData<InboxPage>;

/** Reads the lists anew that are open; others are read when they are opened. */
export async function freshenInbox(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['inbox'], refetchType: 'none' });
  await Promise.all(openLists(client).map((query) => readAnew(client, query)));
}

/** The same of those that changes say nothing to. */
export async function freshenNarrowed(client: QueryClient): Promise<void> {
  const open = openLists(client).filter((query) => changesOf(client, query) === null);
  await Promise.all(open.map((query) => readAnew(client, query)));
}

/** Puts what changed into the whole lists that are open, without asking for anything. */
export function changeInbox(client: QueryClient, changes: InboxChangesView): void {
  void client.invalidateQueries({ queryKey: ['inbox'], refetchType: 'none' });
  for (const query of openLists(client)) {
    const own = changesOf(client, query);
    // What is being read may be older than the changes, and would take their place.
    if (own !== null && query.state.fetchStatus !== 'idle') void readAnew(client, query);
    else if (own !== null)
      client.setQueryData<Pages>(
        query.queryKey,
        (before) => before && { ...before, pages: withChanges(before.pages, own(changes), Date.now()) },
      );
  }
}

const openLists = (client: QueryClient) =>
  client.getQueryCache().findAll({ queryKey: ['inbox'], type: 'active' });

/** What changes to the list of open leads make of a list; null where they don’t say. */
function changesOf(
  client: QueryClient,
  { queryKey }: Query,
): ((changes: InboxChangesView) => InboxChangesView) | null {
  const { tab, q, at, ...filters } = queryKey[1] as InboxFilters;
  if (q !== '' || at !== '' || isNarrowed(filters)) return null;
  const ownId = client.getQueryData(sessionQuery.queryKey)?.person.id;
  if (tab === 'mine' && ownId !== undefined) return (changes) => ofOne(changes, ownId);
  return tab === 'open' ? (changes) => changes : null;
}

/** Of a list that was scrolled far, its first page. */
async function readAnew(client: QueryClient, { queryKey, state }: Query): Promise<void> {
  const pages = (state.data as Pages | undefined)?.pages.length ?? 0;
  if (pages <= mostPagesReadAnew) return client.refetchQueries({ queryKey, exact: true });
  const first = await readPage(queryKey[1] as InboxFilters, null).catch(() => null);
  if (first === null) return;
  client.setQueryData<Pages>(
    queryKey,
    (before) => before && { ...before, pages: [first, ...before.pages.slice(1)] },
  );
}
