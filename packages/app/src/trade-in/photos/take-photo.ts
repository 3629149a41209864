import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { photoFileName } from '@forecourt/domain/trade-in/photo-file-name';
import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { PhotoCleaner } from '../../ports/media/photo-cleaner.port.ts';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { UploadedFile } from '../../ports/media/uploaded-file.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { RateLimiter } from '../../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import { drawnPhoto } from '../../shared/drawn-photo.ts';
import type { PhotoFault } from '../../shared/photo-words.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { newPhotoKey } from './photo-key.ts';
import type { PhotoJourney } from './photo-journey.ts';
import { sendPhotoJob } from './send-photo.job.ts';

export interface TakePhotoPorts {
  readonly store: StoreRunner<{
    readonly offers: Pick<OfferStore, 'addPhoto' | 'findPhotoOfFile' | 'listPhotos'>;
    readonly jobs: Pick<JobQueue, 'enqueue'>;
  }>;
  readonly cleaner: PhotoCleaner;
  readonly files: Pick<PrivateFiles, 'put' | 'remove'>;
  readonly tokens: Pick<SessionTokens, 'make'>;
  readonly limiter: RateLimiter;
}

export interface SentPhoto {
  readonly journey: PhotoJourney;
  readonly file: UploadedFile;
  readonly place: PhotoPlace | null;
  /** The sender's network, as limits know it. */
  readonly network: string;
}

/** Tries again, and photographs that were taken back, count too. */
const triesOfJourney = { limit: 150, windowSeconds: 86_400 };
const triesOfNetwork = { limit: 1_500, windowSeconds: 86_400 };

/**
 * Takes one photograph (TRADE-4): what is kept of it is drawn anew, and the file that came is kept nowhere. The file is
 * there before its row is; a process that dies between the two leaves a file that the upkeep removes. The same file
 * again is the photograph that it was before.
 */
export async function takePhoto(
  ports: TakePhotoPorts,
  context: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  { journey, file, place, network }: SentPhoto,
): Promise<Result<{ readonly id: string }, PhotoFault>> {
  const { store, files, tokens } = ports;
  const { scope, settings, site } = context;
  const most = settings.tradeIn.imagesLimit;
  const lookupId = journey.lookup.id;
  if (await isTooOften(ports, `${site.id} ${journey.id}`, network)) return fail('busy');
  const before = await store.run(scope, async ({ offers }) => ({
    same: await offers.findPhotoOfFile(lookupId, file.hash),
    count: (await offers.listPhotos(lookupId)).length,
  }));
  if (before.same !== null) return ok({ id: before.same });
  if (before.count >= most) return fail('full');

  const order = { kinds: settings.tradeIn.imageTypes, owner: site.id };
  const cleaned = await drawnPhoto(ports.cleaner, file, order);
  if (typeof cleaned === 'string') return fail(cleaned);
  const { bytes, kind } = cleaned;
  const objectKey = newPhotoKey(tokens, context, journey);
  await files.put(objectKey, { bytes, type: 'image/jpeg' });
  const photo = {
    fileName: photoFileName(file.name),
    place,
    kind,
    bytes: bytes.length,
    objectKey,
    contentHash: file.hash,
  };
  const added = await store.run(scope, async ({ offers, jobs }) => {
    const one = await offers.addPhoto(lookupId, photo, most);
    if (one?.isNew) await jobs.enqueue(sendPhotoJob, { photoId: one.id });
    return one;
  });
  // It came twice at the same time, or others filled the last place: upkeep removes what this does not.
  if (!added?.isNew) await files.remove([objectKey]).catch(() => undefined);
  return added ? ok({ id: added.id }) : fail('full');
}

async function isTooOften({ limiter }: TakePhotoPorts, journey: string, network: string): Promise<boolean> {
  const waits = await Promise.all([
    limiter.take('photos of journey', journey, triesOfJourney),
    limiter.take('photos of network', network, triesOfNetwork),
  ]);
  return waits.some((seconds) => seconds > 0);
}
