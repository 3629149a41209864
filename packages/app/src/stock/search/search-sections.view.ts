import type { AmountUnit } from '@forecourt/domain/core/typed-amount';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { manufacturerName } from '@forecourt/domain/models/manufacturer-name';
import { plainModelName } from '@forecourt/domain/models/model-name';
import { carName } from '@forecourt/domain/stock/car/car-name';
import { otherColour } from '@forecourt/domain/stock/car/paint-family';
import { carTypeOptions, chooseCarType } from '@forecourt/domain/stock/sidebar/car-type-options';
import {
  changeMake,
  changeModel,
  changeRange,
  toggleValue,
} from '@forecourt/domain/stock/sidebar/change-filters';
import type { FacetCount, FacetStats } from '@forecourt/domain/stock/search/search-results';
import { filterOrder } from '@forecourt/domain/stock/search/filter-order';
import { makeCards, type MakeCard } from '@forecourt/domain/stock/sidebar/make-cards';
import { makePicture } from '@forecourt/domain/models/make-monogram';
import { makeList, modelsOnCard } from '@forecourt/domain/stock/sidebar/make-list';
import type { StockMakes } from '@forecourt/domain/stock/search/make-model-tree';
import { rangeFieldName } from '@forecourt/domain/stock/sidebar/range-fields';
import { searchSlider, type SliderRange } from '@forecourt/domain/stock/sidebar/slider-range';
import {
  attributeOfKey,
  isAttributeOf,
  isRangeAttribute,
  searchAttributes,
  type ListAttribute,
  type RangeAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import { choiceOf, type NormalSearchState } from '@forecourt/domain/stock/search/search-state';
import { rangeLabel, valueLabel } from '@forecourt/domain/stock/sidebar/value-label';
import type { StockResults } from '../../ports/stock/stock-index.port.ts';
import { rangePattern, type LinkTo } from './search-links.ts';
import type { CheckView, MakeView, SectionView } from './search-page.view.ts';

export interface SectionsInput {
  readonly state: NormalSearchState;
  readonly results: Pick<StockResults, 'facets' | 'facetStats'>;
  readonly settings: SiteSettings;
  readonly makes: StockMakes;
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly linkTo: LinkTo;
  /** Null: nothing is known of the site's prices. */
  readonly usualPrices: FacetStats | null;
  readonly histogramOf: (slider: SliderRange) => readonly number[];
}

type Section = SectionView extends infer One ? (One extends unknown ? Omit<One, 'isOpen'> : never) : never;

const number = new Intl.NumberFormat('en-AU');
const otherLabels: Readonly<Record<string, string>> = {
  make: 'Make and model',
  km: 'Odometer',
  towing: 'Tows at least',
};
const units = {
  price: 'dollars',
  subscriptionPrice: 'dollars',
  km: 'km',
  year: 'year',
  towing: 'kg',
  tare: 'kg',
  atm: 'kg',
  engineSize: 'cc',
  seatHeight: 'mm',
  length: 'ft',
} as const satisfies Record<RangeAttribute, AmountUnit>;
/** Of which a buyer asks for so much at least, and nobody for so much at most. */
const atLeast: ReadonlySet<RangeAttribute> = new Set(['towing']);
/** Of which one value is a choice: it is so, or it does not matter. */
const yesAlone: ReadonlySet<ListAttribute> = new Set(['lams']);
/** Lists that run from low to high; all others begin with what most cars have. */
const rising: ReadonlySet<ListAttribute> = new Set(['priceRange', 'weeklyPriceRange', 'seats', 'sleeps']);

/** The filter sections in the site's order (SRCH-6); one without a choice stays away. */
export function searchSections(input: SectionsInput): readonly SectionView[] {
  const { settings } = input;
  return filterOrder(settings)
    .flatMap((key) => sectionOf(key, input) ?? [])
    .map((section, index) => Object.assign({}, section, { isOpen: index < settings.search.facetsShownOpen }));
}

function sectionOf(key: SiteSettings['search']['facets'][number], input: SectionsInput): Section | null {
  const { sliders } = input.settings.searchControls;
  if (key === 'car_type') return carTypeSection(input);
  if (key === 'make') return makeSection(input);
  // A price that is no slider is a list of price ranges (SRCH-6).
  if (key === 'price' && !sliders.includes('price')) return checkSection('priceRange', input);
  const attribute = attributeOfKey(key);
  if (attribute === undefined || !isAttributeOf(attribute, input.settings.stock.itemTypes)) return null;
  if (attribute === 'badge' && !isNarrowed(input)) return null;
  return isRangeAttribute(attribute) ? rangeSection(attribute, input) : checkSection(attribute, input);
}

/**
 * A badge says something beside a make, a model or a body, or where all is of one make: hundreds of all makes would be
 * a wall of letters.
 */
function isNarrowed({ state: { lists }, settings }: SectionsInput): boolean {
  if (!filterOrder(settings).includes('make')) return true;
  return [lists.make, lists.model, lists.makeModel, lists.body, lists.badge].some((chosen) => chosen);
}

function carTypeSection({ state, settings, linkTo }: SectionsInput): Section | null {
  const { carTypeChoices } = settings.search;
  if (carTypeChoices.length < 2) return null;
  const options = carTypeOptions(state, carTypeChoices).map((option, index) => ({
    label: settings.searchControls.carTypeLabels[carTypeChoices[index] ?? 'all'],
    href: linkTo(chooseCarType(state, option)),
    isChosen: option.isChosen,
  }));
  const stated = options.find(({ isChosen }) => isChosen)?.label ?? null;
  return { kind: 'choices', key: 'car_type', label: searchAttributes.carType.label, stated, options };
}

function checkSection(attribute: ListAttribute, input: SectionsInput): Section | null {
  const { state, results, categoryNames, linkTo } = input;
  const chosen = state.lists[attribute] ?? [];
  const counts = withChosen(results.facets[attribute] ?? [], chosen);
  const ordered = rising.has(attribute)
    ? counts.toSorted(
        (a, b) => Number.parseFloat(a.value) - Number.parseFloat(b.value) || (a.value < b.value ? -1 : 1),
      )
    : counts.toSorted((a, b) => Number(a.value === otherColour) - Number(b.value === otherColour));
  const fewest = yesAlone.has(attribute) ? 1 : 2;
  if (ordered.length < fewest && chosen.length === 0) return null;
  const { key, label } = searchAttributes[attribute];
  return {
    kind: 'checks',
    key,
    label,
    stated: chosenWords(chosen.length),
    name: `refinementList[${key}][]`,
    values: ordered.map(({ value, count }) =>
      check({ value, count }, valueLabel(attribute, value, categoryNames), chosen.includes(value), () =>
        linkTo(toggleValue(state, attribute, value)),
      ),
    ),
  };
}

/** What is chosen stays in its list, also when nothing fits it any more: it could not be taken away. */
function withChosen(counts: readonly FacetCount[], chosen: readonly string[]): readonly FacetCount[] {
  const missing = chosen.filter((value) => !counts.some((one) => one.value === value));
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))];
}

/** Prices end where the site's usual ones do, however dear a single car is. */
function sliderStats(attribute: RangeAttribute, { results, usualPrices }: SectionsInput): FacetStats | null {
  const stats = results.facetStats[attribute] ?? null;
  if (attribute !== 'price' || !stats || !usualPrices) return stats;
  return { min: Math.min(stats.min, usualPrices.max), max: Math.min(stats.max, usualPrices.max) };
}

function rangeSection(attribute: RangeAttribute, input: SectionsInput): Section | null {
  const { state, settings, linkTo, histogramOf } = input;
  const chosen = state.ranges[attribute];
  const stats = sliderStats(attribute, input);
  if (!chosen && (stats === null || stats.min === stats.max)) return null;
  const slider = searchSlider(attribute, stats, chosen ?? { min: null, max: null }, settings.searchControls);
  const { key, label } = searchAttributes[attribute];
  return {
    kind: 'range',
    key,
    label: otherLabels[key] ?? label,
    stated: rangeLabel(attribute, chosen ?? { min: null, max: null }),
    isSlider: settings.searchControls.sliders.some((one) => one === key),
    unit: units[attribute],
    ends: atLeast.has(attribute) ? ['min'] : ['min', 'max'],
    names: { min: rangeFieldName(key, 'min'), max: rangeFieldName(key, 'max') },
    slider,
    histogram: attribute === 'price' ? histogramOf(slider) : [],
    pattern: rangePattern(state, attribute, linkTo),
    hrefWithout: linkTo(changeRange(state, attribute, { min: null, max: null })),
  };
}

function makeSection(input: SectionsInput): Section | null {
  const { state, results, settings } = input;
  const choice = choiceOf(state.lists);
  const make = withChosen(results.facets.make ?? [], choice.make);
  if (make.length < 2 && (results.facets.makeModel ?? []).length < 2) return null;
  const cards = makeCards({ make, makeModel: results.facets.makeModel ?? [] }, choice);
  const texts = settings.searchControls;
  const { first, rest } = makeList(cards, settings.search);
  const labels = cards.map(({ make: name }) => makeLabel(name, settings));
  const viewOf = (card: MakeCard) => {
    const label = makeLabel(card.make, settings);
    // Feeds write one make in two ways, and each finds other cars: two rows of one name would be a riddle.
    const isAlone = labels.indexOf(label) === labels.lastIndexOf(label);
    return makeView(card, isAlone ? label : card.make, input);
  };
  return {
    kind: 'makes',
    key: 'make',
    label: 'Make and model',
    stated: chosenWords(choice.make.length + choice.model.length + choice.makeModel.length),
    name: 'refinementList[make][]',
    modelName: 'refinementList[make_model][]',
    first: first.map(viewOf),
    rest: rest.map(viewOf),
    ...(!settings.search.showsMakeLogos && { hidesMarks: true }),
    words: {
      popular: settings.search.popularMakes.length > 0 && rest.length > 0 ? texts.popularMakesText : null,
      selectModels: texts.selectModelsText,
      hideModels: texts.hideModelsText,
      showAll: texts.showAllMakesText,
      hideExtra: texts.hideExtraMakesText,
    },
  };
}

function makeLabel(make: string, settings: SiteSettings): string {
  return manufacturerName(carName(make), settings.models) ?? make;
}

/** A bare number or letter is called by its make too: 3 alone says nothing, Mazda 3 does. */
function modelLabel(model: string, make: string, settings: SiteSettings): string {
  const name = plainModelName({ name: carName(model), make }, settings.models) ?? model;
  return /^(\d+|\p{L})$/u.test(name) ? `${makeLabel(make, settings)} ${name}` : name;
}

function makeView({ make, count, chosen, models }: MakeCard, label: string, input: SectionsInput): MakeView {
  const { state, settings, makes, linkTo } = input;
  const logoUrl = makePicture(make, settings.models);
  return {
    ...check({ value: make, count }, label, chosen === 'all', () => linkTo(changeMake(state, make, makes))),
    isPart: chosen === 'some',
    ...(logoUrl !== null && { logoUrl }),
    models: modelsOnCard(models, settings.search).map((option) =>
      check(
        { value: `${make} ${option.model}`, count: option.count },
        modelLabel(option.model, make, settings),
        option.isChosen,
        () => linkTo(changeModel(state, { make, model: option.model }, makes)),
      ),
    ),
  };
}

function check(
  { value, count }: FacetCount,
  label: string,
  isChosen: boolean,
  href: () => string,
): CheckView {
  return {
    value,
    label,
    count: count < 1_000 ? String(count) : number.format(count),
    isEmpty: count === 0,
    isChosen,
    href: href(),
  };
}

function chosenWords(count: number): string | null {
  return count === 0 ? null : `${count} chosen`;
}
