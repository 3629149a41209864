import type { NextFlight } from '@forecourt/resilience/next-flight';
import type { DealershipId } from '@forecourt/domain/core/ids';
import { initialsOf } from '@forecourt/domain/core/initials';
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
import { suspectFrom } from '../record/spam-score.ts';
import { clockView } from './clock.view.ts';
import { readClockHours, type HoursStores } from './clock-hours.ts';
import { readCursor, writeCursor, writePlace } from './inbox-cursor.ts';
import { filterNames, isNarrowed, type LeadFilters } from './list-filters.ts';
import type { ChipView, ClockView, InboxRowView, InboxTab, InboxView } from './inbox.view.ts';
import { leadFits } from './lead-fits.ts';
import { carWords, handChips, kindChip, senderName } from './lead-words.ts';

/** What several who read leads at the same places are shown alike. */
export interface InboxRead {
  readonly counts: InboxCounts;
  readonly found: readonly InboxLead[];
  readonly looked: number;
  /** Where looking through the list ended without a page of what fits. */
  readonly rest: InboxCursor | null;
  readonly hoursOf: Awaited<ReturnType<typeof readClockHours>>;
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
const mostSaid = 120;

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
  const clockOf = (row: InboxLead) => clockView(row, now, row.isWaiting ? hoursOf(row) : null);
  const last = rows.at(-1);
  return {
    summary: summaryOf(counts),
    waiting: counts.waiting,
    tabs: [
      { id: 'open', text: 'Open', count: counts.open },
      { id: 'mine', text: 'Mine', count: counts.ofStaff[scope.staffId] ?? 0 },
      { id: 'unfinished', text: 'Unfinished', count: counts.unfinished },
      { id: 'done', text: 'Done', count: null },
      { id: 'spam', text: 'Spam', count: null },
    ],
    groups: groupsOf(rows, { tab, waiting: isNarrowed(filters) ? null : counts.waiting }, clockOf),
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

function summaryOf({ waiting, late }: InboxCounts): string {
  if (waiting === 0) return 'Nobody waits';
  const wait = waiting === 1 ? 'One waits' : `${numberWord(waiting)} wait`;
  if (late === 0) return wait;
  return `${wait}, ${late === 1 ? 'one is' : `${numberWord(late).toLowerCase()} are`} late`;
}

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (count: number) => words[count] ?? count.toLocaleString('en-AU');

function groupsOf(
  rows: readonly InboxLead[],
  { tab, waiting }: { readonly tab: InboxTab; readonly waiting: number | null },
  clockOf: (row: InboxLead) => ClockView,
): InboxView['groups'] {
  const rowsOf = (isWaiting: boolean) =>
    rows.filter((row) => row.isWaiting === isWaiting).map((row) => rowView(row, clockOf(row)));
  const others = {
    open: 'Answered, next step open',
    mine: 'Answered, next step open',
    unfinished: 'Left on the way',
    done: 'Done',
    spam: 'Spam',
  }[tab];
  return [
    {
      heading: tab === 'open' && waiting !== null ? `Waiting, ${waiting}` : 'Waiting',
      rows: rowsOf(true),
    },
    { heading: others, rows: rowsOf(false) },
  ].filter((group) => group.rows.length > 0);
}

function rowView(lead: InboxLead, clock: ClockView): InboxRowView {
  const { assignedStaffId, assigneeName } = lead;
  return {
    id: lead.id,
    name: senderName(lead),
    about: carWords(lead.car, lead),
    said: saidOf(lead.message),
    chips: [kindChip(lead), ...handChips(lead), ...troubleChips(lead)],
    clock,
    assignee:
      assignedStaffId === null || assigneeName === null
        ? null
        : { id: assignedStaffId, name: assigneeName, initials: initialsOf(assigneeName) },
    place: lead.location,
  };
}

function saidOf(message: string | null): string | null {
  const line = message?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (line === '') return null;
  return line.length <= mostSaid ? line : `${line.slice(0, mostSaid).trimEnd()}…`;
}

function troubleChips({ dead, failing, spamScore }: InboxLead): readonly ChipView[] {
  const chips: readonly (ChipView | false)[] = [
    dead > 0 && { text: 'A delivery gave up', tone: 'bad' },
    dead === 0 && failing > 0 && { text: 'A delivery waits', tone: 'warn' },
    (spamScore ?? 0) >= suspectFrom && { text: 'Looks like spam', tone: 'warn' },
  ];
  return chips.filter((chip) => chip !== false);
}
