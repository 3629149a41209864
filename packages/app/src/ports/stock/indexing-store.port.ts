import type { CarId, DealershipId, SiteId } from '@forecourt/domain/core/ids';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import type { AccountDocuments } from './document-store.port.ts';
import type { StockOutbox } from './stock-outbox.port.ts';
import type { StockReader } from './stock-reader.port.ts';

/** The database as the indexer knows it. Each call is a transaction of its own. */
export interface IndexingStore {
  readonly outbox: StockOutbox;
  readonly stock: StockReader;
  readonly documents: {
    /**
     * Keeps documents whose version is higher than what is there; with `replacesEqual` also those that say the
     * same version in other words, as after a change of the program. Answers with what the database will never
     * take. At most 500.
     */
    save(
      documents: readonly SearchDocument[],
      options?: { readonly replacesEqual?: boolean },
    ): Promise<readonly { readonly carId: CarId; readonly reason: string }[]>;
    sumByAccount(): Promise<readonly AccountDocuments[]>;
  };
  /** The cars can be found: raises the stock version of every site that shows them, and is done with the notices. Answers which sites. */
  finish(done: {
    readonly dealershipIds: readonly DealershipId[];
    readonly ids: readonly string[];
  }): Promise<readonly SiteId[]>;
}
