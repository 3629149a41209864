import type { SiteId } from '@forecourt/domain/core/ids';
import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { Scope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import { sealedPhotoPath } from '../../shared/sealed-photo.ts';
import { photoTitle } from './photo-title.ts';

export interface PhotoLink {
  /** A path of the site: whoever writes it into a mail puts the site's origin before it. */
  readonly path: string;
  readonly title: string;
}

export interface PhotoLinksPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'listPhotos'> }>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

/** Addresses of the photographs of a car that end after a week, for those who are sent its lead. */
export async function photoLinks(
  { store, codeKeys }: PhotoLinksPorts,
  { scope, site }: { readonly scope: Scope; readonly site: { readonly id: SiteId } },
  lookupId: string,
  now: Date,
): Promise<readonly PhotoLink[]> {
  const photos = await store.run(scope, ({ offers }) => offers.listPhotos(lookupId));
  return photos.map((photo) => ({
    path: sealedPhotoPath(codeKeys, 'photo of a car to sell', { siteId: site.id, photoId: photo.id, now }),
    title: photoTitle(photo),
  }));
}
