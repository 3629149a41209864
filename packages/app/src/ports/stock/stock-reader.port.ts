import type { AccountId } from '@forecourt/domain/core/ids';
import type { SettingsLayer } from '@forecourt/domain/settings/layers';
import type { Car } from '@forecourt/domain/stock/car/car';
import type { AccountDocuments, CarTombstone, DocumentPlace } from './document-store.port.ts';

/** A car that is no more, with where its document lay. */
export interface GoneCar extends CarTombstone {
  readonly accountId: AccountId;
}

/** A car with what the search index needs beside it. */
export interface CarToIndex {
  readonly car: Car;
  readonly accountId: AccountId;
  readonly dealershipName: string;
  /** Rises with every change: the index takes a document only if this is higher than what it has. */
  readonly version: number;
  readonly staffBoost: number;
}

/** What documents are made of, as it was at one moment. */
export interface StockToIndex {
  readonly cars: readonly CarToIndex[];
  readonly gone: readonly GoneCar[];
  /** Those of the platform and of the accounts that own the cars, with nothing but what a rank is made of. */
  readonly rankLayers: readonly SettingsLayer[];
}

export interface CarVersion extends DocumentPlace {
  readonly version: number;
  /** There is a tombstone and no car. */
  readonly isGone: boolean;
}

/** The whole stock, whoever it belongs to: for filling the engines, and for nothing that anybody sees. */
export interface StockReader {
  /**
   * A car under another dealership than it is asked for is not there: whoever writes a notice can name any car,
   * and only their own dealership. At most 500.
   */
  read(places: readonly DocumentPlace[]): Promise<StockToIndex>;
  /** By dealership and car. At most 1000. */
  listPlaces(page: {
    readonly after: DocumentPlace | null;
    readonly limit: number;
  }): Promise<readonly DocumentPlace[]>;
  /** Of the cars themselves, as their documents are summed. */
  sumByAccount(): Promise<readonly AccountDocuments[]>;
  /** Of an account: the cars, and their documents and tombstones. */
  listVersions(accountId: AccountId): Promise<{
    readonly cars: readonly CarVersion[];
    readonly documents: readonly CarVersion[];
  }>;
}
