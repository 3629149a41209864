import { splitMakeModel, type MakeAndModel } from '@forecourt/domain/stock/search/make-model-tree';
import { emptySearch } from '@forecourt/domain/stock/search/search-state';
import { changeList } from '@forecourt/domain/stock/sidebar/change-filters';
import { StockIndexUnavailable, type StockIndex } from '../ports/stock/stock-index.port.ts';
import { unsureModel, type DriveChoice } from '../shared/drive-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import { stockGlance } from '../stock/search/stock-glance.ts';
import { stockSite } from '../stock/search/stock-site.ts';

const mostLocations = 1_000;

/** What a visitor wants to drive where no car was chosen: a model that the site sells, or whatever suits. */
export type WantedModel = MakeAndModel | 'unsure';

/**
 * Reads the model of an address (FORM-4); null where none is named, or none that the site sells: an address may say
 * anything, and the page repeats it. While no engine answers, what was chosen is not known, and nobody is sent back.
 */
export async function wantedModel(
  { stockIndex }: { readonly stockIndex: StockIndex },
  context: SiteContext,
  { model }: Pick<DriveChoice, 'model'>,
  now: Date,
): Promise<WantedModel | null> {
  if (model === null) return null;
  if (model === unsureModel) return 'unsure';
  const stock = await stockGlance(stockIndex, context, now);
  if (!stock) return 'unsure';
  const found = splitMakeModel(
    model,
    stock.makes.map(({ make }) => make),
  );
  const isSold = stock.makes.some(({ make, models }) => make === found?.make && models.includes(found.model));
  return isSold ? found : null;
}

/** The names of the locations that have cars of a model; none where nobody is sure, or no engine answers. */
export async function locationsOfModel(
  { stockIndex }: { readonly stockIndex: StockIndex },
  context: SiteContext,
  model: WantedModel | null,
  now: Date,
): Promise<ReadonlySet<string>> {
  const name = modelName(model);
  if (name === null) return new Set();
  const everything = emptySearch(context.settings.search.defaultSort);
  const site = stockSite(context, now);
  try {
    const { facets } = await stockIndex.search(
      { ...site, facetLimits: { ...site.facetLimits, location_name: mostLocations } },
      {
        state: changeList(everything, 'makeModel', [name]),
        pageSize: 1,
        facets: ['locationName'],
        stats: [],
      },
    );
    return new Set(facets.locationName?.map(({ value }) => value));
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return new Set();
    throw error;
  }
}

/** Mazda CX-5; null where they are not sure. */
export function modelName(model: WantedModel | null): string | null {
  return model === null || model === 'unsure' ? null : `${model.make} ${model.model}`;
}
