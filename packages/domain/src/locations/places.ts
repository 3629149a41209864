import { isBuyingTeam } from './buying-team.ts';
import { departmentOf } from './department.ts';
import type { Location } from './location.ts';
import { locationSlug, placeName } from './location-slug.ts';

/** Somewhere a visitor can go: a location, or the departments that are one by one at the same address. */
export interface Place {
  /** As its contact page is named; places of one name have one page. */
  readonly slug: string;
  readonly name: string;
  /** The department that is asked first: sales, else whatever there is. */
  readonly main: Location;
  readonly departments: readonly Location[];
}

const order = ['sales', 'service', 'parts'] as const;

/** The places of a site in the order of their first location: each stands once, with its departments in it. */
export function placesOf(locations: readonly Location[]): readonly Place[] {
  const places = locations.filter((location) => !isBuyingTeam(location));
  const groups = Map.groupBy(places, (location) => placeKey(location));
  return [...groups.values()].flatMap((some) => {
    const departments = some.toSorted(
      (one, other) => order.indexOf(departmentOf(one)) - order.indexOf(departmentOf(other)),
    );
    const firstAsMain = departments.slice(0, 1);
    return firstAsMain.map((main) => ({
      slug: locationSlug(main),
      name: placeName(main.name),
      main,
      departments,
    }));
  });
}

/** Two dealerships of one town are two places, and so are two addresses of one name. */
function placeKey({ name, slug, address, dealershipId }: Location): string {
  const street = (address?.street ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return [dealershipId, locationSlug({ name, slug }), street].join(' | ');
}
