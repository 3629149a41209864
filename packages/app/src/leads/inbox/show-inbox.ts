import type { NextFlight } from '@forecourt/resilience/next-flight';
import type { DealershipId } from '@forecourt/domain/core/ids';
import type {
  FittingLeads,
  InboxCounts,
  InboxCursor,
  InboxLead,
  InboxQuery,
  LeadFits,
  LeadInboxStore,
} from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { zoneOfStaff } from './zone-of-staff.ts';
import { readClockHours, type HoursOf, type HoursStores } from './clock-hours.ts';
import { readCursor, writeCursor, writePlace } from './inbox-cursor.ts';
import { filterNames, isNarrowed, type LeadFilters } from './list-filters.ts';
import type { InboxTab, InboxView } from './inbox.view.ts';
import { leadFits } from './lead-fits.ts';
import { countsView, groupsOf } from './inbox-rows.ts';

/** What several who read leads at the same places are shown alike. */
export interface InboxRead {
  readonly counts: InboxCounts;
  readonly found: readonly InboxLead[];
  readonly looked: number;
  /** Where looking through the list ended without a page of what fits. */
  readonly rest: InboxCursor | null;
  readonly hoursOf: HoursOf;
}

interface InboxPorts {
  readonly store: StoreRunner<
    HoursStores & {
      readonly inbox: Pick<LeadInboxStore, 'counts' | 'list' | 'listFitting' | 'reach'>;
      readonly sites: Pick<SiteStore, 'find'>;
    }
  >;
  readonly inboxReads: NextFlight<InboxRead>;
}

export interface InboxInput {
  readonly tab: InboxTab;
  readonly text: string | null;
  /** One dealership, or all in reach. */
  readonly at: DealershipId | null;
  readonly filters: LeadFilters;
  readonly after: string | null;
  /** As `reachOf` tells it: those of one reach who ask at once are answered by one read. */
  readonly reach: string;
  readonly now: Date;
}

const pageRows = 50;

/** The inbox of whoever is signed in (CON-2): what breaks first at the top. */
export async function showInbox(ports: InboxPorts, scope: StaffScope, input: InboxInput): Promise<InboxView> {
  const { tab, text, at, filters, reach, now } = input;
  const isOfOne = tab === 'mine' || filters.who === 'me';
  const narrowed = filterNames.map((name) => filters[name]);
  const key = [reach, tab, isOfOne ? scope.staffId : '', at, input.after, ...narrowed, text].join('\n');
  const { counts, found, looked, rest, hoursOf } = await ports.inboxReads(key, () =>
    readInbox(ports, scope, input),
  );
  const rows = found.slice(0, pageRows);
  const last = rows.at(-1);
  const groups = groupsOf(rows, { tab, waiting: isNarrowed(filters) ? null : counts.waiting, hoursOf, now });
  return {
    ...countsView(counts, scope.staffId),
    groups: groups.filter((group) => group.rows.length > 0),
    next: found.length > pageRows && last ? writeCursor(last) : rest && writePlace(rest),
    looked: rest && looked,
  };
}

function readInbox({ store }: InboxPorts, scope: StaffScope, input: InboxInput): Promise<InboxRead> {
  const { tab, text, filters, now } = input;
  const whose = { staffId: scope.staffId, dealershipIds: input.at === null ? null : [input.at] };
  const after = readCursor(input.after);
  return store.run(
    scope,
    async ({ inbox, ...stores }) => {
      const counts = await inbox.counts(whose, now);
      const zone = filters.since === '' ? '' : await zoneOfStaff({ inbox, ...stores });
      const fits = leadFits(filters, { staffId: scope.staffId, now, zone });
      const { leads: found, ...end } = await read(
        inbox,
        { ...whose, tab, text, after, limit: pageRows + 1 },
        fits,
      );
      const hoursOf = await readClockHours(
        stores,
        found.filter(({ isWaiting }) => isWaiting),
      );
      return { counts, found, ...end, hoursOf };
    },
    { isRoutine: true },
  );
}

async function read(
  inbox: Pick<LeadInboxStore, 'list' | 'listFitting'>,
  query: InboxQuery,
  fits: LeadFits | null,
): Promise<FittingLeads> {
  if (fits) return inbox.listFitting({ ...query, fits });
  return { leads: await inbox.list(query), looked: 0, rest: null };
}
