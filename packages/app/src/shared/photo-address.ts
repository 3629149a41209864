import { offerPaths } from './offer-address.ts';

/** The addresses of photographs of a car that its owner sells. */
export const photoPaths = {
  /** One file in each request, by script. */
  upload: '/api/eval-expert/image-upload',
  /** Any number of files, as a form sends them by itself. */
  add: offerPaths.photos,
  done: `${offerPaths.photos}/done`,
} as const;

/** A photograph, for the browser that has the journey. */
export function photoPath(photoId: string): string {
  return `${offerPaths.photos}/${photoId}`;
}

export function removePhotoPath(photoId: string): string {
  return `${photoPath(photoId)}/remove`;
}

/** A photograph for whoever was sent this address, until it ends. */
export function sentPhotoPath(signed: string): string {
  return `/photos/${signed}`;
}
