import type { DealershipId } from '@forecourt/domain/core/ids';
import { initialsOf } from '@forecourt/domain/core/initials';
import type { InboxCounts, InboxLead, LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { suspectFrom } from '../record/spam-score.ts';
import { clockView } from './clock.view.ts';
import { readCursor, writeCursor } from './inbox-cursor.ts';
import type { ChipView, InboxRowView, InboxTab, InboxView } from './inbox.view.ts';
import { carWords, kindChip, senderName } from './lead-words.ts';

interface InboxPorts {
  readonly store: StoreRunner<{ readonly inbox: Pick<LeadInboxStore, 'counts' | 'list'> }>;
}

export interface InboxInput {
  readonly tab: InboxTab;
  readonly text: string | null;
  /** One dealership, or all in reach. */
  readonly at: DealershipId | null;
  readonly after: string | null;
  readonly now: Date;
}

const pageRows = 50;
const mostSaid = 120;

/** The inbox of whoever is signed in (CON-2): what breaks first at the top. */
export function showInbox({ store }: InboxPorts, scope: StaffScope, input: InboxInput): Promise<InboxView> {
  const { tab, text, now } = input;
  const whose = { staffId: scope.staffId, dealershipIds: input.at === null ? null : [input.at] };
  return store.run(scope, async ({ inbox }) => {
    const counts = await inbox.counts(whose, now);
    const after = readCursor(input.after);
    const found = await inbox.list({ ...whose, tab, text, after, limit: pageRows + 1 });
    const rows = found.slice(0, pageRows);
    const last = rows.at(-1);
    return {
      summary: summaryOf(counts),
      tabs: [
        { id: 'open', text: 'Open', count: counts.open },
        { id: 'mine', text: 'Mine', count: counts.mine },
        { id: 'unfinished', text: 'Unfinished', count: counts.unfinished },
        { id: 'done', text: 'Done', count: null },
      ],
      groups: groupsOf(rows, tab, counts, now),
      next: found.length > pageRows && last ? writeCursor(last) : null,
    };
  });
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
  tab: InboxTab,
  counts: InboxCounts,
  now: Date,
): InboxView['groups'] {
  const rowsOf = (isWaiting: boolean) =>
    rows.filter((row) => row.isWaiting === isWaiting).map((row) => rowView(row, now));
  const others = {
    open: 'Answered, next step open',
    mine: 'Answered, next step open',
    unfinished: 'Left on the way',
    done: 'Done',
  }[tab];
  return [
    { heading: tab === 'open' ? `Waiting, ${counts.waiting}` : 'Waiting', rows: rowsOf(true) },
    { heading: others, rows: rowsOf(false) },
  ].filter((group) => group.rows.length > 0);
}

function rowView(lead: InboxLead, now: Date): InboxRowView {
  const { assignedStaffId, assigneeName } = lead;
  return {
    id: lead.id,
    name: senderName(lead),
    about: carWords(lead.car, lead),
    said: saidOf(lead.message),
    chips: [kindChip(lead), ...troubleChips(lead)],
    clock: clockView(lead, now),
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
