import { answerFileName } from '@forecourt/domain/leads/answer-file';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { SessionTokens } from '../../ports/accounts/session-tokens.port.ts';
import type { FormPhotoStore } from '../../ports/leads/form-photo-store.port.ts';
import type { PhotoCleaner } from '../../ports/media/photo-cleaner.port.ts';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { UploadedFile } from '../../ports/media/uploaded-file.port.ts';
import type { RateLimiter } from '../../ports/platform/rate-limiter.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { drawnPhoto } from '../../shared/drawn-photo.ts';
import type { PhotoFault } from '../../shared/photo-words.ts';
import type { SiteContext } from '../../site/site-context.ts';

export interface TakeFormPhotoPorts {
  readonly store: StoreRunner<{ readonly formPhotos: Pick<FormPhotoStore, 'add'> }>;
  readonly cleaner: PhotoCleaner;
  readonly files: Pick<PrivateFiles, 'put'>;
  readonly tokens: Pick<SessionTokens, 'make'>;
  readonly limiter: RateLimiter;
  /** Nobody guesses it. */
  readonly randomId: () => string;
}

const ofNetwork = { limit: 150, windowSeconds: 86_400 };
const ofSite = { limit: 1_000, windowSeconds: 86_400 };
const previewSide = 480;

/**
 * Takes one photograph for a form that is still being filled in (PAGE-5), drawn anew: the file that came is kept nowhere. Whoever
 * says its id has it. What lies without a row, or without a form for a day, upkeep removes.
 */
export async function takeFormPhoto(
  ports: TakeFormPhotoPorts,
  { scope, settings, site }: Pick<SiteContext, 'scope' | 'settings' | 'site'>,
  { file, network, now }: { readonly file: UploadedFile; readonly network: string; readonly now: Date },
): Promise<Result<{ readonly id: string; readonly name: string }, PhotoFault>> {
  const { store, cleaner, files, tokens, limiter, randomId } = ports;
  const waits = await Promise.all([
    limiter.take('form photos of network', `${site.id} ${network}`, ofNetwork),
    limiter.take('form photos of site', site.id, ofSite),
  ]);
  if (waits.some((seconds) => seconds > 0)) return fail('busy');
  const order = { kinds: settings.tradeIn.imageTypes, owner: site.id, previewSide };
  const drawn = await drawnPhoto(cleaner, file, order);
  if (typeof drawn === 'string') return fail(drawn);
  const { bytes, width, height, preview } = drawn;
  if (!preview) return fail('unreadable');
  const objectKey = `${site.id}/form/${tokens.make()}.jpg` as const;
  await files.put(objectKey, { bytes, type: 'image/jpeg' });
  const photo = { id: randomId(), name: answerFileName(file.name, 'picture') };
  await store.run(scope, ({ formPhotos }) =>
    formPhotos.add(
      { ...photo, bytes: bytes.length, width, height, objectKey, preview, hash: file.hash },
      now,
    ),
  );
  return ok(photo);
}
