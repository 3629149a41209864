import { knownText } from '../core/known-text.ts';
import type { Location } from '../locations/location.ts';
import type { SiteSettings } from '../settings/registry.ts';

type LicensedLocation = Pick<Location, 'dealerLicenseNumber' | 'motorVehicleRepairer' | 'visible'> & {
  readonly address: Pick<NonNullable<Location['address']>, 'state'> | null;
};

export interface LicenceSettings {
  readonly locations: Pick<SiteSettings['locations'], 'showsDealerLicence' | 'showsRepairerLicence'>;
  readonly law: Pick<SiteSettings['law'], 'showsLicenceByState' | 'licenceStates'>;
}

export interface Licence {
  readonly kind: 'dealer' | 'repairer';
  readonly number: string;
}

/**
 * The licence numbers that the footer shows, each once (NAV-3): only where a flag allows them, and the
 * dealer's also where the state of the location commands it and the site follows that rule (LAW-2).
 */
export function licenceNumbers(
  shown: readonly LicensedLocation[],
  { locations, law }: LicenceSettings,
): readonly Licence[] {
  const visible = shown.filter(({ visible: isVisible }) => isVisible);
  const dealers = visible
    .filter(({ address }) => locations.showsDealerLicence || isCommanded(address?.state, law))
    .map(({ dealerLicenseNumber }) => dealerLicenseNumber);
  const repairers = locations.showsRepairerLicence
    ? visible.map(({ motorVehicleRepairer }) => motorVehicleRepairer)
    : [];
  return [...licences('dealer', dealers), ...licences('repairer', repairers)];
}

function isCommanded(state: string | null | undefined, law: LicenceSettings['law']): boolean {
  const code = knownText(state)?.toLowerCase();
  return law.showsLicenceByState && law.licenceStates.some((commanding) => commanding === code);
}

function licences(kind: Licence['kind'], numbers: readonly (string | null)[]): readonly Licence[] {
  const known = numbers.flatMap((number) => knownText(number) ?? []);
  return [...new Set(known)].map((number) => ({ kind, number }));
}
