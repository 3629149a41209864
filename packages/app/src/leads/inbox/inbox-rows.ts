import type { StaffId } from '@forecourt/domain/core/ids';
import { initialsOf } from '@forecourt/domain/core/initials';
import type { InboxCounts, InboxLead } from '../../ports/leads/lead-inbox.port.ts';
import { suspectFrom } from '../record/spam-score.ts';
import { clockView } from './clock.view.ts';
import type { HoursOf } from './clock-hours.ts';
import { dueOf } from './inbox-cursor.ts';
import type { ChipView, InboxGroupView, InboxRowView, InboxTab, InboxView } from './inbox.view.ts';
import { carWords, handChips, kindChip, senderName } from './lead-words.ts';

const mostSaid = 120;

/** How many stand where, as whoever looks is told. */
export function countsView(
  counts: InboxCounts,
  staffId: StaffId,
): Pick<InboxView, 'summary' | 'waiting' | 'tabs'> {
  return {
    summary: summaryOf(counts),
    waiting: counts.waiting,
    tabs: [
      { id: 'open', text: 'Open', count: counts.open },
      { id: 'mine', text: 'Mine', count: counts.ofStaff[staffId] ?? 0 },
      { id: 'unfinished', text: 'Unfinished', count: counts.unfinished },
      { id: 'done', text: 'Done', count: null },
      { id: 'spam', text: 'Spam', count: null },
    ],
  };
}

interface ListOfRows {
  readonly tab: InboxTab;
  /** Null where filters leave some of them out. */
  readonly waiting: number | null;
  readonly hoursOf: HoursOf;
  readonly now: Date;
}

/** The rows of a list: those that wait, and the others; either may be empty. */
export function groupsOf(
  leads: readonly InboxLead[],
  { tab, waiting, hoursOf, now }: ListOfRows,
): readonly InboxGroupView[] {
  const rowsOf = (isWaiting: boolean) =>
    leads
      .filter((lead) => lead.isWaiting === isWaiting)
      .map((lead) => rowView(lead, clockView(lead, now, isWaiting ? hoursOf(lead) : null)));
  const others = {
    open: 'Answered, next step open',
    mine: 'Answered, next step open',
    unfinished: 'Left on the way',
    done: 'Done',
    spam: 'Spam',
  }[tab];
  const heading = tab === 'open' && waiting !== null ? `Waiting, ${waiting}` : 'Waiting';
  return [
    { isWaiting: true, heading, rows: rowsOf(true) },
    { isWaiting: false, heading: others, rows: rowsOf(false) },
  ];
}

function summaryOf({ waiting, late }: InboxCounts): string {
  if (waiting === 0) return 'Nobody waits';
  const wait = waiting === 1 ? 'One waits' : `${numberWord(waiting)} wait`;
  if (late === 0) return wait;
  return `${wait}, ${late === 1 ? 'one is' : `${numberWord(late).toLowerCase()} are`} late`;
}

const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const numberWord = (count: number) => words[count] ?? count.toLocaleString('en-AU');

function rowView(lead: InboxLead, clock: InboxRowView['clock']): InboxRowView {
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
    due: dueOf(lead),
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
