import type { InboxRowView, InboxView } from '@forecourt/app/leads/inbox/inbox.view';
import { assert, constant, dictionary, integer, oneof, property, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asRead, withChanges, type InboxPage } from './inbox-page.ts';

/** A lead as the server has it: it waits until some minute, was answered (null), or stands in the list no longer. */
type Standing = number | null | 'gone';
type World = ReadonlyMap<string, Standing>;

const idOf = (n: number) => `lead ${String(n).padStart(3, '0')}`;

function rowOf(id: string, standing: number | null): InboxRowView {
  const clock = { state: 'run', text: '', label: '', dueAt: null, left: 1 } as const;
  const due = standing === null ? 'infinity' : new Date(standing * 60_000).toISOString();
  return { id, name: id, about: null, said: null, chips: [], clock, assignee: null, place: null, due };
}

/** The whole list as the server reads it, naively. */
function listOf(world: World) {
  const rows = [...world].flatMap(([id, standing]) =>
    standing === 'gone' ? [] : [{ isWaiting: standing !== null, row: rowOf(id, standing) }],
  );
  const waiting = rows
    .filter(({ isWaiting }) => isWaiting)
    .toSorted((one, two) => one.row.due.localeCompare(two.row.due) || one.row.id.localeCompare(two.row.id));
  const others = rows
    .filter(({ isWaiting }) => !isWaiting)
    .toSorted((one, two) => two.row.id.localeCompare(one.row.id));
  return { all: [...waiting, ...others], waiting: waiting.length };
}

type Rows = ReturnType<typeof listOf>['all'];

const groupsOf = (rows: Rows, waiting: number) => [
  {
    isWaiting: true,
    heading: `Waiting, ${waiting}`,
    rows: rows.filter(({ isWaiting }) => isWaiting).map(({ row }) => row),
  },
  {
    isWaiting: false,
    heading: 'Answered',
    rows: rows.filter(({ isWaiting }) => !isWaiting).map(({ row }) => row),
  },
];

const countsOf = (waiting: number) => ({ summary: `${waiting} wait`, waiting, tabs: [] });

function readPages(world: World, pageRows: number, most: number): InboxPage[] {
  const { all, waiting } = listOf(world);
  const count = Math.max(1, Math.min(most, Math.ceil(all.length / pageRows)));
  return Array.from({ length: count }, (_, at) => {
    const rows = all.slice(at * pageRows, (at + 1) * pageRows);
    const groups = groupsOf(rows, waiting).filter((group) => group.rows.length > 0);
    const next = all.length > (at + 1) * pageRows ? (rows.at(-1)?.row.id ?? null) : null;
    return asRead({ ...countsOf(waiting), groups, next, looked: null }, 1);
  });
}

function changesOf(world: World, ids: readonly string[]) {
  const { all, waiting } = listOf(world);
  const changed = all.filter(({ row }) => ids.includes(row.id));
  const found = new Set(changed.map(({ row }) => row.id));
  const gone = ids.filter((id) => !found.has(id));
  return { ...countsOf(waiting), groups: groupsOf(changed, waiting), gone };
}

const linesOf = (pages: readonly InboxView[]) =>
  pages.flatMap(({ groups }) =>
    groups.flatMap(({ heading, rows }) => rows.map(({ id, due }) => [heading, id, due])),
  );

const standing = oneof<Arbitrary<Standing>[]>(integer({ min: 0, max: 9 }), constant(null), constant('gone'));
const world = dictionary(integer({ min: 0, max: 40 }).map(idOf), standing, { maxKeys: 30 });

describe('CON-2.1 an open inbox in which leads changed', () => {
  it('is the list as it would be read anew, as far as it was read', () => {
    assert(
      property(
        world,
        world,
        integer({ min: 1, max: 8 }),
        integer({ min: 1, max: 4 }),
        (was, made, rows, most) => {
          const before = new Map(Object.entries(was));
          const after = new Map([...before, ...Object.entries(made)]);
          const pages = readPages(before, rows, most);
          const changed = withChanges(pages, changesOf(after, Object.keys(made)), 2);
          const whole = linesOf([asRead({ ...emptyView, groups: allGroups(after) }, 1)]);
          const lines = linesOf(changed);
          // Of a list that goes on, its beginning, which leaves nothing out.
          expect(lines).toEqual(whole.slice(0, lines.length));
          const goesOn = pages.at(-1)?.next !== null;
          expect(goesOn || lines.length === whole.length).toBe(true);
          expect(changed.map(({ next }) => next)).toEqual(pages.map(({ next }) => next));
          expect(changed[0]).toMatchObject(countsOf(listOf(after).waiting));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('counts the clock of a row from when that was read', () => {
    const before = new Map<string, Standing>([
      [idOf(1), 4],
      [idOf(2), 5],
    ]);
    const after = new Map([...before, [idOf(2), 3] as const]);
    const [page] = withChanges(readPages(before, 9, 1), changesOf(after, [idOf(2)]), 2);
    expect(page?.groups[0]?.rows.map(({ id, readAt }) => [id, readAt])).toEqual([
      [idOf(2), 2],
      [idOf(1), 1],
    ]);
  });
});

const emptyView: InboxView = { summary: '', waiting: 0, tabs: [], groups: [], next: null, looked: null };

function allGroups(after: World) {
  const { all, waiting } = listOf(after);
  return groupsOf(all, waiting);
}
