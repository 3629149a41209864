import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { PhotoJourney } from './photo-journey.ts';

export interface ReadPhotoPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'findPhoto'> }>;
  readonly files: Pick<PrivateFiles, 'read'>;
}

/** A photograph for the holder of its journey: a JPEG; null where the journey has no such one. */
export async function readOwnPhoto(
  { store, files }: ReadPhotoPorts,
  { scope }: Pick<SiteContext, 'scope'>,
  { journey, photoId }: { readonly journey: PhotoJourney; readonly photoId: string },
): Promise<Uint8Array | null> {
  const photo = await store.run(scope, ({ offers }) => offers.findPhoto(photoId));
  return photo?.lookupId === journey.lookup.id ? files.read(photo.objectKey) : null;
}
