import type { AuditEntry, AuditPlace } from '@forecourt/domain/staff/audit-entry';

/** Who changed what. Written in the transaction of the change itself, so neither exists without the other. */
export interface AuditStore {
  /** The scope says who it was; the database says when. */
  append(entry: Omit<AuditEntry, 'id' | 'who' | 'when'>): Promise<void>;

  /** Entries of one place, newest first, older than the entry `before` where that is given. */
  list(
    place: AuditPlace,
    page: { readonly before?: string; readonly limit: number },
  ): Promise<readonly AuditEntry[]>;
}
