import type { ChangedLead, LeadChanges } from '@forecourt/app/ports/leads/lead-changes.port';
import { Client } from 'pg';

interface ListenOptions {
  readonly url: string;
  readonly onLost: (error: Error) => void;
}

const againMs = 1_000;
const connectTimeoutMs = 5_000;

/** Hears of leads from PostgreSQL over a connection of its own, which it opens anew when it is lost. */
export function listenForLeads({ url, onLost }: ListenOptions): LeadChanges & { close(): Promise<void> } {
  const listeners = new Set<(changed: ChangedLead | null) => void>();
  const tellAll = (changed: ChangedLead | null) => {
    for (const tell of listeners) tell(changed);
  };
  let client: Client | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  async function listen(): Promise<void> {
    const opened = new Client({
      connectionString: url,
      application_name: 'forecourt-console leads',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    client = opened;
    let isLost = false;
    const lose = (cause: Error) => {
      if (isLost || isClosed) return;
      isLost = true;
      onLost(cause);
      void opened.end().catch(() => undefined);
      timer = setTimeout(() => void listen(), againMs);
    };
    opened.on('error', lose);
    opened.on('end', () => lose(new Error('the connection ended')));
    opened.on('notification', ({ payload }) => tellAll(readChange(payload ?? '')));
    try {
      await opened.connect();
      await opened.query('listen lead_changes');
      // What was committed while nobody listened was told to nobody.
      tellAll(null);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  }

  void listen();
  return {
    subscribe(tell) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

function readChange(payload: string): ChangedLead | null {
  const [id, siteId, dealershipId] = payload.split(' ');
  if (!id || !siteId) return null;
  return { id, siteId, dealershipId: dealershipId ?? null } as ChangedLead;
}
