import type { AccountId } from '@forecourt/domain/core/ids';
import type { AccountDocuments } from './document-store.port.ts';
import type { CarVersion } from './stock-reader.port.ts';

/** What an index holds, as searches see it, to be compared with the database. Both throw `IndexUnavailable`. */
export interface IndexContents {
  /** Without tombstones. */
  sumByAccount(): Promise<readonly AccountDocuments[]>;
  listVersions(accountId: AccountId): Promise<readonly CarVersion[]>;
}
