import type { SiteSettings } from '../settings/registry.ts';
import { isBuyingTeam } from './buying-team.ts';
import { departmentOf } from './department.ts';
import type { Location } from './location.ts';

type OrderedLocation = Pick<Location, 'locationType' | 'visible'> &
  Partial<Pick<Location, 'locationSubtype'>>;

/** The buying team is reached from where cars are sold to it, and is no place. */
function isPlace({ visible, locationSubtype = null }: OrderedLocation): boolean {
  return visible && !isBuyingTeam({ locationSubtype });
}

/** The visible locations by department, sales, service, parts or as the site orders them; else as they came (RULE-19). */
export function locationOrder<Given extends OrderedLocation>(
  locations: readonly Given[],
  { order }: Pick<SiteSettings['locations'], 'order'>,
): readonly Given[] {
  const rank = (location: Given) => order.indexOf(departmentOf(location));
  return locations.filter(isPlace).sort((one, other) => rank(one) - rank(other));
}
