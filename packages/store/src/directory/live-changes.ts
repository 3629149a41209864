import type { ChangedLead, LeadChanges } from '@forecourt/app/ports/leads/lead-changes.port';
import {
  presenceStates,
  type LeadOpenings,
  type PresenceState,
  type ToldOpening,
} from '@forecourt/app/ports/leads/lead-presence.port';
import type { StaffChanges } from '@forecourt/app/ports/staff/staff-changes.port';
import type { StaffId } from '@forecourt/domain/core/ids';
import { Client } from 'pg';

interface ListenOptions {
  readonly url: string;
  readonly onLost: (error: Error) => void;
}

const againMs = 1_000;
const connectTimeoutMs = 5_000;

interface Heard {
  readonly changes: LeadChanges;
  readonly openings: LeadOpenings;
  readonly staff: StaffChanges;
  close(): Promise<void>;
}

/** Hears from PostgreSQL of leads and of who may read them, over a connection of its own that it opens anew when it is lost. */
export function listenForChanges({ url, onLost }: ListenOptions): Heard {
  const listeners = new Set<(changed: ChangedLead | null) => void>();
  const companions = new Set<(opening: ToldOpening) => void>();
  const guards = new Set<(staffId: StaffId | null) => void>();
  const tellAll = (changed: ChangedLead | null) => {
    for (const tell of listeners) tell(changed);
  };
  const tellOfStaff = (staffId: StaffId | null) => {
    for (const tell of guards) tell(staffId);
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
    opened.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'lead_changes') return tellAll(readChange(payload));
      if (channel === 'staff_changes') return tellOfStaff(payload as StaffId);
      const opening = readOpening(payload);
      if (opening) for (const tell of companions) tell(opening);
    });
    try {
      await opened.connect();
      await opened.query('listen lead_changes; listen lead_openings; listen staff_changes');
      // What was committed while nobody listened was told to nobody.
      tellOfStaff(null);
      tellAll(null);
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  }

  void listen();
  return {
    changes: subscribing(listeners),
    openings: subscribing(companions),
    staff: subscribing(guards),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

function subscribing<Told>(listeners: Set<(told: Told) => void>) {
  return {
    subscribe(tell: (told: Told) => void) {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
}

function readChange(payload: string): ChangedLead | null {
  const [id, siteId, dealershipId] = payload.split(' ');
  if (!id || !siteId) return null;
  return { id, siteId, dealershipId: dealershipId ?? null } as ChangedLead;
}

function readOpening(payload: string): ToldOpening | null {
  const [staffId, openingId, state, ...lead] = payload.split(' ');
  const changed = readChange(lead.join(' '));
  if (!staffId || !openingId || !changed || !isState(state)) return null;
  return { staffId, openingId, state, lead: changed } as ToldOpening;
}

function isState(word: string | undefined): word is PresenceState {
  return presenceStates.some((state) => state === word);
}
