import type { SiteSettings } from '../settings/registry.ts';

type HeroSettings = Pick<
  SiteSettings['home'],
  'heroHeading' | 'heroText' | 'heroTiles' | 'heroPriceStepCents' | 'heroPriceRange'
>;
type HeroTile = HeroSettings['heroTiles'][number];

export interface HomeHero {
  readonly heading: string;
  readonly text: string;
  /** In whole dollars, as the search has them. */
  readonly price: { readonly from: number; readonly to: number; readonly step: number };
  readonly tiles: readonly { readonly attribute: HeroTile; readonly values: readonly string[] }[];
}

/**
 * The search on the first screen of the home page (HOME-1), in the site's words and within its prices. A
 * choice of which the stock has nothing to offer is left out.
 */
export function homeHero(
  settings: HeroSettings,
  facets: Readonly<Partial<Record<HeroTile, readonly string[]>>>,
): HomeHero {
  const { fromCents, toCents } = settings.heroPriceRange;
  return {
    heading: settings.heroHeading,
    text: settings.heroText,
    price: { from: fromCents / 100, to: toCents / 100, step: settings.heroPriceStepCents / 100 },
    tiles: settings.heroTiles
      .map((attribute) => ({ attribute, values: facets[attribute] ?? [] }))
      .filter(({ values }) => values.length > 0),
  };
}
