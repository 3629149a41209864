import { knownText } from '@forecourt/domain/core/known-text';
import type { Car } from '@forecourt/domain/stock/car/car';
import { carName } from '@forecourt/domain/stock/car/car-name';
import { carTitle } from '@forecourt/domain/stock/presentation/car-title';
import { emptySearch, normalSearchState } from '@forecourt/domain/stock/search/search-state';
import { hrefOf, searchAddress } from '@forecourt/domain/stock/search/search-path';
import { vehicleNoun } from '@forecourt/domain/stock/presentation/vehicle-noun';
import type { SiteContext } from '../../site/site-context.ts';
import type { CrumbView } from '../../shared/crumb.view.ts';

/** The way to a car: the search, its make, the car itself. */
export function vehicleCrumbsOf(
  car: Car,
  { search, stock }: Pick<SiteContext['settings'], 'search' | 'stock'>,
): readonly CrumbView[] {
  const make = knownText(car.make);
  const lists = make === null ? {} : { make: [make] };
  const ofMake = normalSearchState({ ...emptySearch(search.defaultSort), lists });
  const makes = make === null ? [] : [{ make, models: [] }];
  return [
    { label: 'Home', href: '/' },
    { label: `All ${vehicleNoun(2, stock)}`, href: search.basePath },
    ...(make === null
      ? []
      : [{ label: carName(make) ?? make, href: hrefOf(searchAddress(ofMake, { search, makes })) }]),
    { label: carTitle(car, { showsBadgeAndSeries: false }).title, href: null },
  ];
}
