import { writePriceRange } from '../../attributes/price-range.ts';
import { shownFacets, type FacetSettings } from '../shown-facets.ts';
import { normalQuery, normalSearchState, type NormalSearchState } from '../search-state.ts';

const weekly =
  /(?:\b(?:under|below|less than|max|maximum|up to|within)\s+)?\$?\s*(\d{2,4})\s*(?:dollars |bucks )?(?:(?:a|per|each|\/)\s*|)(?:week|wk|pw|weekly)\b/iu;

/**
 * The search with what its words say of a weekly repayment as a filter, where the site has that filter: under $200 a
 * week. Without 'under' it is what somebody can pay, and so the most of it.
 */
export function withWeeklyWords(state: NormalSearchState, settings: FacetSettings): NormalSearchState {
  const found = weekly.exec(state.query);
  if (!found || !shownFacets(settings).lists.includes('weeklyPriceRange')) return state;
  const [text, dollars] = found;
  const range = writePriceRange({ from: null, below: Number(dollars) });
  return normalSearchState({
    ...state,
    page: 1,
    query: normalQuery(state.query.replace(text, ' ')),
    lists: { ...state.lists, weeklyPriceRange: [range] },
  });
}
