import type { AccountId, CarId } from '@forecourt/domain/core/ids';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';

/** Where a document lies in the order in which documents are listed. */
export type DocumentPlace = Pick<SearchDocument, 'dealershipId' | 'carId'>;

/** What is left of a deleted car, so that a late, older document of it is refused. */
export interface CarTombstone extends DocumentPlace {
  readonly version: number;
}

export interface DocumentPage {
  /** Begins behind this one; null begins at the first. */
  readonly after: DocumentPlace | null;
  /** At most 1000. */
  readonly limit: number;
  /** Of this account alone. */
  readonly accountId?: AccountId;
}

/** What an engine that agrees with the database has of an account: two sums, as comparing all documents is dear. */
export interface AccountDocuments {
  readonly accountId: AccountId;
  readonly documents: number;
  readonly versions: number;
}

/**
 * The documents of the stock search as the database holds them, which every engine is filled from. The
 * version decides between writers: a document or tombstone is taken only if its version is higher than
 * what is there, so that replays, two workers and a rebuild end in the same state in whatever order they
 * come. Written by staff and operators alone; a site reads what it shows.
 */
export interface DocumentStore {
  /** Answers with the cars whose document was taken. At most 500 at once. */
  save(documents: readonly SearchDocument[]): Promise<readonly CarId[]>;
  /** Answers with the cars whose tombstone was taken. At most 500 at once. */
  bury(tombstones: readonly CarTombstone[]): Promise<readonly CarId[]>;
  /** By dealership and car, without tombstones. */
  list(page: DocumentPage): Promise<readonly SearchDocument[]>;
  /** Without tombstones, by account. */
  sumByAccount(): Promise<readonly AccountDocuments[]>;
}
