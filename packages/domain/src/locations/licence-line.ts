import { knownText } from '../core/known-text.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { Location } from './location.ts';
import { stateCodeOf } from './state-code.ts';

interface LicenceSettings {
  readonly locations: Pick<SiteSettings['locations'], 'showsDealerLicence' | 'showsRepairerLicence'>;
  readonly law: Pick<SiteSettings['law'], 'showsLicenceByState' | 'licenceStates'>;
  readonly site: Pick<SiteSettings['site'], 'defaultState'>;
}

/**
 * The licence numbers that stand with a location and in the footer (NAV-3), where a flag allows them. Where
 * the law of the location's state asks for the dealer's number the flag can add it and never hide it.
 */
export function licenceLine(
  location: Pick<Location, 'dealerLicenseNumber' | 'motorVehicleRepairer' | 'address'>,
  settings: LicenceSettings,
): readonly string[] {
  const state = stateCodeOf(location.address?.state) ?? settings.site.defaultState;
  const dealer = knownText(location.dealerLicenseNumber);
  const repairer = knownText(location.motorVehicleRepairer);
  const asksLaw = settings.law.showsLicenceByState && settings.law.licenceStates.includes(state);
  const lines: string[] = [];
  if (dealer !== null && (settings.locations.showsDealerLicence || asksLaw))
    lines.push(dealerLine(dealer, state));
  if (repairer !== null && settings.locations.showsRepairerLicence) {
    lines.push(`Motor vehicle repairer licence number ${repairer}`);
  }
  return lines;
}

/** A Victorian dealer is a licensed motor car trader, and the number is read as LMCT and digits. */
function dealerLine(number: string, state: string): string {
  if (state !== 'vic') return `Dealer licence number ${number}`;
  return `LMCT ${number.replace(/^LMCT\s*/i, '')}`;
}
