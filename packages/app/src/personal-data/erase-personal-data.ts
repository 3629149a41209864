import type {
  AskedBy,
  KnownPerson,
  LeadFile,
  PersonalDataCounts,
  PersonalDataStore,
} from '../ports/accounts/personal-data-store.port.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { mostKeysInJob, removePhotoFilesJob } from '../trade-in/photos/remove-photo-files.job.ts';
import { removeLeadFilesJob } from './remove-lead-files.job.ts';

export interface ErasePorts {
  readonly store: StoreRunner<{
    readonly personalData: Pick<PersonalDataStore, 'erase' | 'listFiles' | 'listPhotoKeys'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

const filesInJob = 500;

/**
 * Erases a person from a site (OPS-10), all or nothing: rows and their record in one transaction, in which also the
 * removal of files is enqueued. Their sessions end with them. Whether the caller may is decided before.
 */
export async function erasePersonalData(
  { store }: ErasePorts,
  scope: SiteScope,
  { person, askedBy }: { readonly person: KnownPerson; readonly askedBy: AskedBy },
): Promise<PersonalDataCounts> {
  return store.run(scope, async ({ personalData, jobs }) => {
    const files = await personalData.listFiles(person);
    for (const [dealershipId, keys] of byDealership(files)) {
      for (let first = 0; first < keys.length; first += filesInJob) {
        await jobs.enqueue(removeLeadFilesJob, {
          dealershipId,
          deliveryKeys: keys.slice(first, first + filesInJob),
        });
      }
    }
    const photos = await personalData.listPhotoKeys(person);
    for (let first = 0; first < photos.length; first += mostKeysInJob) {
      await jobs.enqueue(removePhotoFilesJob, { keys: photos.slice(first, first + mostKeysInJob) });
    }
    return personalData.erase(person, askedBy);
  });
}

function byDealership(files: readonly LeadFile[]): Map<LeadFile['dealershipId'], string[]> {
  const grouped = Map.groupBy(files, ({ dealershipId }) => dealershipId);
  return new Map([...grouped].map(([id, ofOne]) => [id, ofOne.map(({ deliveryKey }) => deliveryKey)]));
}
