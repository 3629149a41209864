import type { SiteSettings } from '../../settings/registry.ts';
import type { FacetCount } from '../search/search-results.ts';

type MakeListSettings = Pick<SiteSettings['search'], 'makesShownFirst' | 'popularMakes'>;
type ToggleTexts = Pick<SiteSettings['searchControls'], 'showAllMakesText' | 'hideExtraMakesText'>;

export interface MakeList<Make> {
  readonly shown: readonly Make[];
  /** The words of the button below; null where there is nothing more to show. */
  readonly toggle: string | null;
}

interface MakeListInput<Make> {
  /** Those with most cars first, as the facet has them. */
  readonly makes: readonly Make[];
  readonly isOpen: boolean;
  readonly settings: MakeListSettings;
  readonly texts: ToggleTexts;
}

/** The makes of the sidebar: the first few, and behind a button all of them (SRCH-6). */
export function makeList<Make extends { readonly make: string }>({
  makes,
  isOpen,
  settings,
  texts,
}: MakeListInput<Make>): MakeList<Make> {
  const ordered = popularFirst(makes, settings.popularMakes);
  if (ordered.length <= settings.makesShownFirst) return { shown: ordered, toggle: null };
  return isOpen
    ? { shown: ordered, toggle: texts.hideExtraMakesText }
    : { shown: ordered.slice(0, settings.makesShownFirst), toggle: texts.showAllMakesText };
}

/** The site's popular makes in its own order, then the others in theirs. */
function popularFirst<Make extends { readonly make: string }>(
  makes: readonly Make[],
  popularMakes: readonly string[],
): readonly Make[] {
  const wanted = popularMakes.map((name) => name.toLowerCase());
  const placeOf = ({ make }: Make) => {
    const place = wanted.indexOf(make.toLowerCase());
    return place === -1 ? wanted.length : place;
  };
  return makes.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The models on an unfolded make card: those with most cars, at most so many (SRCH-6). */
export function modelsOnCard<Model extends { readonly count: number }>(
  models: readonly Model[],
  { modelsPerMake }: Pick<SiteSettings['search'], 'modelsPerMake'>,
): readonly Model[] {
  return models.toSorted((a, b) => b.count - a.count).slice(0, modelsPerMake);
}

export interface MakeDropdown {
  /** Empty where all makes are few enough to look through. */
  readonly popular: readonly string[];
  /** Every make, by the alphabet. */
  readonly all: readonly string[];
}

/**
 * The make dropdown, split into the popular makes and all of them (SRCH-6).
 * @planned SRCH-6.3
 */
export function makeDropdown(
  makes: readonly FacetCount[],
  settings: Pick<SiteSettings['search'], 'makeDropdownSplit' | 'popularMakes'>,
): MakeDropdown {
  const ordered = popularFirst(
    makes.map(({ value }) => ({ make: value })),
    settings.popularMakes,
  ).map(({ make }) => make);
  return {
    popular: ordered.length > settings.makeDropdownSplit ? ordered.slice(0, settings.makeDropdownSplit) : [],
    all: ordered.toSorted((a, b) => a.localeCompare(b, 'en-AU')),
  };
}
