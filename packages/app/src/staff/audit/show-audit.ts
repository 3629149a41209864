import type { StaffId } from '@forecourt/domain/core/ids';
import { initialsOf } from '@forecourt/domain/core/initials';
import { auditWords } from '@forecourt/domain/staff/audit-words';
import { csvLine, csvStart } from '../../leads/deliver/csv-line.ts';
import type { AuditStore, FoundEntry } from '../../ports/platform/audit-store.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';
import { auditOwn } from '../audit-own.ts';
import type { PersonView } from '../session.view.ts';

interface AuditPorts {
  readonly store: StoreRunner<{
    readonly audit: Pick<AuditStore, 'append' | 'search'>;
    readonly staff: Pick<StaffStore, 'membershipsOf'>;
  }>;
}

export interface AuditSearch {
  readonly who: StaffId | null;
  readonly text: string | null;
  readonly since: Date | null;
  readonly until: Date | null;
}

/** One thing that somebody did. */
export interface AuditEntryView {
  readonly id: string;
  /** Null: the platform itself, by a setting of theirs. */
  readonly who: PersonView | null;
  readonly at: string;
  readonly from: string | null;
  /** Changed the role of. */
  readonly did: string;
  /** Whom or what: a name, or its kind. */
  readonly subject: string;
  /** Of a lead, where it opens. */
  readonly leadId: string | null;
  readonly place: string | null;
  readonly changes: readonly AuditChangeView[];
  /** It told of somebody who was erased since. */
  readonly isErased: boolean;
}

export interface AuditChangeView {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AuditView {
  readonly entries: readonly AuditEntryView[];
  /** Of the entry after which the next page begins; null at the end. */
  readonly next: string | null;
}

const pageEntries = 50;
const exportPage = 200;
const mostExported = 50_000;
const longestValue = 200;

/** What was done, newest first, where whoever asks reads the audit (STAFF-3). */
export async function showAudit(
  { store }: AuditPorts,
  scope: StaffScope,
  { before, ...search }: AuditSearch & { readonly before: string | null },
): Promise<AuditView> {
  const found = await store.run(scope, ({ audit }) =>
    audit.search({ ...search, before, limit: pageEntries + 1 }),
  );
  const entries = found.slice(0, pageEntries).map(entryView);
  return { entries, next: found.length > pageEntries ? (entries.at(-1)?.id ?? null) : null };
}

/** The same as lines of a file. That it was taken away is itself an entry. */
export async function exportAudit(
  { store }: AuditPorts,
  scope: StaffScope,
  search: AuditSearch,
): Promise<AsyncGenerator<string, void>> {
  await store.run(scope, (stores) => auditOwn(stores, scope.staffId, { action: 'export', after: search }));
  return lines((before) =>
    store.run(scope, ({ audit }) => audit.search({ ...search, before, limit: exportPage })),
  );
}

async function* lines(
  read: (before: string | null) => Promise<readonly FoundEntry[]>,
): AsyncGenerator<string, void> {
  yield csvStart + csvLine(['when', 'who', 'from', 'did', 'kind', 'subject', 'place', 'before', 'after']);
  let before: string | null = null;
  for (let count = 0; count < mostExported; count += exportPage) {
    const page: readonly FoundEntry[] = await read(before);
    for (const entry of page) yield lineOf(entry);
    if (page.length < exportPage) return;
    before = page.at(-1)?.id ?? null;
  }
}

function lineOf(entry: FoundEntry): string {
  const told = (value: unknown) =>
    entry.isErased ? 'erased' : value === null ? null : JSON.stringify(value);
  return csvLine([
    entry.when.toISOString(),
    entry.whoName ?? entry.who ?? 'Forecourt',
    entry.from,
    entry.action,
    entry.subjectKind,
    entry.subjectName ?? entry.subjectId,
    entry.placeName,
    told(entry.before),
    told(entry.after),
  ]);
}

function entryView(entry: FoundEntry): AuditEntryView {
  const name = entry.whoName ?? 'Somebody';
  return {
    id: entry.id,
    who: entry.who === null ? null : { id: entry.who, name, initials: initialsOf(name) },
    at: entry.when.toISOString(),
    from: entry.from,
    did: auditWords(entry.action),
    subject: subjectOf(entry),
    leadId: entry.subjectKind === 'lead' ? entry.subjectId : null,
    place: entry.placeName,
    changes: entry.isErased ? [] : changesOf(entry),
    isErased: entry.isErased,
  };
}

function subjectOf({ action, subjectKind, subjectId, subjectName, who, after, before }: FoundEntry): string {
  if (subjectKind === 'staff' && action === 'export') return 'the audit';
  if (subjectKind === 'staff') return subjectId === who ? '' : (subjectName ?? 'somebody');
  if (subjectKind === 'invitation')
    return textOf(recordOf(after)['email'] ?? recordOf(before)['email']) ?? 'somebody';
  return subjectKind === 'lead' ? 'a lead' : subjectKind.replaceAll('_', ' ');
}

function changesOf({ before, after }: FoundEntry): readonly AuditChangeView[] {
  const [was, is] = [recordOf(before), recordOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((what) => ({ what: what.replaceAll('_', ' '), before: textOf(was[what]), after: textOf(is[what]) }))
    .filter((change) => change.before !== change.after);
}

/** Ids say nothing to whoever reads. */
const id = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || (typeof value === 'string' && id.test(value))) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.slice(0, longestValue);
}
