import type { KnownPerson, PersonalDataCounts } from '../ports/accounts/personal-data-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { erasePersonalData, type ErasePorts } from './erase-personal-data.ts';
import type { ExportedPersonalData } from './exported-personal-data.ts';
import { exportPersonalData, type ExportPorts } from './export-personal-data.ts';

/** Everything that a site has about a person who wrote to the dealer, for whoever runs the platform (OPS-10). */
export function exportOnRequest(
  { store }: ExportPorts,
  { scope, site }: Pick<SiteContext, 'scope' | 'site'>,
  { person, now }: { readonly person: KnownPerson; readonly now: Date },
): Promise<ExportedPersonalData> {
  const about = { scope, siteName: site.name, now };
  return exportPersonalData({ store }, about, { person, askedBy: 'operator' });
}

/** Erases such a person from a site. */
export function eraseOnRequest(
  { store, tokens }: ErasePorts,
  { scope }: Pick<SiteContext, 'scope'>,
  person: KnownPerson,
): Promise<PersonalDataCounts> {
  return erasePersonalData({ store, tokens }, scope, { person, askedBy: 'operator' });
}
