import type { AccountId, CarId } from '@forecourt/domain/core/ids';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { searchDocument, type SearchDocument } from '@forecourt/domain/stock/search/search-document';
import type { StockToIndex } from '../../ports/stock/stock-reader.port.ts';

export interface DescribedStock {
  readonly documents: readonly SearchDocument[];
  readonly failures: readonly { readonly carId: CarId; readonly reason: string }[];
}

/** Describes cars for the engines. One that cannot be described keeps no other from it. */
export function describeStock({ cars, rankLayers }: Omit<StockToIndex, 'gone'>, now: Date): DescribedStock {
  const documents: SearchDocument[] = [];
  const failures: { carId: CarId; reason: string }[] = [];
  const weightsOf = rankWeights(rankLayers);
  for (const one of cars) {
    try {
      documents.push(searchDocument({ ...one, rankWeights: weightsOf(one.accountId) }, now));
    } catch (error) {
      failures.push({ carId: one.car.id, reason: `not described: ${String(error)}` });
    }
  }
  return { documents, failures };
}

/** A car has one rank, whichever site lists it: the settings of its site and template are not asked. */
function rankWeights(layers: StockToIndex['rankLayers']) {
  const known = new Map<AccountId, ReturnType<typeof read>>();
  const read = (accountId: AccountId) =>
    resolveSettings(layers.filter(({ layer, key }) => layer === 'platform' || key === accountId)).settings
      .stock.rankWeights;
  return (accountId: AccountId) => {
    const weights = known.get(accountId) ?? read(accountId);
    known.set(accountId, weights);
    return weights;
  };
}
