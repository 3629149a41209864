import type { SiteSettings } from '../settings/registry.ts';

interface ChosenPlaces<Id extends string> {
  /** The dealership of the location that was chosen. */
  readonly ofLocation: Id | null;
  /** The dealership that was chosen by name. */
  readonly byName: Id | null;
}

/**
 * The dealership that a form was sent to (FORM-11): where the site says so, that of the chosen location before
 * the one that was chosen by name; else the other way round, and a location alone still decides.
 */
export function chosenDealership<Id extends string>(
  { ofLocation, byName }: ChosenPlaces<Id>,
  { setsDealershipByLocation }: Pick<SiteSettings['enquiry'], 'setsDealershipByLocation'>,
): Id | null {
  return setsDealershipByLocation ? (ofLocation ?? byName) : (byName ?? ofLocation);
}
