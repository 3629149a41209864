import type {
  AskedBy,
  KnownPerson,
  LeadFile,
  PersonalDataCounts,
  PersonalDataStore,
} from '../ports/accounts/personal-data-store.port.ts';
import type { ApplicationStore } from '../ports/finance/application-store.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import { personDigests } from '../finance/application/person-digests.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { mostKeysInJob, removePhotoFilesJob } from '../trade-in/photos/remove-photo-files.job.ts';
import { removeLeadFilesJob } from './remove-lead-files.job.ts';

export interface ErasePorts {
  /** By which what is encrypted is found all the same. */
  readonly tokens: Pick<SessionTokens, 'derived'>;
  readonly store: StoreRunner<{
    readonly applications: Pick<ApplicationStore, 'forget'>;
    readonly personalData: Pick<PersonalDataStore, 'erase' | 'listFiles' | 'listPrivateKeys'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

const filesInJob = 500;

/**
 * Erases a person from a site (OPS-10), all or nothing: rows and their record in one transaction, in which also the
 * removal of files is enqueued. Their sessions end with them. Whether the caller may is decided before.
 */
export async function erasePersonalData(
  { store, tokens }: ErasePorts,
  scope: SiteScope,
  { person, askedBy }: { readonly person: KnownPerson; readonly askedBy: AskedBy },
): Promise<PersonalDataCounts> {
  return store.run(scope, async ({ applications, personalData, jobs }) => {
    const files = await personalData.listFiles(person);
    for (const [dealershipId, keys] of byDealership(files)) {
      for (let first = 0; first < keys.length; first += filesInJob) {
        await jobs.enqueue(removeLeadFilesJob, {
          dealershipId,
          deliveryKeys: keys.slice(first, first + filesInJob),
        });
      }
    }
    const photos = await personalData.listPrivateKeys(person);
    for (let first = 0; first < photos.length; first += mostKeysInJob) {
      await jobs.enqueue(removePhotoFilesJob, { keys: photos.slice(first, first + mostKeysInJob) });
    }
    const forgotten = await applications.forget(personDigests(tokens, scope.siteId, person));
    const erased = await personalData.erase(person, askedBy);
    return forgotten === 0 ? erased : { ...erased, finance_applications: forgotten };
  });
}

function byDealership(files: readonly LeadFile[]): Map<LeadFile['dealershipId'], string[]> {
  const grouped = Map.groupBy(files, ({ dealershipId }) => dealershipId);
  return new Map([...grouped].map(([id, ofOne]) => [id, ofOne.map(({ deliveryKey }) => deliveryKey)]));
}
