import type { Parameter } from '@forecourt/domain/core/query-string';
import { searchDelayMs } from '@forecourt/domain/stock/search/search-delay';
import { hrefOf, searchAddress } from '@forecourt/domain/stock/search/search-path';
import {
  asksForMore,
  changeList,
  changeNear,
  changeQuery,
  changeSort,
  clearFilters,
  turnToPage,
} from '@forecourt/domain/stock/sidebar/change-filters';
import { carFirst, type FilterChip } from '@forecourt/domain/stock/sidebar/filter-chips';
import { gridSlots } from '@forecourt/domain/stock/card/grid-slots';
import { carName } from '@forecourt/domain/stock/car/car-name';
import { splitMakeModel } from '@forecourt/domain/stock/search/make-model-tree';
import { pageNumbers } from '@forecourt/domain/stock/search/page-numbers';
import { quickFilters } from '@forecourt/domain/stock/sidebar/quick-filters';
import type { SliderRange } from '@forecourt/domain/stock/sidebar/slider-range';
import { valueLabel } from '@forecourt/domain/stock/sidebar/value-label';
import { emptyHeading, searchHeading } from '@forecourt/domain/stock/search/search-heading';
import {
  hasFilters,
  nearDistances,
  type NormalSearchState,
} from '@forecourt/domain/stock/search/search-state';
import { priceSpan } from '@forecourt/domain/stock/search/price-span';
import { showResultsText } from '@forecourt/domain/stock/search/stock-count';
import { sortOptions } from '@forecourt/domain/stock/search/sort-options';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import { pathFor } from '@forecourt/domain/site/paths';
import { browserKey } from '@forecourt/domain/watchlist/browser-list';
import type { StockResults } from '../../ports/stock/stock-index.port.ts';
import type { CrumbView } from '../../shared/crumb.view.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { CallsToAction } from './call-to-action.view.ts';
import { countInWords } from './count-in-words.ts';
import type { CarCardView } from '../card/car-card.view.ts';
import { queryFields, queryPattern, type LinkTo } from './search-links.ts';
import type {
  CallToActionView,
  DropView,
  EmptyView,
  FiltersView,
  PagesView,
  SearchPageView,
  SectionView,
  SlotView,
  SortView,
} from './search-page.view.ts';
import type { SearchAround } from './search-around.ts';
import { saveSearchView } from './save-search.view.ts';
import { plateBandOf } from '../../shared/plate-form.view.ts';
import { searchSections } from './search-sections.view.ts';
import type { StockOverview } from './stock-overview.ts';
import { rateWarningViewOf } from '../card/weekly.view.ts';

export interface SearchPageInput {
  readonly state: NormalSearchState;
  /** All that was asked for, also what was left out. */
  readonly words: string;
  readonly results: StockResults;
  readonly cards: readonly CarCardView[];
  readonly calls: CallsToAction;
  readonly chips: readonly FilterChip[];
  readonly around: SearchAround | null;
  readonly leftOut: string | null;
  readonly corrected: SearchPageView['corrected'];
  readonly drops: readonly DropView[];
  readonly closest: readonly { readonly car: CarCardView; readonly difference: string }[];
  readonly overview: StockOverview;
  readonly linkTo: LinkTo;
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly histogramOf: (slider: SliderRange) => readonly number[];
}

/** The view of a search that was answered. */
export function searchPageViewOf(context: SiteContext, input: SearchPageInput): SearchPageView {
  const { settings } = context;
  const { state, results, cards, chips, closest, linkTo } = input;
  const { count } = results;
  const { errorText, historyLength } = settings.searchControls;
  const historyKey = browserKey(context.site.id, 'searches');
  const { searchCard: card, callToActionCard: callToAction, offersListView: offersList } = settings.layout;
  const isWeekly = [...cards, ...closest.map(({ car }) => car)].some(
    ({ price }) => price.kind === 'amount' && price.weekly !== null,
  );
  return {
    heading: headingOf(context, input),
    line: {
      action: settings.search.basePath,
      words: input.words,
      hint: settings.searchControls.boxHint,
    },
    crumbs: crumbsOf(context, input),
    count: countInWords(count, settings),
    prices: priceSpan(
      {
        prices: results.prices ?? null,
        usualHighest: input.overview.prices?.max ?? null,
        count,
        cars: results.hits,
      },
      settings,
    ),
    chips: carFirst(chips).map(({ label, value, without }) => ({ label, value, href: linkTo(without) })),
    clearHref: chips.length > 0 ? linkTo(clearFilters(state)) : null,
    quick: quickFilters(state, results).map(({ attribute, value, state: narrowed }) => ({
      label: valueLabel(attribute, value, input.categoryNames),
      href: linkTo(narrowed),
    })),
    filters: filtersOf(context, input),
    sort: sortOf(context, input),
    slots: slotsOf(context, input),
    ending: endingOf(input),
    pages: pagesOf(input),
    empty: count === 0 ? emptyOf(context, input) : null,
    leftOut: input.leftOut,
    corrected: input.corrected,
    near: nearOf(input),
    notice: null,
    rateWarning: isWeekly ? rateWarningViewOf(settings) : null,
    plate: plateBandOf('results', context),
    saveSearch: hasFilters(state)
      ? saveSearchView(context, { search: linkTo(changeNear(state, undefined)), count })
      : null,
    looks: { card, callToAction, offersList },
    controls: {
      boxDelayMs: searchDelayMs('box', settings.searchControls),
      sliderDelayMs: searchDelayMs('slider', settings.searchControls),
      errorText,
      historyLength,
      historyKey,
    },
    remembered: rememberedOf(context, input),
  };
}

function headingOf({ settings }: SiteContext, input: SearchPageInput): string {
  const heading = saysNothing(input) ? emptyHeading : searchHeading;
  return heading(input.state, settings, input.overview.vocabulary);
}

/** Whether the heading itself says that there is nothing. */
function saysNothing({ state, results: { count, isDegraded } }: SearchPageInput): boolean {
  return count === 0 && hasFilters(state) && !isDegraded;
}

function emptyOf({ settings }: SiteContext, input: SearchPageInput): EmptyView {
  const { drops, closest } = input;
  const contact = pathFor(settings, 'contact');
  return {
    text: saysNothing(input) ? null : 'Nothing here right now.',
    widen: widenText(drops, settings.searchControls.emptyText),
    drops,
    ask: { label: 'Tell us what you’re after', href: contact },
    closestHeading: isWordsAlone(input.state) ? 'First in our list' : 'The closest we have',
    ...(isWordsAlone(input.state) ? inOrder(closest) : saidOnce(closest)),
  };
}

/** Nothing but words, of which none says anything here: no car is nearer to them than another. */
function isWordsAlone(state: NormalSearchState): boolean {
  return state.query !== '' && !asksForMore(changeQuery(state, ''));
}

function inOrder(closest: SearchPageInput['closest']): Pick<EmptyView, 'closest' | 'closestNote'> {
  return {
    closest: closest.map(({ car }) => ({ car, difference: null })),
    closestNote: 'Nothing matched those words, so this is just the start of what we have.',
  };
}

function widenText([first]: readonly DropView[], emptyText: string): string | null {
  if (!first) return null;
  return first.dropped === null ? 'Start again with just one:' : emptyText;
}

/** One difference over every card is a refrain: it is said once, above them. */
function saidOnce(closest: SearchPageInput['closest']): Pick<EmptyView, 'closest' | 'closestNote'> {
  const [first, ...others] = new Set(closest.map(({ difference }) => difference));
  if (first === undefined || others.length > 0 || closest.length < 2) return { closest, closestNote: null };
  return { closest: closest.map(({ car }) => ({ car, difference: null })), closestNote: first };
}

function crumbsOf(
  { settings }: SiteContext,
  { state, overview, linkTo }: SearchPageInput,
): readonly CrumbView[] {
  const { make = [], makeModel = [] } = state.lists;
  const noun = vehicleNoun(2, settings.stock);
  const home = { label: 'Home', href: '/' };
  const all = { label: `All ${noun}`, href: settings.search.basePath };
  const names = overview.makes.map((entry) => entry.make);
  const [only, ...others] = [...make, ...makeModel];
  if (only === undefined || others.length > 0) return [home, { ...all, href: null }];
  const pair = makeModel.length === 1 ? splitMakeModel(only, names) : null;
  if (!pair) return [home, all, { label: carName(only) ?? only, href: null }];
  const ofMake = linkTo(changeList(clearFilters(state), 'make', [pair.make]));
  return [
    home,
    all,
    { label: carName(pair.make) ?? pair.make, href: ofMake },
    { label: carName(pair.model) ?? pair.model, href: null },
  ];
}

function filtersOf({ settings }: SiteContext, input: SearchPageInput): FiltersView {
  const { state, results, overview, linkTo, categoryNames, histogramOf } = input;
  const { makes } = overview;
  const sections = searchSections({
    state,
    results,
    settings,
    makes,
    categoryNames,
    linkTo,
    usualPrices: overview.prices,
    histogramOf,
  });
  const controlled = new Set(sections.flatMap(controlledBy));
  return {
    action: settings.search.basePath,
    hidden: speltFields(state, settings).filter(
      ([name]) => name !== 'query' && !controlled.has(nameWithoutPlace(name)),
    ),
    box: {
      label: settings.searchControls.boxLabel,
      hint: settings.searchControls.boxHint,
      words: input.words,
      value: state.query,
      pattern: queryPattern(state, linkTo),
      hrefWithout: linkTo(changeQuery(state, '')),
    },
    sections,
    showText:
      results.count === 0
        ? 'See the closest'
        : showResultsText(results.count, settings, settings.searchControls),
  };
}

/** The search as if no make had an address of its own: all of it in the fields of a form. */
function speltFields(state: NormalSearchState, { search }: SiteContext['settings']): readonly Parameter[] {
  const places = { search: { ...search, variants: [] }, makes: [] };
  return queryFields(hrefOf(searchAddress(turnToPage(state, 1), places)));
}

/** The parameters that a section's own controls send. */
function controlledBy(section: SectionView): readonly string[] {
  if (section.kind === 'checks') return [nameWithoutPlace(section.name)];
  if (section.kind === 'makes') return [section.name, section.modelName].map(nameWithoutPlace);
  return section.kind === 'range' ? [`range[${section.key}]`] : [];
}

function nameWithoutPlace(name: string): string {
  return name.replace(/\[\d*\]$/, '');
}

/** How far the cars may be that are listed from where the visitor is. */
function nearOf({ state, around, linkTo }: SearchPageInput): SearchPageView['near'] {
  if (!around) return null;
  const { postcode, withinKm, notice } = around;
  if (postcode === null)
    return { text: null, notice, distances: [], clearHref: linkTo(changeNear(state, undefined)) };
  return {
    text: `Near ${postcode}`,
    notice,
    distances: [null, ...nearDistances].map((km) => ({
      label: km === null ? 'Any distance' : `${km} km`,
      href: linkTo(changeNear(state, { postcode, withinKm: km })),
      isChosen: km === withinKm,
    })),
    clearHref: linkTo(changeNear(state, undefined)),
  };
}

function sortOf({ settings, towns }: SiteContext, { state, linkTo, around }: SearchPageInput): SortView {
  const isNear = around !== null && around.nearest.length > 0;
  const options = sortOptions(state.sortBy, settings.search, settings.searchControls).map(
    ({ name, label, isChosen }) => ({
      value: name,
      // From where a visitor is, the site's own order is that of the distance.
      label: isNear && name === settings.search.defaultSort ? 'Nearest first' : label,
      isChosen,
      href: linkTo(changeSort(state, name)),
    }),
  );
  const offersNear = settings.locations.offersNearestFirst && towns.length > 1;
  const hidden = speltFields(state, settings).filter(
    ([name]) => name !== 'sortBy' && !(offersNear && (name === 'near' || name === 'within')),
  );
  const near = offersNear ? (state.near?.postcode ?? '') : null;
  return { label: 'Sort by', action: settings.search.basePath, hidden, options, near };
}

function slotsOf({ settings }: SiteContext, { cards, calls }: SearchPageInput): readonly SlotView[] {
  return gridSlots(cards, settings.search.callToActionPositions).flatMap((slot): readonly SlotView[] => {
    if (slot.kind === 'car') return [{ kind: 'car', car: slot.car }];
    const callToAction = calls.at(slot.index);
    return callToAction ? [{ kind: 'call-to-action', callToAction }] : [];
  });
}

function endingOf({ state, results: { count, pages }, calls }: SearchPageInput): CallToActionView | null {
  return count > 0 && state.page >= pages ? calls.last : null;
}

function pagesOf({ state, results, linkTo }: SearchPageInput): PagesView | null {
  const { page } = state;
  const { pages } = results;
  if (pages < 2) return null;
  const hrefOfPage = (one: number) => linkTo(turnToPage(state, one));
  return {
    previous: page > 1 ? hrefOfPage(page - 1) : null,
    next: page < pages ? hrefOfPage(page + 1) : null,
    numbers: pageNumbers(page, pages).map((one) =>
      one === 'gap'
        ? { kind: 'gap' }
        : { kind: 'page', number: one, href: hrefOfPage(one), isCurrent: one === page },
    ),
  };
}

function rememberedOf({ settings }: SiteContext, input: SearchPageInput): SearchPageView['remembered'] {
  const { state, linkTo } = input;
  // The list of all used cars is a page of the menu: nobody looks for it among their searches.
  if (settings.searchControls.historyLength === 0 || !asksForMore(state)) return null;
  const href = linkTo(changeSort(state, settings.search.defaultSort));
  const [path = '', filters = ''] = href.split('?', 2);
  return { path, filters, label: rememberedName(settings, input) };
}

/** As the heading says it, and after it what a heading leaves to the chips. */
function rememberedName(
  settings: SiteContext['settings'],
  { state, chips, overview: { vocabulary } }: SearchPageInput,
): string {
  const heading = searchHeading(state, settings, vocabulary);
  const unsaid = chips.filter(({ without }) => searchHeading(without, settings, vocabulary) === heading);
  const values = unsaid.map(({ value }) => value);
  return (unsaid.length === chips.length ? values : [heading, ...values]).join(', ');
}
