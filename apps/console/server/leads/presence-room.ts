import type { LeadId, StaffId } from '@forecourt/domain/core/ids';
import type { ChangedLead } from '@forecourt/app/ports/leads/lead-changes.port';
import type {
  LeadPresence,
  LeadOpenings,
  PresentStaff,
  ToldOpening,
} from '@forecourt/app/ports/leads/lead-presence.port';
import { tokenBuckets } from '@forecourt/server/limits/token-bucket';

/** Two heartbeats of a browser, and some to spare: so long stands one of whom nothing more is heard. */
const lastsMs = 32_000;
const sweepMs = 1_000;
/** Of one process; the oldest go first. */
const mostOpenings = 20_000;
/** Of one person: a heartbeat for each of a dozen tabs, and going through leads by keys. */
const ofPerson = { perSecond: 4, burst: 40 };

type Tell = (lead: ChangedLead) => void;

interface Opening extends ToldOpening {
  readonly until: number;
}

/** Who has which lead open, as one process heard it: kept in memory alone, and forgotten by itself (CON-7.3). */
export function presenceRoom(heard: LeadOpenings, nowMs: () => number): LeadPresence & { close(): void } {
  /** In the order in which they end. One that was left stands until then too, so that what was late does not open it again. */
  const openings = new Map<string, Opening>();
  const byLead = new Map<LeadId, Set<Opening>>();
  const followers = new Map<StaffId, Set<Tell>>();
  const take = tokenBuckets<StaffId>(ofPerson);

  const present = (leadId: LeadId): ReadonlyMap<StaffId, boolean> => {
    const staff = new Map<StaffId, boolean>();
    for (const { staffId, state } of byLead.get(leadId) ?? [])
      staff.set(staffId, state === 'writing' || staff.get(staffId) === true);
    return staff;
  };
  /** Makes a change of one opening, and tells the others in its lead where it can be seen. */
  const change = ({ lead, staffId }: ToldOpening, make: () => void) => {
    const before = present(lead.id).get(staffId);
    make();
    const now = present(lead.id);
    if (now.get(staffId) === before) return;
    for (const other of now.keys()) {
      if (other !== staffId) for (const tell of followers.get(other) ?? []) tell(lead);
    }
  };
  const remove = (opening: Opening) => {
    openings.delete(opening.openingId);
    const inLead = byLead.get(opening.lead.id);
    inLead?.delete(opening);
    if (inLead?.size === 0) byLead.delete(opening.lead.id);
  };
  const add = (opening: Opening) => {
    openings.set(opening.openingId, opening);
    if (opening.state === 'left') return;
    const inLead = byLead.get(opening.lead.id) ?? new Set();
    byLead.set(opening.lead.id, inLead.add(opening));
  };
  const hear = (told: ToldOpening) => {
    const known = openings.get(told.openingId);
    if (known && (known.state === 'left' || known.staffId !== told.staffId || known.lead.id !== told.lead.id))
      return;
    change(told, () => {
      if (known) remove(known);
      add({ ...told, until: nowMs() + lastsMs });
    });
    sweep();
  };
  const sweep = () => {
    for (const opening of openings.values()) {
      if (opening.until > nowMs() && openings.size <= mostOpenings) return;
      change(opening, () => remove(opening));
    }
  };
  const unsubscribe = heard.subscribe(hear);
  const timer = setInterval(sweep, sweepMs);
  timer.unref();

  return {
    admits: (staffId) => take(staffId, nowMs()) === 0,
    inLead: (leadId) =>
      [...present(leadId)].map(([staffId, isWriting]): PresentStaff => ({ staffId, isWriting })),
    follow(staffId, tell) {
      const own = followers.get(staffId) ?? new Set();
      followers.set(staffId, own.add(tell));
      return () => {
        own.delete(tell);
        if (own.size === 0 && followers.get(staffId) === own) followers.delete(staffId);
      };
    },
    close() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}
