import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { withCarType } from '@forecourt/domain/stock/sidebar/car-type-options';
import { changeQuery } from '@forecourt/domain/stock/sidebar/change-filters';
import { filterChips } from '@forecourt/domain/stock/sidebar/filter-chips';
import { emptySearch, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { showResultsText, stockCount } from '@forecourt/domain/stock/search/stock-count';
import { exampleSearches } from '@forecourt/domain/stock/search/words/example-searches';
import { narrowedBy, narrowerSearches } from '@forecourt/domain/stock/sidebar/narrower-searches';
import { isStillTyped } from '@forecourt/domain/stock/search/words/is-still-typed';
import { readWords } from '@forecourt/domain/stock/search/words/read-words';
import { applyReadWords, withReadWords } from '@forecourt/domain/stock/search/words/with-read-words';
import { withWeeklyWords } from '@forecourt/domain/stock/search/words/with-weekly-words';
import type { ListAttribute } from '@forecourt/domain/stock/attributes/search-attributes';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import { StockIndexUnavailable, type StockIndex } from '../../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { carCardViewOf, type CarCardView } from '../card/car-card.view.ts';
import { glanceCard } from '../card/glance-card.ts';
import type { ReadSearchView } from './read-search.view.ts';
import { takenLiterally, withTyped } from './corrected-words.ts';
import { leaveOutWords } from './leave-out-words.ts';
import { searchLinks } from './search-links.ts';
import { readBy, stockOverview } from './stock-overview.ts';
import { stockSite } from './stock-site.ts';

interface ReadSearchPorts {
  readonly stockIndex: StockIndex;
  readonly media: MediaAddresses;
}

/** Under a keyboard there is room for two. */
const mostCars = 2;
const mostExamples = 3;
/** An example that finds hardly anything is none. */
const fewestCars = 3;

/** What is understood of words while they are typed, how many cars that finds, and the first of them (SRCH-6). */
export async function readSearch(
  ports: ReadSearchPorts,
  context: SiteContext,
  { typed, now }: { readonly typed: string; readonly now: Date },
): Promise<Result<ReadSearchView, 'search_unavailable'>> {
  const { settings } = context;
  const { search, searchControls, stock } = settings;
  try {
    const overview = await stockOverview(ports, context, now);
    const { makes, vocabulary, prices } = overview;
    const by = readBy(context, overview, now);
    const empty = emptySearch(search.defaultSort);
    const asTyped = withWeeklyWords(changeQuery(empty, typed), settings);
    const read = readWords(asTyped.query, vocabulary, by.year);
    const understood = applyReadWords(asTyped, read);
    const searched = (one: NormalSearchState, pageSize: number, facets: readonly ListAttribute[] = []) =>
      ports.stockIndex.search(stockSite(context, now), {
        state: withCarType(one, search.carTypeChoices),
        pageSize,
        facets,
        stats: [],
      });
    const inWords = (cars: number) => `${stockCount(cars, settings)} ${vehicleNoun(cars, stock)}`;
    const [{ state, answer, leftOut }, examples] = await Promise.all([
      leaveOutWords(
        understood,
        (one) => searched(one, mostCars, typed === '' ? [] : narrowedBy),
        (found) => found.count,
        (words) => isStillTyped(typed, words, vocabulary),
      ),
      Promise.all(
        (typed === '' ? exampleSearches(vocabulary, prices) : []).map(async (words) => {
          const example = withReadWords(changeQuery(empty, words), by);
          return { words, example, found: (await searched(example, 1)).count };
        }),
      ),
    ]);
    const { count, hits, isDegraded } = answer;
    const linkTo = searchLinks({ search, makes });
    const names = new Map(stock.categories.map(({ slug, name }) => [slug, name]));
    return ok({
      href: withTyped(linkTo(understood), typed, by),
      chips: filterChips(state, names, vocabulary).map(({ label, value, without }) => ({
        label,
        value,
        href: linkTo(without),
      })),
      corrected: read.parts
        .filter(({ isCorrected, typed: word }) => isCorrected && !isStillTyped(typed, word, vocabulary))
        .map(({ typed: word }) => ({
          typed: word,
          href: linkTo(takenLiterally(empty, { typed, word, by })),
        })),
      examples: examples
        .filter(({ found }) => found >= fewestCars)
        .slice(0, mostExamples)
        .map(({ words, example, found }) => ({ words, href: linkTo(example), countText: inWords(found) })),
      narrower: (leftOut === null && state.query === '' ? narrowerSearches(state, answer) : []).map(
        (one) => ({
          added: one.added,
          href: linkTo(one.state),
          countText: inWords(one.count),
        }),
      ),
      leftOut,
      count,
      countText: inWords(count),
      showText: showResultsText(count, settings, searchControls),
      cars: hits.map((car) => ({ card: withoutWeekly(car, context, ports, now), event: null })),
      ...(isDegraded ? { degraded: true } : {}),
    });
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return fail('search_unavailable');
    throw error;
  }
}

/** A weekly repayment needs the law's warning on the same screen (LAW-2), and here there is none. */
function withoutWeekly(
  car: ListedCar,
  context: SiteContext,
  { media }: ReadSearchPorts,
  now: Date,
): CarCardView {
  const { card: whole } = carCardViewOf(car, context, { media, now });
  const card = glanceCard({ ...whole, chips: [] });
  return card.price.kind === 'amount' ? { ...card, price: { ...card.price, weekly: null } } : card;
}
