import type { Location } from '../locations/location.ts';
import type { SiteSettings } from '../settings/registry.ts';

type ChosenLocation = Pick<Location, 'id' | 'dealershipSlug'>;

interface ChosenPlaces {
  readonly locationId: string | null;
  readonly dealershipSlug: string | null;
}

/**
 * The dealership that a form was sent to (FORM-11): where the site says so, that of the chosen location,
 * before the one that was chosen by name.
 */
export function chosenDealership(
  { locationId, dealershipSlug }: ChosenPlaces,
  locations: readonly ChosenLocation[],
  { setsDealershipByLocation }: Pick<SiteSettings['enquiry'], 'setsDealershipByLocation'>,
): string | null {
  const chosen = setsDealershipByLocation ? locations.find(({ id }) => id === locationId) : undefined;
  return chosen?.dealershipSlug ?? dealershipSlug;
}
