import type { InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiRequest } from '../../shared/api/api-request.ts';
import { sessionQuery } from '../staff/session-query.ts';
import { inboxSearch, type InboxFilters } from './inbox/inbox-filters.ts';
import { mostPagesReadAnew, othersKey } from './lead-queries.ts';

/** However many leads change in a second, the list is asked for once. */
const gatherMs = 1_000;
const pollMs = 10_000;
const listenAgainMs = 30_000;

/** Keeps every open list and lead up to date: the server says what changed, or else it is asked every ten seconds. */
export function useLiveLeads(): void {
  const client = useQueryClient();
  useEffect(() => {
    const freshen = gathering((ids) => void freshenLeads(client, ids));
    const askOthers = gathering((ids) => void freshenOthers(client, ids));
    let source: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isLive = false;
    let wasLive = false;
    const poll = setInterval(() => {
      if (isLive || document.visibilityState !== 'visible') return;
      freshen(null);
      askOthers(null);
    }, pollMs);
    const listen = () => {
      source = new EventSource('/api/live');
      source.addEventListener('open', () => {
        // What changed in between was told to nobody.
        if (wasLive) freshen(null);
        if (wasLive) askOthers(null);
        isLive = true;
        wasLive = true;
      });
      source.addEventListener('lead', ({ data }: MessageEvent<string>) => freshen(leadOf(data)));
      source.addEventListener('others', ({ data }: MessageEvent<string>) => askOthers(leadOf(data)));
      source.addEventListener('error', () => {
        isLive = false;
        if (source?.readyState === EventSource.CLOSED) again = setTimeout(listen, listenAgainMs);
      });
    };
    listen();
    return () => {
      clearInterval(poll);
      clearTimeout(again);
      source?.close();
    };
  }, [client]);
}

function leadOf(data: string): string | null {
  try {
    const { id } = JSON.parse(data) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Calls at once, and then at most once a second, with all that came meanwhile. A null stands for any lead. */
function gathering(act: (ids: ReadonlySet<string | null>) => void): (id: string | null) => void {
  const gathered = new Set<string | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    timer = undefined;
    if (gathered.size === 0) return;
    const ids = new Set(gathered);
    gathered.clear();
    act(ids);
    timer = setTimeout(go, gatherMs);
  };
  return (id) => {
    gathered.add(id);
    if (timer === undefined) go();
  };
}

async function freshenLeads(client: QueryClient, ids: ReadonlySet<string | null>): Promise<void> {
  const leads = ids.has(null) ? [['lead']] : [...ids].flatMap((id) => (id === null ? [] : [['lead', id]]));
  await Promise.all([
    ...leads.map((queryKey) => client.invalidateQueries({ queryKey })),
    ...['today', 'deliveries', 'delivery'].map((room) => client.invalidateQueries({ queryKey: [room] })),
    freshenWaiting(client),
    freshenInbox(client),
  ]);
}

async function freshenOthers(client: QueryClient, ids: ReadonlySet<string | null>): Promise<void> {
  const asked = ids.has(null) ? [['others']] : [...ids].flatMap((id) => (id === null ? [] : [othersKey(id)]));
  await Promise.all(asked.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** How many wait stands in the list of all places too; where that is not open, it is asked for. */
async function freshenWaiting(client: QueryClient): Promise<void> {
  const open = client.getQueryCache().findAll({ queryKey: ['inbox'], type: 'active' });
  if (open.some(({ queryKey }) => (queryKey[1] as InboxFilters).at === '')) return;
  await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
}

/** Reads the lists anew that are open; others are read when they are opened. */
export async function freshenInbox(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['inbox'], refetchType: 'none' });
  const open = client.getQueryCache().findAll({ queryKey: ['inbox'], type: 'active' });
  await Promise.all(
    open.map(({ queryKey, state }) => {
      const pages = (state.data as InfiniteData<InboxView> | undefined)?.pages.length ?? 0;
      return pages > mostPagesReadAnew
        ? readFirstPage(client, queryKey)
        : client.refetchQueries({ queryKey, exact: true });
    }),
  );
}

async function readFirstPage(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const first = await apiRequest<InboxView>(
    `/api/leads?${inboxSearch(queryKey[1] as InboxFilters, null)}`,
  ).catch(() => null);
  if (first === null) return;
  client.setQueryData<InfiniteData<InboxView>>(
    queryKey,
    (before) => before && { ...before, pages: [first, ...before.pages.slice(1)] },
  );
}
