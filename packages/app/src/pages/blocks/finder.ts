import { isSameMake } from '@forecourt/domain/models/manufacturer-name';
import { homeHero } from '@forecourt/domain/pages/home-hero';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { pathFor } from '@forecourt/domain/site/paths';
import type { FacetCount } from '@forecourt/domain/stock/search/search-results';
import { searchDelayMs } from '@forecourt/domain/stock/search/search-delay';
import { splitMakeModel } from '@forecourt/domain/stock/search/make-model-tree';
import { priceRangeLabel, readPriceRange } from '@forecourt/domain/stock/attributes/price-range';
import { makeDropdown } from '@forecourt/domain/stock/sidebar/make-list';
import { heroSlider, type SliderRange } from '@forecourt/domain/stock/sidebar/slider-range';
import { rangeFieldName } from '@forecourt/domain/stock/sidebar/range-fields';
import { searchAttributes } from '@forecourt/domain/stock/attributes/search-attributes';
import { writeRange } from '@forecourt/domain/stock/search/search-url';
import { showResultsText } from '@forecourt/domain/stock/search/stock-count';
import { histogram } from '../../stock/search/price-histogram.ts';
import type { StockGlance } from '../../stock/search/stock-glance.ts';

export interface FinderOption {
  readonly value: string;
  readonly label: string;
}

export interface FinderChoice {
  /** As the search's address names it (URL-2). */
  readonly name: string;
  readonly label: string;
  readonly anyText: string;
  /** The choice whose value names the one group that is then offered. */
  readonly within: string | null;
  /** More than one where options belong under a heading: models under their make. */
  readonly groups: readonly { readonly label: string | null; readonly options: readonly FinderOption[] }[];
}

/** A search in a form that works as it stands: what is chosen is the query of the search's address. */
export interface FinderView {
  readonly action: string;
  readonly label: string;
  readonly choices: readonly FinderChoice[];
  readonly price: {
    readonly name: string;
    /** Under which a form sends the two ends. */
    readonly names: { readonly min: string; readonly max: string };
    readonly label: string;
    readonly slider: SliderRange;
    /** How many cars lie in each part of the slider; empty where that is not known. */
    readonly bars: readonly number[];
    /** Instead of the slider, where no script runs. */
    readonly bands: readonly FinderOption[];
  };
  readonly button: {
    readonly text: string;
    /** The words for another count: the site's, and what it says above its limit. */
    readonly template: string;
    readonly limit: { readonly count: number; readonly text: string } | null;
    /** From the last change to the count that follows it. */
    readonly delayMs: number;
  };
}

type Tile = SiteSettings['home']['heroTiles'][number];

const tiles = {
  make: { attribute: 'make', label: 'Make', anyText: 'Any make' },
  body: { attribute: 'body', label: 'Type', anyText: 'Any type' },
  make_model: { attribute: 'makeModel', label: 'Model', anyText: 'Any model' },
} as const satisfies Record<Tile, unknown>;

const mostOptions = 250;
const allMakesText = 'All makes';

/** The search of the first screen (HOME-1), a brand's own make first. Without the stock it still asks for a price. */
export function finderView(
  stock: StockGlance | null,
  settings: SiteSettings,
  ownMake: string | null,
): FinderView {
  const { home, search, law, searchControls } = settings;
  const facets = stock?.facets ?? {};
  const hero = homeHero(home, {
    make: valuesOf(facets.make),
    body: valuesOf(facets.body),
    make_model: valuesOf(facets.makeModel),
  });
  const isOwn = (make: string) => isSameMake(make, ownMake, settings.models);
  const slider = heroSlider({ min: null, max: null }, home);
  const template = searchControls.showResultsText;
  return {
    action: pathFor(settings, 'search'),
    label: 'Search our stock',
    choices: hero.tiles
      .filter(({ values }) => values.length > 1)
      .map(({ attribute, values }) =>
        attribute === 'make'
          ? makeChoice(facets.make ?? [], values, { settings, isOwn })
          : choiceOf(attribute, values, valuesOf(facets.make)),
      ),
    price: {
      name: `range[${searchAttributes.price.key}]`,
      names: {
        min: rangeFieldName(searchAttributes.price.key, 'min'),
        max: rangeFieldName(searchAttributes.price.key, 'max'),
      },
      label: 'Price',
      slider,
      // The dearest band is open: its cars thin out, rather than standing at its edge.
      bars: histogram(facets.priceRange ?? [], { min: 0, max: slider.highest * 2 }, slider),
      bands: bandsOf(facets.priceRange ?? []),
    },
    button: {
      text: stock
        ? showResultsText(stock.count, { search, law }, searchControls)
        : template.replaceAll('{count} ', ''),
      template,
      limit: law.showsTrueStockCount ? null : { count: search.stockCountLimit, text: search.stockCountShown },
      delayMs: searchDelayMs('finder', searchControls),
    },
  };
}

function valuesOf(counts: readonly FacetCount[] | undefined): readonly string[] {
  return (counts ?? []).map(({ value }) => value);
}

interface OwnMake {
  readonly settings: Pick<SiteSettings, 'search' | 'searchControls'>;
  readonly isOwn: (make: string) => boolean;
}

/** The makes, a brand's own first; where there are many, the popular ones over all of them (SRCH-6). */
function makeChoice(
  counts: readonly FacetCount[],
  values: readonly string[],
  { settings, isOwn }: OwnMake,
): FinderChoice {
  const { label, anyText } = tiles.make;
  const offered = counts.filter(({ value }) => values.includes(value));
  const { popular, all } = makeDropdown(offered, settings.search);
  const ownFirst = (makes: readonly string[]) =>
    makes.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))).map(optionOf);
  const everything = { label: popular.length > 0 ? allMakesText : null, options: ownFirst(all) };
  const { popularMakesText } = settings.searchControls;
  return {
    name: nameOf('make'),
    label,
    anyText,
    within: null,
    groups:
      popular.length > 0
        ? [{ label: popularMakesText, options: ownFirst(popular) }, everything]
        : [everything],
  };
}

function choiceOf(
  tile: Exclude<Tile, 'make'>,
  values: readonly string[],
  makes: readonly string[],
): FinderChoice {
  const { attribute, label, anyText } = tiles[tile];
  const name = nameOf(attribute);
  const shown = values.slice(0, mostOptions);
  if (tile !== 'make_model') {
    const options = shown.toSorted((a, b) => a.localeCompare(b, 'en-AU')).map(optionOf);
    return { name, label, anyText, within: null, groups: [{ label: null, options }] };
  }
  const byMake = Map.groupBy(shown, (value) => splitMakeModel(value, makes)?.make ?? '');
  const groups = [...byMake]
    .filter(([make]) => make !== '')
    .map(([make, pairs]) => ({
      label: make,
      options: pairs
        .toSorted((a, b) => a.localeCompare(b, 'en-AU'))
        .map((value) => ({ value, label: value.slice(make.length + 1) })),
    }));
  return { name, label, anyText, within: nameOf('make'), groups };
}

function nameOf(attribute: (typeof tiles)[Tile]['attribute']): string {
  return `refinementList[${searchAttributes[attribute].key}][0]`;
}

function optionOf(value: string): FinderOption {
  return { value, label: value };
}

function bandsOf(counts: readonly FacetCount[]): readonly FinderOption[] {
  return counts
    .flatMap(({ value }) => readPriceRange(value) ?? [])
    .toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))
    .map((band) => ({
      // A range of the address includes both its ends, a band not its upper one.
      value: writeRange({ min: band.from, max: band.below === null ? null : band.below - 1 }),
      label: priceRangeLabel(band),
    }));
}
