import type { FormPhotoStore } from '../../ports/leads/form-photo-store.port.ts';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';

export interface RemoveFormPhotoPorts {
  readonly store: StoreRunner<{ readonly formPhotos: Pick<FormPhotoStore, 'remove'> }>;
  readonly files: Pick<PrivateFiles, 'remove'>;
}

/** Takes a photograph back whose form was not sent yet. Where its file stays, the nightly sweep finds it. */
export async function removeFormPhoto(
  { store, files }: RemoveFormPhotoPorts,
  { scope }: Pick<SiteContext, 'scope'>,
  photoId: string,
): Promise<void> {
  const objectKey = await store.run(scope, ({ formPhotos }) => formPhotos.remove(photoId));
  if (objectKey !== null) await files.remove([objectKey]).catch(() => undefined);
}
