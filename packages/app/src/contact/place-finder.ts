import { findPlaces, placeBrands, type FoundPlaces as Found } from '@forecourt/domain/locations/find-places';
import type { Place } from '@forecourt/domain/locations/places';
import type { PlaceFinderView } from './contact-page.view.ts';

const mostTyped = 60;

type AskedInstead = Found['instead'];

interface FinderPlaces {
  readonly finder: PlaceFinderView;
  readonly places: readonly Place[];
}

/** The places of a group that were asked for; all of them where nobody asked, or nothing fits (LOC-1). */
export function placeFinder(
  places: readonly Place[],
  typedText: string | null,
  action: string,
): FinderPlaces {
  const typed = (typedText ?? '').trim().slice(0, mostTyped);
  const { places: found, instead } = typed === '' ? { places, instead: null } : findPlaces(places, typed);
  const sold = Map.groupBy(places.flatMap(placeBrands), (brand) => brand);
  // The only brand of all finds nothing.
  const brands = sold.size > 1 ? [...sold].toSorted(([one], [other]) => one.localeCompare(other)) : [];
  return {
    places: found.length === 0 ? places : found,
    finder: {
      action,
      typed,
      found: typed === '' ? null : foundText(found.length, typed, instead),
      brands: brands.map(([label, { length: count }]) => {
        const isChosen = label.toLowerCase() === typed.toLowerCase();
        const href = isChosen ? action : `${action}?near=${encodeURIComponent(label)}`;
        return { label, count, href, isChosen };
      }),
    },
  };
}

function foundText(count: number, typed: string, instead: AskedInstead): string {
  if (instead) {
    return `We’re not in ${instead.asked}. ${count === 1 ? 'This one is' : 'These are'} in ${instead.state}.`;
  }
  if (count === 0) return `We have nothing for “${typed}”. Here are all our dealerships.`;
  return `${count} ${count === 1 ? 'dealership' : 'dealerships'} for “${typed}”`;
}
