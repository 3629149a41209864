import { fillPromises } from '@forecourt/domain/promises/fill-promises';
import { filterChips } from '@forecourt/domain/stock/sidebar/filter-chips';
import { searchWords } from '@forecourt/domain/stock/sidebar/search-words';
import { withCarType } from '@forecourt/domain/stock/sidebar/car-type-options';
import { changeRange, clearFilters, turnToPage } from '@forecourt/domain/stock/sidebar/change-filters';
import { withRangeFields } from '@forecourt/domain/stock/sidebar/range-fields';
import {
  hrefOf,
  readSearchAddress,
  readSearchPath,
  searchAddress,
  type SearchAddress,
} from '@forecourt/domain/stock/search/search-path';
import { carFact } from '@forecourt/domain/stock/car/car-facts';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { NavigationSite } from '@forecourt/domain/site/navigation';
import { emptySearch, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { withReadWords } from '@forecourt/domain/stock/search/words/with-read-words';
import { shownFacets } from '@forecourt/domain/stock/search/shown-facets';
import type { Page, PageRedirect } from '../../shared/page.view.ts';
import { loadSitePages, type SitePagesStores } from '../../shared/site-pages.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { Geocoding } from '../../ports/locations/geocoding.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { PromoStore } from '../../ports/content/promo-store.port.ts';
import {
  StockIndexUnavailable,
  type StockResults,
  type StockIndex,
} from '../../ports/stock/stock-index.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { narrowedTo, searchAround, withDistance } from './search-around.ts';
import { callsToAction, noCallsToAction } from './call-to-action.view.ts';
import { carCardViewsOf, type CarCardView } from '../card/car-card.view.ts';
import { earliest } from '../../shared/earliest.ts';
import { histogram, withHistogramBands } from './price-histogram.ts';
import { searchHead } from './search-head.ts';
import { searchLinks } from './search-links.ts';
import type { SearchPageView } from './search-page.view.ts';
import { searchPageViewOf } from './search-page-parts.view.ts';
import { searchRedirect } from './search-redirect.ts';
import { type StockOverview, readBy, stockOverview } from './stock-overview.ts';
import { stockSite, type StockSiteNow } from './stock-site.ts';
import { correctedWords, typedParameter, withTyped } from './corrected-words.ts';
import { choosesAnything, searchOffer } from './search-offer.ts';
import { findClosest } from './find-closest.ts';
import { leaveOutWords } from './leave-out-words.ts';
import { withEveryValue } from './with-every-value.ts';

export interface SearchPagePorts {
  readonly stockIndex: StockIndex;
  readonly store: StoreRunner<
    SitePagesStores & {
      readonly promos: Pick<PromoStore, 'listActive'>;
      readonly locations: Pick<LocationStore, 'list'>;
    }
  >;
  readonly geocoding: Geocoding;
  readonly media: MediaAddresses;
}

/** All of an address says what is searched for: the domain reads its path and its query together. */
export interface SearchPageInput extends SearchAddress {
  readonly now: Date;
}

export type SearchPage = Page<'search', SearchPageView>;

/** All that an address can say of a search, and the fields of a plain form that lead on to such an address. */
const searchParameters = [
  'query',
  'page',
  'sortBy',
  'near',
  'within',
  'refinementList[',
  'range[',
  typedParameter,
];
/** More promo cards than a page has places for. */
const mostPromos = 50;

/** The page of a search, of the site or of a directory (URL-1, SRCH-19); null where the address names no make or model. */
export async function showSearchPage(
  ports: SearchPagePorts,
  context: SiteContext,
  { path, query, now, namesMakes = true }: SearchPageInput & { readonly namesMakes?: boolean },
): Promise<SearchPage | PageRedirect | null> {
  const { search } = context.settings;
  const address = { path, query };
  try {
    const known = await stockOverview(ports, context, now);
    // A directory has one address, and all that is chosen stands in its query.
    const overview = namesMakes ? known : { ...known, makes: [] };
    const places = { search, makes: overview.makes };
    const read = readSearchAddress(address, places);
    if (!read) return null;
    const by = readBy(context, known, now);
    const state = withReadWords(withRangeFields(read, query), by);
    const isAlias = Object.keys(readSearchPath(path, places) ?? {}).length === 0;
    const redirect = searchRedirect(address, searchAddress(state, places), { isAlias });
    if (!redirect) return await showResults(ports, context, { state, overview, now, query });
    return { ...redirect, redirectTo: withTyped(redirect.redirectTo, read.query, by) };
  } catch (error) {
    if (error instanceof StockIndexUnavailable) return unanswered(context, hrefOf(address));
    throw error;
  }
}

interface Asked {
  readonly state: NormalSearchState;
  readonly overview: StockOverview;
  readonly now: Date;
  /** Of the address. */
  readonly query: string;
}

async function showResults(
  ports: SearchPagePorts,
  context: SiteContext,
  { state: asked, overview, now, query }: Asked,
): Promise<SearchPage | PageRedirect> {
  const { settings } = context;
  const around = await searchAround(ports, context, { asked: asked.near, query });
  const site = narrowedTo(stockSite(context, now), around);
  const nearest = asked.sortBy === settings.search.defaultSort ? (around?.nearest ?? []) : [];
  const searched = (one: NormalSearchState) => withCarType(one, settings.search.carTypeChoices);
  const places = { search: settings.search, makes: overview.makes };
  const linkTo = searchLinks(places);
  const [
    {
      state,
      answer: { answer, priceCounts },
      leftOut,
    },
    told,
  ] = await Promise.all([
    leaveOutWords(
      asked,
      (one) => askWithHistogram(ports, { context, site, overview, state: searched(one), nearest }),
      (found) => found.answer.count,
    ),
    readCalls(ports, context, { now, hasChoice: choosesAnything(asked) }),
  ]);
  if (answer.hits.length === 0 && answer.pages > 0 && state.page > answer.pages) {
    return { redirectTo: linkTo(turnToPage(state, answer.pages)), isPermanent: false };
  }

  const categoryNames = new Map(settings.stock.categories.map(({ slug, name }) => [slug, name]));
  const chips = filterChips(state, categoryNames, overview.vocabulary);
  const cardsOf = (cars: readonly ListedCar[]) =>
    carCardViewsOf(cars, context, { media: ports.media, now }).map((made, place) =>
      withDistance(made, cars[place], around),
    );
  const [closest, results] =
    answer.count === 0
      ? await Promise.all([
          findClosest(ports, {
            site,
            state,
            chips,
            linkTo,
            settings,
            searched,
            makes: overview.makes.map(({ make }) => make),
          }),
          withEveryValue(ports, { site, settings, answer, everything: searched(clearFilters(state)) }),
        ])
      : [{ drops: [], cars: [] }, answer];
  const near = cardsOf(closest.cars.map(({ car }) => car));
  const selectedCarTypes = searched(state).lists.carType ?? [];
  const cards = cardsOf(answer.hits).map((made, place) =>
    selectedCarTypes.length === 1 ? withoutSaid(made, answer.hits[place], settings) : made,
  );
  const calls = told
    ? callsToAction(context, { ...told, selectedCarTypes, media: ports.media, now })
    : noCallsToAction;
  const offered = searchOffer(context, { offers: told?.offers ?? [], state: searched(state), places, now });
  const view = searchPageViewOf(context, {
    state,
    words: searchWords(filterChips(asked, categoryNames, overview.vocabulary)),
    results,
    cards: cards.map(({ card }) => card),
    calls,
    chips,
    leftOut,
    corrected: correctedWords({
      query,
      state,
      chips,
      linkTo,
      by: readBy(context, overview, now),
    }),
    around,
    drops: closest.drops,
    closest: closest.cars.flatMap(({ difference }, place) => {
      const shown = near[place];
      return shown ? { car: shown.card, difference } : [];
    }),
    overview,
    linkTo,
    categoryNames,
    histogramOf: (slider) =>
      overview.prices === null ? [] : histogram(priceCounts, overview.prices, slider),
  });
  return {
    kind: 'search',
    status: 200,
    head: searchHead(context, { state: asked, view, linkTo, count: answer.count }),
    view: offered.offer && answer.count > 0 ? { ...view, offer: offered.offer } : view,
    validUntil: earliest([
      site.validUntil,
      calls.validUntil,
      offered.validUntil,
      ...[...cards, ...near].map(({ validUntil }) => validUntil),
    ]),
    // Without its promo cards the page is whole but poorer: it is not kept for long either.
    isDegraded: answer.isDegraded || told === null,
    madeOf: { query: searchParameters, stock: 'at-once' },
  };
}

interface AskedIndex {
  readonly context: SiteContext;
  readonly site: StockSiteNow;
  readonly overview: StockOverview;
  readonly state: NormalSearchState;
  /** Names of locations, the nearest first. */
  readonly nearest: readonly string[];
}

/** One search; a second, cheap one only where a price is chosen, as the bars beside it stay in sight. */
async function askWithHistogram(
  { stockIndex }: SearchPagePorts,
  { context, site, overview, state, nearest }: AskedIndex,
): Promise<{
  readonly answer: StockResults;
  readonly priceCounts: StockResults['facets']['priceRange'] & {};
}> {
  const { settings } = context;
  const { lists, ranges } = shownFacets(settings);
  const search = {
    state,
    pageSize: settings.search.pageSize,
    facets: lists,
    stats: ranges,
    findsPrices: true,
    ...(nearest.length > 0 && { nearest }),
  };
  const hasBars = ranges.includes('price') && overview.prices !== null && !lists.includes('priceRange');
  if (!hasBars || overview.prices === null) {
    return { answer: await stockIndex.search(site, search), priceCounts: [] };
  }
  const fine = withHistogramBands(site, overview.prices);
  if (!state.ranges.price) {
    const answer = await stockIndex.search(fine, { ...search, facets: [...lists, 'priceRange'] });
    return { answer, priceCounts: answer.facets.priceRange ?? [] };
  }
  const anyPrice = changeRange(state, 'price', { min: null, max: null });
  const [answer, bars] = await Promise.all([
    stockIndex.search(site, search),
    stockIndex.search(fine, { state: anyPrice, pageSize: 1, facets: ['priceRange'], stats: [] }),
  ]);
  return { answer, priceCounts: bars.facets.priceRange ?? [] };
}

/** A context is made anew when any page of its site changes: of one context they are read once. */
const sitePagesOf = new WeakMap<SiteContext, NavigationSite>();

/** Where only one condition was asked for, no card repeats it: its place has the body, where nothing else says that. */
function withoutSaid<Made extends { readonly card: CarCardView }>(
  made: Made,
  car: ListedCar | undefined,
  { carCard }: SiteContext['settings'],
): Made {
  const saysBody = carCard.details.includes('body') || carCard.chips.includes('body');
  const body = car && !saysBody ? carFact('body', { ...car, variant: null, vin: null }) : null;
  const facts = made.card.facts.flatMap((fact) => {
    if (fact.name !== 'condition') return [fact];
    return body ? [{ ...body, name: 'body' as const }] : [];
  });
  return facts.length === 0 ? made : { ...made, card: { ...made.card, facts } };
}

/** What the cards among the results are made of. The search goes on without them where the store does not answer. */
async function readCalls(
  { store }: SearchPagePorts,
  context: SiteContext,
  { now, hasChoice }: { readonly now: Date; readonly hasChoice: boolean },
) {
  const { site, scope, settings } = context;
  try {
    const { showsCardsInResults } = settings.promotions;
    const known = sitePagesOf.get(context);
    if (known && !showsCardsInResults && !hasChoice) return { promos: [], offers: [], sitePages: known };
    return await store.run(scope, async ({ promos, pages, models }) => {
      const sitePages = known ?? (await loadSitePages({ pages, models }, context));
      sitePagesOf.set(context, sitePages);
      const wanted = { at: now, limit: mostPromos } as const;
      const cards = showsCardsInResults ? await promos.listActive(site.id, { ...wanted, kind: 'card' }) : [];
      const offers = hasChoice ? await promos.listActive(site.id, { ...wanted, kind: 'offer' }) : [];
      return { ...fillPromises({ promos: cards, offers }, settings.promises), sitePages };
    });
  } catch {
    return null;
  }
}

/** The page while no engine answers: it says so, and asks to come back. */
function unanswered(context: SiteContext, href: string): SearchPage {
  const state = emptySearch(context.settings.search.defaultSort);
  const linkTo = searchLinks({ search: context.settings.search, makes: [] });
  const answer = { hits: [], facets: {}, facetStats: {}, count: 0, pages: 0, ms: 0, isDegraded: true };
  const view = searchPageViewOf(context, {
    state,
    words: '',
    results: answer,
    cards: [],
    calls: noCallsToAction,
    chips: [],
    leftOut: null,
    corrected: null,
    around: null,
    drops: [],
    closest: [],
    overview: { makes: [], vocabulary: { makes: [], values: {} }, suburbs: [], prices: null },
    linkTo,
    categoryNames: new Map(),
    histogramOf: () => [],
  });
  const notice = 'Search isn’t working right now. Please try again in a moment.';
  const head = searchHead(context, { state, view, linkTo: () => href, count: 0 });
  return {
    kind: 'search',
    status: 503,
    head,
    view: { ...view, empty: null, count: '', notice },
    validUntil: null,
    isDegraded: true,
  };
}
