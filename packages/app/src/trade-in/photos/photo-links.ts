import type { SiteId } from '@forecourt/domain/core/ids';
import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { Scope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import { sentPhotoPath } from '../../shared/photo-address.ts';
import type { SiteContext } from '../../site/site-context.ts';
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

const linkDays = 7;
const dayMs = 86_400_000;

/** Addresses of the photographs of a car that end after a week, for those who are sent its lead. */
export async function photoLinks(
  { store, codeKeys }: PhotoLinksPorts,
  { scope, site }: { readonly scope: Scope; readonly site: { readonly id: SiteId } },
  lookupId: string,
  now: Date,
): Promise<readonly PhotoLink[]> {
  const photos = await store.run(scope, ({ offers }) => offers.listPhotos(lookupId));
  const endsAt = now.getTime() + linkDays * dayMs;
  return photos.map((photo) => ({
    path: sentPhotoPath(codeKeys.seal(`${photo.id} ${endsAt}`, placeOf(site.id))),
    title: photoTitle(photo),
  }));
}

export interface LinkedPhotoPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'findPhoto'> }>;
  readonly files: Pick<PrivateFiles, 'read'>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
}

/** The photograph of such an address; null where it ended, was made up, or is another site's. */
export async function readLinkedPhoto(
  { store, files, codeKeys }: LinkedPhotoPorts,
  { scope, site }: Pick<SiteContext, 'scope' | 'site'>,
  { signed, now }: { readonly signed: string; readonly now: Date },
): Promise<Uint8Array | null> {
  const [photoId = '', endsAt = ''] = codeKeys.open(signed, placeOf(site.id))?.split(' ') ?? [];
  if (photoId === '' || Number(endsAt) < now.getTime()) return null;
  const photo = await store.run(scope, ({ offers }) => offers.findPhoto(photoId));
  return photo && files.read(photo.objectKey);
}

const placeOf = (siteId: SiteId) => `photo of a car to sell ${siteId}`;
