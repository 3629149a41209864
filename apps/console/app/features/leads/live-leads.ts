import type { InboxChangesView } from '@forecourt/app/leads/inbox/inbox.view';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '../staff/session-query.ts';
import { changeInbox, freshenInbox, freshenNarrowed } from './inbox/freshen-inbox.ts';
import { idsOfChanges } from './inbox/inbox-page.ts';
import { othersKey } from './lead-queries.ts';

/** However many leads change in a second, what is narrowed or shows one of them is asked for once. */
const gatherMs = 1_000;
const pollMs = 10_000;
const listenAgainMs = 30_000;

/** Keeps every open list and lead up to date: the server says what changed, or else it is asked every ten seconds. */
export function useLiveLeads(): void {
  const client = useQueryClient();
  useEffect(() => {
    const freshen = gathering((ids) => freshenLeads(client, ids));
    const askOthers = gathering((ids) => freshenOthers(client, ids));
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
      source.addEventListener('leads', ({ data }: MessageEvent<string>) => {
        const changes = read<InboxChangesView>(data, 'groups');
        if (changes === null) return freshen(null);
        changeInbox(client, changes);
        client.setQueryData(sessionQuery.queryKey, (session) => {
          return session && { ...session, waiting: changes.waiting };
        });
        for (const id of idsOfChanges(changes)) freshen(id);
      });
      source.addEventListener('others', ({ data }: MessageEvent<string>) => {
        askOthers(read<{ id: string }>(data, 'id')?.id ?? null);
      });
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

/** What came, where it has what it is known by. */
function read<Told extends object>(data: string, key: keyof Told & string): Told | null {
  try {
    const told: unknown = JSON.parse(data);
    return typeof told === 'object' && told !== null && key in told ? (told as Told) : null;
  } catch {
    return null;
  }
}

/**
 * Calls at once, then at most once a second and never twice at a time, with all that came meanwhile: what was asked for
 * later is never overtaken by what was asked for before. A null stands for any lead.
 */
function gathering(act: (ids: ReadonlySet<string | null>) => Promise<void>): (id: string | null) => void {
  const gathered = new Set<string | null>();
  let isResting = false;
  const go = async () => {
    isResting = true;
    while (gathered.size > 0) {
      const ids = new Set(gathered);
      gathered.clear();
      await Promise.allSettled([act(ids), new Promise((resolve) => void setTimeout(resolve, gatherMs))]);
    }
    isResting = false;
  };
  return (id) => {
    gathered.add(id);
    if (!isResting) void go();
  };
}

async function freshenLeads(client: QueryClient, ids: ReadonlySet<string | null>): Promise<void> {
  const isAny = ids.has(null);
  const leads = isAny ? [['lead']] : [...ids].map((id) => ['lead', id]);
  await Promise.all([
    ...leads.map((queryKey) => client.invalidateQueries({ queryKey })),
    ...['today', 'deliveries', 'delivery'].map((room) => client.invalidateQueries({ queryKey: [room] })),
    // How many wait stands in it.
    isAny && client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    isAny ? freshenInbox(client) : freshenNarrowed(client),
  ]);
}

async function freshenOthers(client: QueryClient, ids: ReadonlySet<string | null>): Promise<void> {
  const asked = ids.has(null) ? [['others']] : [...ids].flatMap((id) => (id === null ? [] : [othersKey(id)]));
  await Promise.all(asked.map((queryKey) => client.invalidateQueries({ queryKey })));
}
