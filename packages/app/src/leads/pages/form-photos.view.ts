import type { SiteSettings } from '@forecourt/domain/settings/registry';
import {
  acceptedPhotos,
  photoRules,
  type PhotoFaultView,
  type PhotoRules,
} from '../../shared/photo-rules.ts';

/** The addresses of photographs that belong to a form. */
export const formPhotoPaths = {
  /** One file in each request, by script. */
  upload: '/api/lead-photos',
  /** The form with its files, as a browser sends both by itself. */
  send: '/api/leads/with-photos',
} as const;

export function removeFormPhotoPath(photoId: string): string {
  return `${formPhotoPaths.upload}/${photoId}/remove`;
}

/** A photograph that has come, by the name of its file. */
export interface SentFormPhoto {
  readonly id: string;
  readonly name: string;
}

/** What came with a form before it is sent. */
export interface ShownPhotos {
  readonly sent: readonly SentFormPhoto[];
  /** Of a form that was sent without a script. */
  readonly faults: readonly PhotoFaultView[];
}

/** Photographs that may be added to a form (PAGE-5). */
export interface FormPhotosView extends ShownPhotos {
  readonly hint: string;
  readonly rules: PhotoRules;
  readonly accept: string;
  readonly upload: string;
  /** Where the form is sent with its files. */
  readonly send: string;
}

/** As many and as large as photographs of a car that is sold. */
export function formPhotosView(
  { tradeIn }: Pick<SiteSettings, 'tradeIn'>,
  shown?: ShownPhotos,
): FormPhotosView {
  const { imagesLimit, imageMegabytes } = tradeIn;
  return {
    sent: shown?.sent ?? [],
    faults: shown?.faults ?? [],
    hint: `Up to ${imagesLimit} photos of ${imageMegabytes} MB each. We remove the place where they were taken.`,
    rules: photoRules(tradeIn),
    accept: acceptedPhotos(tradeIn),
    ...formPhotoPaths,
  };
}
