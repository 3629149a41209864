import type { SiteSettings } from '../../settings/registry.ts';
import type { FacetCount } from '../search/search-results.ts';

type MakeListSettings = Pick<SiteSettings['search'], 'makesShownFirst' | 'popularMakes'>;

export interface MakeList<Make> {
  /** Those with most cars first; the site's popular ones over all others. */
  readonly first: readonly Make[];
  /** Behind a button, by the alphabet: who opens it looks for a name. */
  readonly rest: readonly Make[];
}

/** The makes of the sidebar: the first few, and behind a button the others (SRCH-6). */
export function makeList<Make extends { readonly make: string; readonly count: number }>(
  makes: readonly Make[],
  { makesShownFirst, popularMakes }: MakeListSettings,
): MakeList<Make> {
  const popular = new Set(popularMakes.map((name) => name.toLowerCase()));
  const isPopular = ({ make }: Make) => popular.has(make.toLowerCase());
  const ordered = makes.toSorted(
    (a, b) => Number(isPopular(b)) - Number(isPopular(a)) || b.count - a.count || byName(a.make, b.make),
  );
  return {
    first: ordered.slice(0, makesShownFirst),
    rest: ordered.slice(makesShownFirst).toSorted((a, b) => byName(a.make, b.make)),
  };
}

const byName = (one: string, other: string) => one.localeCompare(other, 'en-AU');

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

/** The make dropdown, split into the popular makes and all of them (SRCH-6). */
export function makeDropdown(
  makes: readonly FacetCount[],
  settings: Pick<SiteSettings['search'], 'makeDropdownSplit' | 'popularMakes'>,
): MakeDropdown {
  const counted = makes.map(({ value, count }) => ({ make: value, count }));
  const { makeDropdownSplit: makesShownFirst, popularMakes } = settings;
  const { first, rest } = makeList(counted, { makesShownFirst, popularMakes });
  return {
    popular: rest.length > 0 ? names(first) : [],
    all: names([...first, ...rest]).toSorted(byName),
  };
}

function names(list: readonly { readonly make: string }[]): readonly string[] {
  return list.map(({ make }) => make);
}
