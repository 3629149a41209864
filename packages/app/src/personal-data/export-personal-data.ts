import type { AskedBy, KnownPerson, PersonalDataStore } from '../ports/accounts/personal-data-store.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { ExportedPersonalData } from './exported-personal-data.ts';

export interface ExportPorts {
  readonly store: StoreRunner<{ readonly personalData: Pick<PersonalDataStore, 'export'> }>;
}

/**
 * Everything that a site knows of a person (OPS-10; Privacy Act 1988, APP 12), and the record that it was exported.
 * Whether the caller may is decided before.
 */
export async function exportPersonalData(
  { store }: ExportPorts,
  { scope, siteName, now }: { readonly scope: SiteScope; readonly siteName: string; readonly now: Date },
  { person, askedBy }: { readonly person: KnownPerson; readonly askedBy: AskedBy },
): Promise<ExportedPersonalData> {
  const { rows, elsewhere } = await store.run(scope, ({ personalData }) =>
    personalData.export(person, askedBy),
  );
  return {
    site: siteName,
    exportedAt: now.toISOString(),
    data: Object.fromEntries(Object.entries(rows).filter(([, ofKind]) => ofKind.length > 0)),
    elsewhere,
  };
}
