import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { PhotoJourney } from './photo-journey.ts';
import { removePhotoFilesJob } from './remove-photo-files.job.ts';

export interface RemovePhotoPorts {
  readonly store: StoreRunner<{
    readonly offers: Pick<OfferStore, 'removePhoto'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
}

/** Takes a photograph back; its file goes by a job that is committed with it. False where the journey has no such one. */
export async function removePhoto(
  { store }: RemovePhotoPorts,
  { scope }: Pick<SiteContext, 'scope'>,
  { journey, photoId }: { readonly journey: PhotoJourney; readonly photoId: string },
): Promise<boolean> {
  return store.run(scope, async ({ offers, jobs }) => {
    const key = await offers.removePhoto(journey.lookup.id, photoId);
    if (key !== null) await jobs.enqueue(removePhotoFilesJob, { keys: [key] });
    return key !== null;
  });
}
