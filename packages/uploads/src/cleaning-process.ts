import {
  RefusedPhoto,
  type CleanedPhoto,
  type PhotoKind,
  type PhotoRefusal,
} from '@forecourt/app/ports/media/photo-cleaner.port';
import { cleanPhoto } from './clean-photo.ts';

/** What the process is handed, one at a time. */
export interface CleaningTask {
  readonly file: Uint8Array;
  readonly kinds: readonly PhotoKind[];
}

export type CleaningOutcome = CleanedPhoto | { readonly refusal: PhotoRefusal };

process.on('message', ({ file, kinds }: CleaningTask) => {
  cleanPhoto(file, kinds)
    .catch((error: unknown): CleaningOutcome => ({
      refusal: error instanceof RefusedPhoto ? error.refusal : 'broken',
    }))
    .then((outcome) => process.send?.(outcome))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
