import type { SiteId } from '@forecourt/domain/core/ids';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import { sentPhotoPath } from './photo-address.ts';

/** What a photograph shows, as its seal has it: what is sealed for one opens as no other. */
export type SealedKind = 'photo of a car to sell' | 'photo of a form';

const dayMs = 86_400_000;
const linkDays = 7;

/** What is sealed for one site opens at no other. */
const sealedPlace = (kind: SealedKind, siteId: SiteId) => `${kind} ${siteId}`;

/** The address of a photograph for whoever is sent its lead; it ends after a week. */
export function sealedPhotoPath(
  codeKeys: Pick<CodeKeys, 'seal'>,
  kind: SealedKind,
  { siteId, photoId, now }: { readonly siteId: SiteId; readonly photoId: string; readonly now: Date },
): string {
  const endsAt = now.getTime() + linkDays * dayMs;
  return sentPhotoPath(codeKeys.seal(`${photoId} ${endsAt}`, sealedPlace(kind, siteId)));
}

/** The photograph of such an address; null where it ended, was made up, or is another site's. */
export function openSealedPhoto(
  codeKeys: Pick<CodeKeys, 'open'>,
  kind: SealedKind,
  { siteId, signed, now }: { readonly siteId: SiteId; readonly signed: string; readonly now: Date },
): string | null {
  const [photoId = '', endsAt = ''] = codeKeys.open(signed, sealedPlace(kind, siteId))?.split(' ') ?? [];
  return photoId === '' || Number(endsAt) < now.getTime() ? null : photoId;
}
