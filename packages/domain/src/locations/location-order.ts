import type { SiteSettings } from '../settings/registry.ts';
import { departmentOf } from './department.ts';
import type { Location } from './location.ts';

type OrderedLocation = Pick<Location, 'locationType' | 'visible'>;

/** The visible locations by department, sales, service, parts or as the site orders them; else as they came (RULE-19). */
export function locationOrder<Given extends OrderedLocation>(
  locations: readonly Given[],
  { order }: Pick<SiteSettings['locations'], 'order'>,
): readonly Given[] {
  const rank = (location: Given) => order.indexOf(departmentOf(location));
  return locations.filter(({ visible }) => visible).sort((one, other) => rank(one) - rank(other));
}
