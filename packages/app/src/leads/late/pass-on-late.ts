import type { SiteId, StaffId } from '@forecourt/domain/core/ids';
import type { LeadEvent } from '@forecourt/domain/leads/lead-event';
import { isPassedOn, nextHands } from '@forecourt/domain/leads/passed-on';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { LateLead, LateLeadDirectory, LateLeadStore } from '../../ports/leads/late-lead-store.port.ts';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { AuditStore } from '../../ports/platform/audit-store.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { readLayers } from '../../site/settings-access.ts';
import { readClockHours, type HoursStores } from '../inbox/clock-hours.ts';
import { inTurns } from './in-turns.ts';

interface LateStores extends HoursStores {
  readonly lateLeads: LateLeadStore;
  readonly leads: Pick<LeadStore, 'listEvents' | 'appendEvent'>;
  readonly inbox: Pick<LeadInboxStore, 'change'>;
  readonly audit: Pick<AuditStore, 'append'>;
}

export interface PassOnPorts {
  readonly store: StoreRunner<LateStores>;
  readonly late: LateLeadDirectory;
  scopeOf(siteId: SiteId): SiteScope;
  now(): Date;
}

/** Tells when the run must end. */
interface Stopping {
  readonly aborted: boolean;
}

interface PassedOn {
  readonly sites: number;
  readonly passedOn: number;
}

/** Of an account and a site in one run: the rest has its turn a minute later, when others had theirs. */
const most = { ofAccount: 100, looked: 300 };
const page = 100;
const mostEvents = 500;
const msPerMinute = 60_000;

type PassingSettings = SiteSettings['leads'];

/**
 * Passes on what is late in somebody's hands (CON-2.4), each account in its turn and for a share, so that nobody's late
 * leads hold up another's. Each lead is a transaction of its own: done twice it is done once, and what somebody changed
 * meanwhile is left alone.
 */
export async function passOnLate(ports: PassOnPorts, signal: Stopping): Promise<PassedOn> {
  const sites = inTurns(await ports.late.listSites(ports.now()), ({ accountId }) => accountId);
  const left = new Map<string, number>();
  let passedOn = 0;
  for (const { siteId, accountId } of sites) {
    if (signal.aborted) break;
    const share = left.get(accountId) ?? most.ofAccount;
    const done = share > 0 ? await passOnOfSite(ports, siteId, share, signal) : 0;
    left.set(accountId, share - done);
    passedOn += done;
  }
  return { sites: sites.length, passedOn };
}

async function passOnOfSite(
  ports: PassOnPorts,
  siteId: SiteId,
  share: number,
  signal: Stopping,
): Promise<number> {
  const { store } = ports;
  const scope = ports.scopeOf(siteId);
  const settings = await store.run(scope, async (stores) => {
    const read = await readLayers(stores.settings, siteId);
    return read && resolveSettings(read.layers).settings.leads;
  });
  if (!settings || settings.passesOn === 'never') return 0;
  let done = 0;
  let after: LateLead | null = null;
  for (let looked = 0; looked < most.looked; looked += page) {
    const ripe = await ripeLeads(ports, scope, settings, after);
    for (const lead of ripe.leads) {
      if (signal.aborted || done >= share) return done;
      if (await passOn(ports, scope, settings, lead)) done += 1;
    }
    if (ripe.last === null) return done;
    after = ripe.last;
  }
  return done;
}

/** The next page of those that are late, without those whose minutes still run by the hours of their yard. */
function ripeLeads(
  ports: PassOnPorts,
  scope: SiteScope,
  settings: PassingSettings,
  after: LateLead | null,
): Promise<{ readonly leads: readonly LateLead[]; readonly last: LateLead | null }> {
  const at = ports.now();
  const before = new Date(at.getTime() - settings.passesOnMinutes * msPerMinute);
  return ports.store.run(scope, async (stores) => {
    const found = await stores.lateLeads.list({ before, after, limit: page });
    const hoursOf = await readClockHours(stores, found);
    return {
      leads: found.filter((lead) => isPassedOn(lead, settings, hoursOf(lead), at)),
      last: found.length < page ? null : (found.at(-1) ?? null),
    };
  });
}

function passOn(
  ports: PassOnPorts,
  scope: SiteScope,
  settings: PassingSettings,
  lead: LateLead,
): Promise<boolean> {
  const at = ports.now();
  const { id, siteId, dealershipId, heldBy, dueAt, version } = lead;
  return ports.store.run(scope, async ({ lateLeads, leads, inbox, audit }) => {
    const answering =
      settings.passesOn === 'next' && dealershipId ? await lateLeads.answering(dealershipId, at) : [];
    const hadBy = handsOf(await leads.listEvents(id, mostEvents));
    const to = nextHands({ heldBy, hadBy }, settings, answering);
    if (!(await inbox.change(id, version, { assignedStaffId: to }, at))) return false;
    const lateMinutes = Math.max(1, Math.round((at.getTime() - dueAt.getTime()) / msPerMinute));
    const details = { from: heldBy, to, lateMinutes };
    await leads.appendEvent(id, { kind: 'passed_on', details, note: null, staffId: null, at });
    await audit.append({
      place: dealershipId === null ? { siteId } : { dealershipId },
      action: 'passed_on',
      subjectKind: 'lead',
      subjectId: id,
      before: { assignee: heldBy },
      after: { assignee: to, late_minutes: lateMinutes },
      requestId: null,
    });
    return true;
  });
}

/** In whose hands it has been. */
function handsOf(events: readonly LeadEvent[]): ReadonlySet<StaffId> {
  const ids = events.flatMap((event) => {
    if (event.kind === 'assigned') return [event.details.staffId];
    return event.kind === 'passed_on' ? [event.details.from, event.details.to] : [];
  });
  return new Set(ids.filter((id) => id !== null));
}
