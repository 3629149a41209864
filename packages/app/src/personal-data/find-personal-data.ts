import type {
  KnownPerson,
  PersonalDataCounts,
  PersonalDataStore,
} from '../ports/accounts/personal-data-store.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';

export interface FindPorts {
  readonly store: StoreRunner<{ readonly personalData: Pick<PersonalDataStore, 'count'> }>;
}

/** How much a site knows of a person (OPS-10), and nothing of what. Whether the caller may is decided before. */
export async function findPersonalData(
  { store }: FindPorts,
  scope: SiteScope,
  person: KnownPerson,
): Promise<PersonalDataCounts> {
  const counts = await store.run(scope, ({ personalData }) => personalData.count(person));
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
