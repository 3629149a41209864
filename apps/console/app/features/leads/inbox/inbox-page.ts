import type {
  InboxChangesView,
  InboxGroupView,
  InboxRowView,
  InboxView,
} from '@forecourt/app/leads/inbox/inbox.view';

/** A row, and when it was read: its clock counts from there. */
export interface ReadRow extends InboxRowView {
  readonly readAt: number;
}

interface ReadGroup extends InboxGroupView {
  readonly rows: readonly ReadRow[];
}

/** A page of the inbox as it was read, with what changed since. */
export interface InboxPage extends InboxView {
  readonly groups: readonly ReadGroup[];
}

export function asRead(view: InboxView, readAt: number): InboxPage {
  return { ...view, groups: readGroups(view, readAt) };
}

/** The pages with leads that changed at the place where each stands now: as they would be read, without reading them. */
export function withChanges(
  pages: readonly InboxPage[],
  changes: InboxChangesView,
  readAt: number,
): InboxPage[] {
  const { groups, gone: _, ...counts } = changes;
  const changed = new Set(idsOfChanges(changes));
  const heading = (isWaiting: boolean) =>
    groups.find((group) => group.isWaiting === isWaiting)?.heading ?? '';
  const kept = pages.map((page) => linesOf(page.groups).filter(({ row }) => !changed.has(row.id)));
  for (const line of linesOf(readGroups(changes, readAt)).toSorted(compareLines)) {
    const at = kept.findIndex((lines) => lines.some((other) => compareLines(line, other) < 0));
    if (at !== -1) insert(kept[at] ?? [], line);
    // Where the list goes on, it stands further down.
    else if (pages.at(-1)?.next === null) kept.at(-1)?.push(line);
  }
  return pages.map((page, at) => ({
    ...page,
    ...counts,
    groups: [true, false].flatMap((isWaiting) => {
      const rows = (kept[at] ?? []).filter((line) => line.isWaiting === isWaiting).map(({ row }) => row);
      return rows.length === 0 ? [] : [{ isWaiting, heading: heading(isWaiting), rows }];
    }),
  }));
}

/** Of changes to the list of open leads, those to the list of somebody’s own. */
export function ofOne({ groups, gone, ...counts }: InboxChangesView, staffId: string): InboxChangesView {
  const isTheirs = ({ assignee }: InboxRowView) => assignee?.id === staffId;
  const others = groups.flatMap(({ rows }) => rows.filter((row) => !isTheirs(row)));
  return {
    ...counts,
    groups: groups.map(({ isWaiting, heading, rows }) => ({
      isWaiting,
      heading: isWaiting ? 'Waiting' : heading,
      rows: rows.filter(isTheirs),
    })),
    gone: [...gone, ...others.map(({ id }) => id)],
  };
}

/** All leads that changed, wherever they stand now. */
export const idsOfChanges = ({ groups, gone }: InboxChangesView): string[] => [...gone, ...idsIn(groups)];

interface Line {
  readonly isWaiting: boolean;
  readonly row: ReadRow;
}

const linesOf = (groups: readonly ReadGroup[]): Line[] =>
  groups.flatMap(({ isWaiting, rows }) => rows.map((row) => ({ isWaiting, row })));

const readGroups = ({ groups }: Pick<InboxView, 'groups'>, readAt: number): ReadGroup[] =>
  groups.map((group) => ({ ...group, rows: group.rows.map((row) => ({ ...row, readAt })) }));

const idsIn = (groups: readonly InboxGroupView[]) => groups.flatMap(({ rows }) => rows.map(({ id }) => id));

function insert(lines: Line[], line: Line): void {
  const at = lines.findIndex((other) => compareLines(line, other) < 0);
  lines.splice(at, 0, line);
}

/** Those that wait come first, the soonest due at the top; then the newest. */
function compareLines(one: Line, other: Line): number {
  if (one.isWaiting !== other.isWaiting) return one.isWaiting ? -1 : 1;
  if (!one.isWaiting) return compareTexts(other.row.id, one.row.id);
  return compareTexts(one.row.due, other.row.due) || compareTexts(one.row.id, other.row.id);
}

/** As the database does, byte by byte. */
const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
