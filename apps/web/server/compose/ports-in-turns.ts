import type { StoreRunner } from '@forecourt/app/ports/platform/store-runner.port';
import type { StockIndex } from '@forecourt/app/ports/stock/stock-index.port';
import type { Admission } from '@forecourt/server/limits/admission';

type Turns = Pick<Admission, 'nextTurn'>;

/** What is computed of rows that were read is the site's turn, and counts as its time. */
export function storeInTurns<Stores>(store: StoreRunner<Stores>, { nextTurn }: Turns): StoreRunner<Stores> {
  return {
    async run(scope, work, options) {
      const result = await store.run(scope, work, options);
      await nextTurn('siteId' in scope ? scope.siteId : scope.staffId);
      return result;
    },
  };
}

/** What is computed of cars that were found is the site's turn, and counts as its time. */
export function stockIndexInTurns(index: StockIndex, { nextTurn }: Turns): StockIndex {
  return {
    async search(site, search) {
      const results = await index.search(site, search);
      await nextTurn(site.scope.siteId);
      return results;
    },
    async suggest(site, typed, most) {
      const suggestions = await index.suggest(site, typed, most);
      await nextTurn(site.scope.siteId);
      return suggestions;
    },
  };
}
