import { nearestFirst, type Point } from '@forecourt/domain/locations/distance';
import { findPlaces, placeBrands, type FoundPlaces as Found } from '@forecourt/domain/locations/find-places';
import type { Place } from '@forecourt/domain/locations/places';
import type { FoundCentre } from '../shared/find-centre.ts';
import type { PlaceFinderView } from './contact-page.view.ts';

const mostTyped = 60;

type AskedInstead = Found['instead'];

interface FinderPlaces {
  readonly finder: PlaceFinderView;
  readonly places: readonly Place[];
  /** Where the visitor says to be. */
  readonly from: Point | null;
}

/** The places of a group that were asked for; all of them where nobody asked, or nothing fits (LOC-1). */
export function placeFinder(
  places: readonly Place[],
  { typed: typedText, centre }: { readonly typed: string | null; readonly centre: FoundCentre },
  action: string,
): FinderPlaces {
  const typed = (typedText ?? '').trim().slice(0, mostTyped);
  const isSearched = typed !== '' && centre.kind === 'none';
  const { places: found, instead } = isSearched ? findPlaces(places, typed) : { places, instead: null };
  const sold = Map.groupBy(places.flatMap(placeBrands), (brand) => brand);
  // The only brand of all finds nothing.
  const brands = sold.size > 1 ? [...sold].toSorted(([one], [other]) => one.localeCompare(other)) : [];
  const label = brands.length > 0 ? 'Suburb, postcode or brand' : 'Suburb or postcode';
  const isEmpty = typedText !== null && typed === '';
  return {
    places:
      centre.kind === 'found'
        ? nearestPlaces(places, centre.point, centre.postcode)
        : found.length === 0
          ? places
          : found,
    from: centre.kind === 'found' ? centre.point : null,
    finder: {
      action,
      typed,
      label,
      found:
        centre.kind === 'found'
          ? `Nearest to ${centre.label} first, as the crow flies.`
          : isSearched
            ? foundText(found.length, typed, instead)
            : null,
      error:
        centre.kind === 'refused' ? centre.message : isEmpty ? `Type a ${label.toLowerCase()} first` : null,
      brands: brands.map(([brand, { length: count }]) => {
        const isChosen = brand.toLowerCase() === typed.toLowerCase();
        const href = isChosen ? action : `${action}?near=${encodeURIComponent(brand)}`;
        return { label: brand, count, href, isChosen };
      }),
    },
  };
}

/** The nearest first (LOC-6). */
export function nearestPlaces(
  places: readonly Place[],
  from: Point,
  typedPostcode: string | null = null,
): readonly Place[] {
  const withAddress = places.map((place) => ({ place, address: place.main.address }));
  return nearestFirst(withAddress, from, typedPostcode).map(({ location }) => location.place);
}

function foundText(count: number, typed: string, instead: AskedInstead): string {
  if (instead) {
    return `We’re not in ${instead.asked}. ${count === 1 ? 'This one is' : 'These are'} in ${instead.state}.`;
  }
  if (count === 0) return `We have nothing for “${typed}”. Here are all our dealerships.`;
  return `${count} ${count === 1 ? 'dealership' : 'dealerships'} for “${typed}”`;
}
