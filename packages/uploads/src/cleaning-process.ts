import {
  RefusedPhoto,
  type CleanedPhoto,
  type PhotoRefusal,
} from '@forecourt/app/ports/media/photo-cleaner.port';
import { cleanPhoto, type PhotoTask } from './clean-photo.ts';

/** What the process is handed, one at a time. */
export type CleaningTask = PhotoTask;

export type CleaningOutcome = CleanedPhoto | { readonly refusal: PhotoRefusal };

process.on('message', (task: CleaningTask) => {
  cleanPhoto(task)
    .catch((error: unknown): CleaningOutcome => ({
      refusal: error instanceof RefusedPhoto ? error.refusal : 'broken',
    }))
    .then((outcome) => process.send?.(outcome))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
