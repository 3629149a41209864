import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import { openSealedPhoto } from '../../shared/sealed-photo.ts';
import type { SiteContext } from '../../site/site-context.ts';

export interface LinkedPhotoPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'findPhoto'> }>;
  readonly files: Pick<PrivateFiles, 'read'>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
}

/** The photograph of an address that `photoLinks` made; null where it ended, was made up, or is another site's. */
export async function readLinkedPhoto(
  { store, files, codeKeys }: LinkedPhotoPorts,
  { scope, site }: Pick<SiteContext, 'scope' | 'site'>,
  { signed, now }: { readonly signed: string; readonly now: Date },
): Promise<Uint8Array | null> {
  const photoId = openSealedPhoto(codeKeys, 'photo of a car to sell', { siteId: site.id, signed, now });
  if (photoId === null) return null;
  const photo = await store.run(scope, ({ offers }) => offers.findPhoto(photoId));
  return photo && files.read(photo.objectKey);
}
