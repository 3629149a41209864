import { departmentOf } from './department.ts';
import type { Location } from './location.ts';

type FilteredLocation = Pick<Location, 'id' | 'locationType' | 'primary' | 'visible'>;

export interface LocationsBlock<Given> {
  /** None: the block is not drawn. */
  readonly layout: 'none' | 'single' | 'grid';
  readonly locations: readonly Given[];
}

/**
 * What a locations block shows (LOC-2): primary, sales, service, parts, service-and-parts, all, or the one
 * location with that id. Hidden locations are never among them, and a missing one shows nothing.
 */
export function locationFilter<Given extends FilteredLocation>(
  locations: readonly Given[],
  filter: string,
): LocationsBlock<Given> {
  const found = locations.filter((location) => location.visible && fits(location, filter));
  if (found.length === 0) return { layout: 'none', locations: found };
  return { layout: found.length === 1 ? 'single' : 'grid', locations: found };
}

function fits(location: FilteredLocation, filter: string): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'primary':
      return location.primary;
    case 'sales':
    case 'service':
    case 'parts':
      return departmentOf(location) === filter;
    case 'service-and-parts':
      return departmentOf(location) !== 'sales';
    default:
      return location.id === filter;
  }
}
