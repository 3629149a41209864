import { departmentOf } from '../locations/department.ts';
import type { Location } from '../locations/location.ts';
import { placeName } from '../locations/location-slug.ts';
import type { SiteSettings } from '../settings/registry.ts';

type Person = SiteSettings['contact']['people'][number];

/** Whom to ask for at a location: the first of its department, who is of this place or of all; null where nobody is named. */
export function personToAsk(
  location: Pick<Location, 'name' | 'locationType'>,
  people: readonly Person[],
): Person | null {
  const place = placeName(location.name).toLowerCase();
  const found = people.find(
    (one) =>
      one.department === departmentOf(location) && (one.place === null || one.place.toLowerCase() === place),
  );
  return found ?? null;
}

const mostPeople = 6;

/** Who is named of a place, whatever they do there: those of the department that is looked at first. */
export function peopleAt(
  location: Pick<Location, 'name' | 'locationType'>,
  people: readonly Person[],
): readonly Person[] {
  const place = placeName(location.name).toLowerCase();
  const here = people.filter((one) => one.place === null || one.place.toLowerCase() === place);
  const isFirst = (one: Person) => Number(one.department === departmentOf(location));
  return here.toSorted((one, other) => isFirst(other) - isFirst(one)).slice(0, mostPeople);
}
