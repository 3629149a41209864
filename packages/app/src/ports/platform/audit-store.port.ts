import type { AuditEntry, AuditPlace } from '@forecourt/domain/staff/audit-entry';
import type { StaffId } from '@forecourt/domain/core/ids';

/** What is looked for in the audit. */
export interface AuditQuery {
  readonly who: StaffId | null;
  /** Words of an action, of what it was done to, or of who did it. */
  readonly text: string | null;
  readonly since: Date | null;
  readonly until: Date | null;
  /** Older than this entry. */
  readonly before: string | null;
  readonly limit: number;
}

/** An entry with the name of who it was, and of whom or what it was done to where that has one. */
export interface FoundEntry extends AuditEntry {
  readonly whoName: string | null;
  readonly subjectName: string | null;
  readonly placeName: string | null;
}

/** Who changed what. Written in the transaction of the change itself, so neither exists without the other. */
export interface AuditStore {
  /** The scope says who it was and from where; the database says when. */
  append(entry: Omit<AuditEntry, 'id' | 'who' | 'when' | 'from' | 'isErased'>): Promise<void>;

  /** Entries of one place, newest first, older than the entry `before` where that is given. */
  list(
    place: AuditPlace,
    page: { readonly before?: string; readonly limit: number },
  ): Promise<readonly AuditEntry[]>;

  /** Entries of every place whose audit whoever asks may read, newest first. */
  search(query: AuditQuery): Promise<readonly FoundEntry[]>;
}
